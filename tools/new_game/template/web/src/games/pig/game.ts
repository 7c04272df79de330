import type { GameOf, Stage } from '../page'
import type { Words } from './texts.en'

export type PigGame = GameOf<'pig', Words>

/** What this game's board, words and lesson get. */
export type PigStage = Stage<PigGame>
