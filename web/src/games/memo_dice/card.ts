import type { Card } from '../card'
import Vignette from './Vignette.svelte'

export const card: Card = {
  order: 1,
  minutes: '20',
  age: 6,
  accent: { light: '#265292', dark: '#9cc1f4' },
  Vignette,
  sharing: 'open', // nobody has secrets of their own in this game
  finer: ['guess_seconds'],
}
