import type { GameOf, Stage } from '../page'
import type { Words } from './texts.en'

export type MemoDice = GameOf<'memo_dice', Words>

/** What this game's board, words and lesson get. */
export type MemoDiceStage = Stage<MemoDice>
