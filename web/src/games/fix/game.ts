import type { Words } from '../../texts'
import type { GameOf, Stage } from '../page'

export type Fix = GameOf<'fix', Words<'fix'>>

/** What this game's board, words and lesson get. */
export type FixStage = Stage<Fix>
