import type { Card } from '../card'
import Vignette from './Vignette.svelte'

export const card: Card = {
  order: 4,
  minutes: '15',
  age: 6,
  accent: { light: '#663a8a', dark: '#d2aef2' },
  Vignette,
  sharing: null, // everybody's own finger races, and one has a secret
  diceless: true,
  finer: ['clue_seconds', 'guess_seconds', 'fresh_square'],
}
