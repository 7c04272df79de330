import type { Card } from '../card'
import Vignette from './Vignette.svelte'

export const card: Card = {
  order: 3,
  minutes: '3–6',
  age: 5,
  accent: { light: '#0f5f68', dark: '#86d3d8' },
  Vignette,
  // one square for all; the board hands the device to Oni and back
  sharing: 'together',
  scoreless: true,
  finer: ['square'],
  companion: '/companion',
}
