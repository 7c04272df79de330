import type { Words } from '../../texts'
import type { GameOf, Stage } from '../page'

export type MemoDixe = GameOf<'memodixe', Words<'memodixe'>>

/** What this game's board, words and lesson get. */
export type MemoDixeStage = Stage<MemoDixe>
