import type { Card } from '../card'
import Vignette from './Vignette.svelte'

export const card: Card = {
  order: 99, // the last on the shelf, until it has its place
  minutes: '10',
  age: 6,
  accent: { light: '#7a3b5d', dark: '#eab0cf' },
  Vignette,
  sharing: 'open', // nobody has secrets in this game
}
