import type { AnyGame, Offered, Outcome } from '../games/page'
import { TableClock } from './clock'
import { contribute } from './seal'
import { Line, socketUrl, VERSION, type Health, type Wish } from './socket'
import type { Refused, Sight, TableView } from './types'

export type Where = { open: string } | { code: string; ticket?: string | null }
type Told = readonly [at: number, news: AnyGame['news']]
/** A GameView, of which the wire says only that it is some game's. */
interface Seen {
  public: AnyGame['public']
  private: AnyGame['private'] | null
  prompts: readonly Offered<AnyGame>[]
}
type Hear = (...told: Told) => void
type Listen = (seat: number, words: string) => void
type Watch = (before: TableView | null, after: TableView) => void

const NO_PROMPTS: readonly Offered<AnyGame>[] = []

/** What one token sees of a table: a seat, or a place to watch from. Each sight is folded into the view here. */
export class Sitting {
  table = $state.raw<TableView | null>(null)
  game = $state.raw<Seen | null>(null)
  you = $state.raw<number | null>(null)
  host = $state.raw(false)
  health = $state.raw<Health>({ state: 'joining' })
  /** Somebody came with a ticket for this seat, and waits for an answer. */
  wanted = $state.raw(false)
  /** What the newest sight told, for those who come to listen just after it; gone with the next one. */
  latest: readonly Told[] = []
  readonly clock = new TableClock()
  readonly #line: Line
  readonly #hearers = new Set<Hear>()
  readonly #listeners = new Set<Listen>()
  readonly #watchers = new Set<Watch>()
  #refused: ((refusal: Refused) => void) | undefined
  #where: Where
  #number = -1

  constructor(
    readonly token: string,
    where: Where,
    url = socketUrl(),
  ) {
    this.#where = where
    this.#line = new Line(url, () => this.#hello(), {
      sight: (sight) => this.#fold(sight),
      ping: (at) => this.#running() && this.clock.hear(at, true),
      wanted: () => (this.wanted = true),
      refused: (refusal) => this.#refused?.(refusal),
      health: (health) => {
        this.health = health
        if (health.state !== 'well') this.clock.forget()
      },
    })
  }

  get prompts(): readonly Offered<AnyGame>[] {
    return this.#running() ? (this.game?.prompts ?? NO_PROMPTS) : NO_PROMPTS
  }

  /** The number of the newest sight: what an act is made on. */
  get seen(): number {
    return this.#number
  }

  ask(wish: Wish): Promise<Outcome> {
    return this.#line.send(wish)
  }

  onNews(hear: Hear): () => void {
    this.#hearers.add(hear)
    return () => this.#hearers.delete(hear)
  }

  onSaid(hear: Listen): () => void {
    this.#listeners.add(hear)
    return () => this.#listeners.delete(hear)
  }

  onTable(watch: Watch): () => void {
    this.#watchers.add(watch)
    return () => this.#watchers.delete(watch)
  }

  /** No table was opened. */
  onRefused(hear: (refusal: Refused) => void): void {
    this.#refused = hear
  }

  retry(): void {
    this.#line.retry()
  }

  close(): void {
    this.#line.close()
  }

  #hello(): ReturnType<ConstructorParameters<typeof Line>[1]> {
    const where = this.#where
    if ('open' in where) return { type: 'Open', version: VERSION, token: this.token, game: where.open }
    return { type: 'Enter', version: VERSION, token: this.token, code: where.code, ticket: where.ticket ?? null }
  }

  #running(): boolean {
    const phase = this.table?.phase.type
    return (phase === 'PlayingView' || phase === 'SealingView') && !this.table?.paused && !this.table?.waiting
  }

  #fold(sight: Sight): void {
    const fresh = sight.since === sight.number
    const missed = !fresh && sight.since !== this.#number
    this.#number = sight.number
    this.you = sight.you ?? null
    if (this.you === null) this.wanted = false
    const before = this.table
    if (sight.table) {
      this.table = sight.table
      this.host = sight.host ?? false
      // the curtain is drawn, or there is no game: nothing stays behind
      if (!sight.game) this.game = null
      // from now on this is where to come back to
      this.#where = { code: sight.table.code }
    }
    if (sight.game) this.game = sight.game as Seen
    this.clock.hear(sight.at, this.#running())
    if (sight.table) for (const watch of this.#watchers) watch(before, sight.table)
    this.#seal()
    this.latest = missed ? [] : ((sight.news as Told[] | undefined) ?? [])
    if (missed) this.#line.resync()
    for (const told of this.latest) for (const hear of this.#hearers) hear(...told)
    for (const said of sight.said ?? []) for (const listen of this.#listeners) listen(...said)
  }

  /** The part of the sealing that was sent last: once is enough, the line repeats what is not answered. */
  #part = ''

  #seal(): void {
    const phase = this.table?.phase
    if (phase?.type !== 'SealingView') return
    const wish = contribute(this.token, this.you, phase)
    const part = `${phase.game_id} ${wish?.type}`
    if (!wish || part === this.#part) return
    this.#part = part
    void this.ask(wish)
  }
}
