import type { AnyGame, Offered, Outcome } from '../games/page'
import { TableClock } from './clock'
import { contribute } from './seal'
import { NO_PROMPTS, seenAfter, tableAfter, type Seen } from './seen'
import { Line, socketUrl, VERSION, type Health, type Command } from './socket'
import type { Change, Own, Refused, Sight, TableView } from '../lib/types'

export type Where = { open: string; passcode?: string | null } | { code: string; ticket?: string | null }
type Told = readonly [at: number, news: AnyGame['news']]
type Hear = (...told: Told) => void
type Listen = (seat: number, words: string) => void
type Watch = (before: TableView | null, after: TableView) => void

/** What one token sees of a table: from a seat, or as a watcher. Changes are folded into the view here. */
export class Sitting {
  table = $state.raw<TableView | null>(null)
  game = $state.raw<Seen | null>(null)
  you = $state.raw<number | null>(null)
  /** The place on the bench of an evening. */
  bench = $state.raw<number | null>(null)
  host = $state.raw(false)
  health = $state.raw<Health>({ state: 'joining' })
  /** Somebody has a ticket for this seat and waits for an answer. */
  wanted = $state.raw(false)
  /** The operator's message to everybody; empty: none. */
  announced = $state.raw('')
  /** The code belongs to a hall, so this connection hears no more. */
  hall = $state.raw(false)
  /** Counts whole views: events between the last change and a whole view may be missing. */
  wholes = $state.raw(0)
  /** The news of the newest message, for listeners that are added just after it. The next message replaces it. */
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
      sight: (sight) => (sight.type === 'Sight' ? this.#begin(sight) : this.#leaveTo()),
      // the first view has arrived, so a hall can be left
      change: (change, own) => this.#goOn(change as Change | null, own as Own | null),
      ping: (at) => this.#running() && this.clock.hear(at, true),
      wanted: () => (this.wanted = true),
      announced: (text) => (this.announced = text),
      refused: (refusal) => this.#refused?.(refusal),
      health: (health) => {
        this.health = health
        if (health.state === 'well') return
        this.clock.forget()
        // after a reconnection the message is repeated if it still holds
        this.announced = ''
      },
    })
  }

  get prompts(): readonly Offered<AnyGame>[] {
    return this.#running() || this.#reading() ? (this.game?.prompts ?? NO_PROMPTS) : NO_PROMPTS
  }

  /** The number of the newest view: acts are made on it. */
  get seen(): number {
    return this.#number
  }

  ask(command: Command): Promise<Outcome> {
    return this.#line.send(command)
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

  /** Why no table was opened. */
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
    if ('open' in where)
      return { type: 'Open', version: VERSION, token: this.token, game: where.open, ...(where.passcode && { passcode: where.passcode }) }
    return { type: 'Enter', version: VERSION, token: this.token, code: where.code, ticket: where.ticket ?? null }
  }

  #running(): boolean {
    const phase = this.table?.phase.type
    return (phase === 'PlayingView' || phase === 'SealingView') && !this.table?.paused && !this.table?.waiting
  }

  /** Time stands still while a learner reads; any act of theirs starts it again. */
  #reading(): boolean {
    const phase = this.table?.phase
    return phase?.type === 'PlayingView' && phase.lesson && !this.table?.paused
  }

  #leaveTo(): void {
    this.#line.close()
    this.hall = true
  }

  #begin({ number, at, table, game, you, bench, host }: Sight): void {
    this.#number = number
    this.wholes++
    this.#sit(you, bench, host)
    this.game = (game as Seen | undefined) ?? null
    this.latest = []
    this.#look(table, at)
  }

  #goOn(change: Change | null, own: Own | null): void {
    if (own) this.#sit(own.you, own.bench, own.host)
    if (change) this.#number = change.number
    this.game = seenAfter(this.game, change, own)
    this.latest = ((own?.news ?? change?.news) as Told[] | undefined) ?? []
    this.#look(tableAfter(this.table, change), change?.at ?? own?.at ?? 0)
    for (const told of this.latest) for (const hear of this.#hearers) hear(...told)
    for (const said of change?.said ?? []) for (const listen of this.#listeners) listen(...said)
  }

  #sit(you: number | null = null, bench: number | null = null, host = false): void {
    this.you = you
    this.bench = bench
    this.host = host
    if (you === null && bench === null) this.wanted = false
  }

  /** Null: nothing has changed. */
  #look(table: TableView | null, at: number): void {
    const before = this.table
    if (table) {
      this.table = table
      // from now on this is the table to return to
      this.#where = { code: table.code }
    }
    this.clock.hear(at, this.#running())
    if (table) for (const watch of this.#watchers) watch(before, table)
    this.#seal()
  }

  /** The last part of the sealing that was sent. It is sent once; the line repeats it until it is answered. */
  #part = ''

  #seal(): void {
    const phase = this.table?.phase
    if (phase?.type !== 'SealingView') return
    const command = contribute(this.token, this.you, phase)
    const part = `${phase.game_id} ${command?.type}`
    if (!command || part === this.#part) return
    this.#part = part
    void this.ask(command)
  }
}
