import type { Words } from '../../texts'
import type { GameOf, Stage } from '../page'

export type PigGame = GameOf<'pig', Words<'pig'>>

/** What this game's board, words and lesson get. */
export type PigStage = Stage<PigGame>
