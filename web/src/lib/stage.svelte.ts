import { MediaQuery } from 'svelte/reactivity'
import { innerWidth } from 'svelte/reactivity/window'
import type { Outcome, Stage } from '../games/page'
import type { Lang, Texts } from '../texts'
import { prefs } from './prefs.svelte'
import type { Table } from './table.svelte'
import type { ChairView, Prompt } from './types'

const reduced = new MediaQuery('(prefers-reduced-motion: reduce)')

type Complain = (refusal: Extract<Outcome, { ok: false }>, verb: string) => void

/** The table as a board sees it, for one seat or for nobody's. */
export class TableStage implements Stage {
  readonly #table: Table
  readonly #seat: () => number | null
  readonly #refused: Complain
  readonly big: boolean

  constructor(table: Table, seat: () => number | null, refused: Complain, big = false) {
    this.#table = table
    this.#seat = seat
    this.#refused = refused
    this.big = big
  }

  get seat(): number | null {
    return this.#seat()
  }
  get public(): any {
    return this.#table.own.game?.public
  }
  get private(): any {
    return this.seat === null ? null : (this.#table.at(this.seat).game?.private ?? null)
  }
  get prompts(): readonly Prompt[] {
    return this.seat === null ? [] : this.#table.at(this.seat).prompts
  }
  get you(): number | null {
    return this.big ? null : this.#table.you
  }
  get chairs(): readonly ChairView[] {
    return this.#table.chairs
  }
  get locals(): readonly number[] {
    return this.#table.locals
  }
  get size(): 'phone' | 'tablet' | 'screen' {
    const width = innerWidth.current ?? 0
    return width < 700 ? 'phone' : width < 1200 ? 'tablet' : 'screen'
  }
  get t(): Texts {
    return prefs.t
  }
  get lang(): Lang {
    return prefs.lang
  }
  get reduced(): boolean {
    return reduced.current
  }

  held(seat: number): Stage {
    return new TableStage(this.#table, () => seat, this.#refused, this.big)
  }

  now(): number {
    return this.#table.own.clock.now()
  }

  async act(verb: string, fields: Record<string, unknown> = {}, pressed?: number): Promise<Outcome> {
    const sitting = this.#table.at(this.seat)
    const outcome = await sitting.ask({ type: 'Act', action: { type: verb, ...fields }, seen: sitting.seen, moment: pressed ?? null })
    if (!outcome.ok && outcome.offers.length === 0) this.#refused(outcome, verb)
    return outcome
  }

  onNews(hear: (at: number, news: unknown) => void): () => void {
    return this.#table.at(this.seat).onNews(hear)
  }
}
