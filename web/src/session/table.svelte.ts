import type { Outcome } from '../games/page'
import { isOnTheMove } from '../lib/prompts'
import { Sitting } from './sitting.svelte'
import type { Command } from './socket'
import { freshToken, keepLastTable, keepLocalTokens, localTokens, tokenFor } from './tokens'
import type { ChairView, TableView } from '../lib/types'

/** How long a person who leaves waits for the server's answer, in ms: the connection may just have broken. */
const PATIENCE = 3000

/** One table on this device: its own sitting, and one more for each further player who shares the device. */
export class Table {
  readonly own: Sitting
  #extras = $state.raw<readonly Sitting[]>([])
  #front = $state<number | null>(null)
  /** Of several seats here, the one whose player acted last or confirmed having the device. */
  holder = $state<number | null>(null)
  /** In the lobby the host wants another game. */
  changing = false
  /** The table was opened for a game night, so the lobby asks for the games. */
  planning = false

  private constructor(own: Sitting) {
    this.own = own
  }

  static enter(code: string, ticket: string | null = null): Table {
    const table = new Table(new Sitting(tokenFor(code), { code, ticket }))
    table.#extras = localTokens(code).map((token) => new Sitting(token, { code }))
    return table
  }

  /** The big screen: it has no seat, so it sees no secrets. */
  static watch(code: string, token = freshToken()): Table {
    return new Table(new Sitting(token, { code }))
  }

  get view(): TableView | null {
    return this.own.table
  }

  get chairs(): readonly ChairView[] {
    return this.own.table?.chairs ?? []
  }

  /** All places: the bench counts on after the chairs. */
  get guests(): readonly ChairView[] {
    return [...this.chairs, ...(this.own.table?.bench ?? [])]
  }

  get you(): number | null {
    return this.own.you
  }

  get sittings(): readonly Sitting[] {
    return [this.own, ...this.#extras]
  }

  /** The seats held here, in the order of the table. */
  get locals(): readonly number[] {
    return this.sittings.flatMap(({ you }) => (you === null ? [] : [you])).sort((a, b) => a - b)
  }

  /** The same with those on the bench, which counts on after the chairs. */
  get places(): readonly number[] {
    const seats = this.chairs.length
    return [...this.locals, ...this.sittings.flatMap(({ bench }) => (bench === null ? [] : [seats + bench])).sort((a, b) => a - b)]
  }

  /** The sitting that sends the host's messages, if the host uses this device: with a seat or without. */
  get host(): Sitting | null {
    return this.sittings.find(({ host }) => host) ?? null
  }

  at(seat: number | null): Sitting {
    return this.sittings.find(({ you }) => you === seat) ?? this.own
  }

  /** Of several seats here, the one that should hold the device: its player can do something. */
  get front(): number | null {
    const able = this.locals.filter((seat) => isOnTheMove(this.at(seat).prompts))
    const last = this.#front !== null && this.locals.includes(this.#front) ? this.#front : (this.you ?? this.locals[0] ?? null)
    return last === null || able.includes(last) ? last : (able[0] ?? last)
  }

  bringForward(seat: number | null): void {
    this.#front = seat
  }

  ask(command: Command): Promise<Outcome> {
    return this.own.ask(command)
  }

  async addLocal(name: string, face: string): Promise<Outcome> {
    const code = this.view?.code
    if (!code) return { ok: false, clause: 'not-entered', why: '', offers: [], late: null }
    const sitting = new Sitting(freshToken(), { code })
    const outcome = await sitting.ask({ type: 'Sit', name, face })
    if (outcome.ok) this.#keep([...this.#extras, sitting])
    else sitting.close()
    return outcome
  }

  async dropLocal(seat: number): Promise<Outcome> {
    const sitting = this.#extras.find(({ you }) => you === seat)
    if (!sitting) return this.ask({ type: 'Leave' })
    const outcome = await sitting.ask({ type: 'Leave' })
    this.#keep(this.#extras.filter((other) => other !== sitting))
    sitting.close()
    return outcome
  }

  retry(): void {
    for (const sitting of this.sittings) sitting.retry()
  }

  /** Gives up every seat held here, then goes. */
  async leave(): Promise<void> {
    const seated = this.sittings.filter(({ you, bench, health }) => (you !== null || bench !== null) && health.state === 'well')
    const left = Promise.all(seated.map((sitting) => sitting.ask({ type: 'Leave' })))
    await Promise.race([left, new Promise((patience) => setTimeout(patience, PATIENCE))])
    this.#keep([])
    keepLastTable(null)
    this.close()
  }

  close(): void {
    for (const sitting of this.sittings) sitting.close()
  }

  #keep(extras: readonly Sitting[]): void {
    this.#extras = extras
    if (this.view)
      keepLocalTokens(
        this.view.code,
        extras.map(({ token }) => token),
      )
  }
}
