import type { memo_dice } from '../../lib/types'
import type { GamePage } from '../page'
import Board from './Board.svelte'
import { lesson } from './lesson'
import Summary from './Summary.svelte'
import { announce, promptLabel, says } from './words'

/** A ring that is full for as long as nobody need hurry. */
const HURRY = 30_000

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
        return { endsAt: scene.until, totalMs: scene.until - scene.coverable }
      case 'Recalling':
        return scene.until === null ? null : { endsAt: scene.until, totalMs: HURRY }
      case 'Judgement':
        return { endsAt: scene.until, totalMs: HURRY }
      default:
        return null
    }
  },
}
