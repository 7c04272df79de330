import type { Words } from '../../texts'
import type { GameOf, Stage } from '../page'

export type MemoDice = GameOf<'memo_dice', Words<'memo_dice'>>

/** What this game's board, words and lesson get. */
export type MemoDiceStage = Stage<MemoDice>
