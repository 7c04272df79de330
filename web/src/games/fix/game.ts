import type { GameOf, Stage } from '../page'
import type { Words } from './texts.en'

export type Fix = GameOf<'fix', Words>

/** What this game's board, words and lesson get. */
export type FixStage = Stage<Fix>
