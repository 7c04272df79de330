import type { fix } from '../../lib/types'
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
  summaryTitle: (t) => t.fix.summary.title,
  announce,
  lesson,
  promptLabel,
  says,
  sharing: 'together', // nobody has secrets, and everybody plays at once
  handles: ['Roll', 'Flick'],
  clock({ public: game }) {
    const { scene } = game as fix.Public
    if (scene.type === 'Dealing' && scene.until !== null) return { endsAt: scene.until, totalMs: HURRY }
    if (scene.type === 'Scored') return { endsAt: scene.until, totalMs: scene.until - scene.closable }
    return null
  },
}
