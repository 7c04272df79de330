import type { oni } from '../../lib/types'
import type { Words } from '../../texts'
import type { GameOf, Offered, Stage } from '../page'

export type Oni = GameOf<'oni', Words<'oni'>>

/** What this game's board, words and lesson get. */
export type OniStage = Stage<Oni>
export type OniPrompt = Offered<Oni>
export type Effect = oni.Public['effects'][number]
export type { CardName } from '../../parts/oni/deck'
