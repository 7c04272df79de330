import type { GameOf, Stage } from '../page'
import type { Words } from './texts.en'

export type Jinx = GameOf<'jinx', Words>

/** What this game's board, words and lesson get. */
export type JinxStage = Stage<Jinx>
