import type { memodixe } from '../../lib/types'
import type { GamePage } from '../page'
import Board from './Board.svelte'
import { lesson } from './lesson'
import Summary from './Summary.svelte'
import { announce, promptLabel, says } from './words'

/** A ring that is full for as long as nobody need hurry. */
const HURRY = 20_000

/** A die that was won says how by what happened just before. */
let before: memodixe.News | null = null

export const page: GamePage = {
  Board,
  Summary,
  summaryTitle: (t) => t.memodixe.summary.title,
  announce(news, stage) {
    const text = announce(news, stage, before)
    before = news
    return text
  },
  lesson,
  promptLabel,
  says,
  // one square for all who share a device; the board itself hands it over for pi's look and aum's swap
  sharing: 'together',
  handles: ['Dixe'], // held on the board, beside what is at stake
  clock({ public: game }) {
    const { scene } = game as memodixe.Public
    switch (scene.type) {
      case 'Different':
      case 'Barren':
      case 'Looking':
      case 'Wrong':
        return { endsAt: scene.until, totalMs: scene.until - scene.closable }
      case 'Peeking':
        return scene.until === null ? null : { endsAt: scene.until, totalMs: HURRY }
      default:
        return null // the curtain has its own clock, on the cloth
    }
  },
}
