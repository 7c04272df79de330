import type { Words } from '../../texts'
import type { GameOf, Stage } from '../page'

export type Jinx = GameOf<'jinx', Words<'jinx'>>

/** What this game's board, words and lesson get. */
export type JinxStage = Stage<Jinx>
