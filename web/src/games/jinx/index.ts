import { lasting } from '../../lib/lasting'
import type { GamePage } from '../page'
import Board from './Board.svelte'
import type { Jinx } from './game'
import { lesson } from './lesson'
import Piece from './Piece.svelte'
import { shout } from './shout'
import Summary from './Summary.svelte'
import { announce, glance, promptLabel, retell, says } from './words'

export const page: GamePage<Jinx> = {
  Board,
  Summary,
  summaryTitle: (words) => words.summary.title,
  crown: (names, words) => words.summary.crowned({ names }),
  counted: (n, words) => words.cards({ n }),
  Piece,
  announce,
  retell,
  memorable: (news) =>
    news.type === 'Contested' || (news.type === 'Kept' && news.by === 'jinx') || (news.type === 'Answered' && news.right),
  lesson,
  promptLabel,
  shout,
  says,
  glance,
  handles: ['Clue', 'Speak', 'Draw', 'Point', 'Jinx', 'Yes', 'No', 'Done'],
  clock({ public: { scene } }) {
    switch (scene.type) {
      case 'ClueAwaited':
        return lasting(scene) ?? 'none'
      case 'Guessing':
        return lasting({ since: scene.opens_at, until: scene.until }) ?? 'none'
      default:
        return 'none'
    }
  },
}
