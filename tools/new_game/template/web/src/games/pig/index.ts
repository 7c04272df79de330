import { lasting } from '../../lib/lasting'
import type { GamePage } from '../page'
import Board from './Board.svelte'
import type { PigGame } from './game'
import { lesson } from './lesson'
import { announce, promptLabel, says } from './words'

export const page: GamePage<PigGame> = {
  Board,
  announce,
  memorable: ({ type }) => type === 'Kept',
  lesson,
  promptLabel,
  says,
  clock({ public: { scene } }) {
    return scene.type === 'Choosing' ? lasting(scene) : null
  },
}
