import type { Card } from '../card'
import Vignette from './Vignette.svelte'

export const card: Card = {
  order: 5,
  minutes: '20',
  age: 6,
  accent: { light: '#864f00', dark: '#f3bd62' },
  Vignette,
  sharing: 'together', // nobody has secrets, and everybody plays at once
  finer: ['last'],
}
