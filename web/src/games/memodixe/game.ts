import type { GameOf, Stage } from '../page'
import type { Words } from './texts.en'

export type MemoDixe = GameOf<'memodixe', Words>

/** What this game's board, words and lesson get. */
export type MemoDixeStage = Stage<MemoDixe>
