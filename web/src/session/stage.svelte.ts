import { createSubscriber, MediaQuery } from 'svelte/reactivity'
import { innerWidth } from 'svelte/reactivity/window'
import type { AnyGame, Filled, Offered, Outcome, Refusal, Stage, Verb } from '../games/page'
import type { Lang, Texts } from '../texts'
import { prefs } from '../texts/prefs.svelte'
import type { Table } from './table.svelte'
import type { ChairView } from '../lib/types'

const reduced = new MediaQuery('(prefers-reduced-motion: reduce)')

type Complain = (refusal: Refusal, verb: Verb<AnyGame>) => void

/** What every stage gets from the device and its reader; `game` is what is played. */
export abstract class DeviceStage {
  protected abstract readonly game: string
  filled = $state.raw<Filled | null>(null)
  readonly #waits = createSubscriber((update) => {
    const timer = setInterval(update, 100)
    return () => clearInterval(timer)
  })

  abstract now(): number

  passed(moment: number): boolean {
    if (this.now() >= moment) return true
    this.#waits()
    return false
  }

  get size(): 'phone' | 'tablet' | 'screen' {
    const width = innerWidth.current ?? 0
    return width < 700 ? 'phone' : width < 1200 ? 'tablet' : 'screen'
  }
  get words(): AnyGame['words'] {
    const words = prefs.words(this.game)
    if (!words) throw new Error(`no words for ${this.game}`)
    return words
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
}

/** The table as a board sees it: for one seat, or for a watcher. */
export class TableStage extends DeviceStage implements Stage {
  readonly #table: Table
  readonly #seat: () => number | null
  readonly #refused: Complain
  readonly big: boolean
  readonly past = false
  /** Runs before every act. */
  before: () => void = () => {}

  constructor(table: Table, seat: () => number | null, refused: Complain, big = false) {
    super()
    this.#table = table
    this.#seat = seat
    this.#refused = refused
    this.big = big
  }

  protected get game(): string {
    return this.#table.view?.game ?? ''
  }
  get seat(): number | null {
    return this.#seat()
  }
  get options(): AnyGame['options'] {
    return (this.#table.view?.options ?? {}) as unknown as AnyGame['options'] // the wire says only that they are some game's
  }
  get public(): AnyGame['public'] {
    const { game } = this.#table.own
    if (!game) throw new Error('no board is shown before there is a game to see')
    return game.public
  }
  get private(): AnyGame['private'] | null {
    return this.seat === null ? null : (this.#table.at(this.seat).game?.private ?? null)
  }
  get prompts(): readonly Offered<AnyGame>[] {
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

  held(seat: number): Stage {
    const stage = new TableStage(this.#table, () => seat, this.#refused, this.big)
    stage.before = () => this.before()
    return stage
  }

  handOn(underWay: boolean): void {
    void this.#table.ask({ type: underWay ? 'PutDown' : 'TakeUp' })
  }

  now(): number {
    return this.#table.own.clock.now()
  }

  async act(verb: Verb<AnyGame>, fields: Readonly<Record<string, unknown>> = {}, pressed?: number, shown?: number): Promise<Outcome> {
    this.before()
    const sitting = this.#table.at(this.seat)
    this.#table.holder = this.seat
    const moments = { moment: pressed ?? null, shown: shown ?? null }
    const outcome = await sitting.ask({ type: 'Act', action: { type: verb, ...fields }, seen: sitting.seen, ...moments })
    if (!outcome.ok) this.#refused(outcome, verb)
    return outcome
  }

  answer({ verb }: Offered<AnyGame>, filled: Readonly<Record<string, unknown>>, pressed?: number): Promise<Outcome> {
    return this.act(verb, filled, pressed)
  }

  onNews(hear: (at: number, news: AnyGame['news']) => void): () => void {
    return this.#table.at(this.seat).onNews(hear)
  }
}
