import type { memo_dice } from '../../lib/types'
import type { GamePage } from '../page'
import Board from './Board.svelte'
import { lesson } from './lesson'
import Summary from './Summary.svelte'
import { announce, promptLabel, says } from './words'

export const page: GamePage = {
  Board,
  Summary,
  announce,
  lesson,
  promptLabel,
  says,
  sharing: 'open', // nobody has secrets of their own in this game
  clock({ public: game }) {
    const { scene } = game as memo_dice.Public
    switch (scene.type) {
      case 'Shown':
      case 'Recalling':
      case 'Judgement':
      case 'Unheard':
        return scene.until === null ? null : { endsAt: scene.until, totalMs: scene.until - scene.since }
      default:
        return null
    }
  },
}
