import type { Card } from '../card'
import Vignette from './Vignette.svelte'

export const card: Card = {
  order: 2,
  minutes: '5–10',
  age: 5,
  accent: { light: '#2f662c', dark: '#a0d48f' },
  Vignette,
  // one square for all on a device; the board itself hands it over for pi's look and aum's swap
  sharing: 'together',
}
