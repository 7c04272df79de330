import { lasting } from '../../lib/lasting'
import type { GamePage } from '../page'
import Board from './Board.svelte'
import type { MemoDixe } from './game'
import { lesson } from './lesson'
import Piece from './Piece.svelte'
import { recollection } from './recollection'
import { shout } from './shout'
import Summary from './Summary.svelte'
import { retell } from './retell'
import { announce, glance, promptLabel, says } from './words'
import { whyWon } from './why'

export const page: GamePage<MemoDixe> = {
  Board,
  Summary,
  summaryTitle: (words) => words.summary.title,
  crown: (names, words) => words.summary.crowned({ names }),
  why: whyWon,
  counted: (n, words) => words.dice({ n }),
  Piece,
  announce,
  retell,
  memorable: ({ type }) => ['DieWon', 'SkullFell', 'Stolen', 'Given', 'CallJudged', 'Deadlocked'].includes(type),
  lesson,
  recollection,
  promptLabel,
  shout,
  says,
  glance,
  declines: ['Pass', 'End'],
  handles: ['Dixe'], // held on the board, beside what is at stake
  clock({ public: { scene } }) {
    switch (scene.type) {
      case 'Different':
      case 'Barren':
      case 'Looking':
      case 'Peeking':
      case 'Wrong':
        return lasting(scene)
      default:
        return null // the curtain has its own clock, on the cloth
    }
  },
}
