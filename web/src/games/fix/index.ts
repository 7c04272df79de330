import { lasting } from '../../lib/lasting'
import type { GamePage } from '../page'
import Board from './Board.svelte'
import type { Fix } from './game'
import { lesson } from './lesson'
import Piece from './Piece.svelte'
import { shout } from './shout'
import Summary from './Summary.svelte'
import { announce, glance, promptLabel, retell, says } from './words'

export const page: GamePage<Fix> = {
  Board,
  Summary,
  summaryTitle: (words) => words.summary.title,
  Piece,
  announce,
  retell,
  memorable: (news) => news.type === 'Stopped' || news.type === 'RoundScored',
  lesson,
  promptLabel,
  shout,
  says,
  glance,
  handles: ['Roll', 'Flick'],
  clock({ public: { scene } }) {
    return scene.type === 'Dealing' || scene.type === 'Scored' ? lasting(scene) : null
  },
}
