import type { Outcome } from '../games/page'
import type { HallChange, HallOwn, HallSight, HallTableView, HallView, PersonView, Refused } from '../lib/types'
import { patched } from './seen'
import { Line, socketUrl, VERSION, type Health, type Hello, type Command } from './socket'
import { freshToken, keepLastTable, tokenFor } from './tokens'

type Where = { open: true; passcode: string | null } | { code: string }
type Watch = (before: HallView | null, after: HallView) => void

/** How long to wait for an answer to *leave*, in milliseconds. */
const PATIENCE = 3000

/** What one token sees of a hall. A table of the hall is a connection of its own, with the same token. */
export class Hall {
  view = $state.raw<HallView | null>(null)
  /** This person's number; null: they have not come in. */
  you = $state.raw<number | null>(null)
  host = $state.raw(false)
  /** The code of this person's table. */
  table = $state.raw<string | null>(null)
  health = $state.raw<Health>({ state: 'joining' })
  announced = $state.raw('')
  /** The code belongs to a table, so this connection hears no more. */
  elsewhere = $state.raw(false)
  readonly #line: Line
  readonly #watchers = new Set<Watch>()
  #refused: ((refusal: Refused) => void) | undefined
  #where: Where
  /** The server's clock minus this device's. */
  #ahead = 0

  constructor(
    readonly token: string,
    where: Where,
    url = socketUrl(),
  ) {
    this.#where = where
    this.#line = new Line(url, () => this.#hello(), {
      sight: (sight) => (sight.type === 'HallSight' ? this.#begin(sight) : this.#leave()),
      // the first view has arrived, so a table can be left
      change: (change, own) => this.#goOn(change as HallChange | null, own as HallOwn | null),
      ping: () => {},
      wanted: () => {},
      announced: (text) => (this.announced = text),
      refused: (refusal) => this.#refused?.(refusal),
      health: (health) => {
        this.health = health
        if (health.state !== 'well') this.announced = ''
      },
    })
  }

  static enter(code: string): Hall {
    return new Hall(tokenFor(code), { code })
  }

  /** The big screen: it is no person. */
  static watch(code: string): Hall {
    return new Hall(freshToken(), { code })
  }

  /** Everybody here, by number. Nobody gets the number of a person who has left. */
  get people(): readonly (readonly [number, PersonView])[] {
    return [...(this.view?.people ?? []).entries()].filter(([, { gone }]) => !gone)
  }

  /** This person's table, with its number. */
  get own(): readonly [number, HallTableView] | null {
    return [...(this.view?.tables ?? []).entries()].find(([, { code }]) => code === this.table) ?? null
  }

  /** The server's clock, in ms since 1970. */
  now(): number {
    return performance.now() + this.#ahead
  }

  ask(command: Command): Promise<Outcome> {
    return this.#line.send(command)
  }

  onView(watch: Watch): () => void {
    this.#watchers.add(watch)
    return () => this.#watchers.delete(watch)
  }

  /** Why no hall was opened. */
  onRefused(hear: (refusal: Refused) => void): void {
    this.#refused = hear
  }

  retry(): void {
    this.#line.retry()
  }

  close(): void {
    this.#line.close()
  }

  /** Leaves the hall. If a game is in play, a bot plays on. */
  async leave(): Promise<void> {
    if (this.you !== null && this.health.state === 'well')
      await Promise.race([this.ask({ type: 'Leave' }), new Promise((patience) => setTimeout(patience, PATIENCE))])
    keepLastTable(null)
    this.close()
  }

  #hello(): Hello {
    const where = this.#where
    if ('open' in where)
      return { type: 'OpenHall', version: VERSION, token: this.token, ...(where.passcode && { passcode: where.passcode }) }
    return { type: 'Enter', version: VERSION, token: this.token, code: where.code, ticket: null }
  }

  #leave(): void {
    this.close()
    this.elsewhere = true
  }

  #begin({ now, hall, you, host, table }: HallSight): void {
    this.#be(you, host, table)
    this.#look(hall, now)
  }

  #goOn(change: HallChange | null, own: HallOwn | null): void {
    if (own) this.#be(own.you, own.host, own.table)
    if (change && this.view) this.#look(change.hall ? (patched(this.view, change.hall) as HallView) : this.view, change.now)
  }

  #be(you: number | null = null, host = false, table: string | null = null): void {
    this.you = you
    this.host = host
    this.table = table
  }

  #look(view: HallView, now: number): void {
    const before = this.view
    this.#ahead = now - performance.now()
    this.view = view
    // from now on this is the hall to return to
    this.#where = { code: view.code }
    if (view !== before) for (const watch of this.#watchers) watch(before, view)
  }
}
