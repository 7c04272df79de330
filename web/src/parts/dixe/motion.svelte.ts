import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { travel, type Departure } from './flight'

/** The win or the throw is seen before the reserve fills the gap. */
export const THEN = 450

/**
 * Where dice come from. News arrives together with the view of its result, before the page is drawn: the old places are
 * measured here, and a die that appears elsewhere flies from there. Places are named as in the boards' `arrive`:
 * `cell 3`, `seat 0`.
 */
export class Motion {
  /** By cell; a new value throws the die. */
  readonly throws = $state<Record<number, number>>({})
  /** By cell; a new value means another die. */
  readonly arrivals = $state<Record<number, number>>({})
  readonly #board: () => HTMLElement | undefined
  readonly #still: () => boolean
  readonly #departures = new Map<string, Departure[]>()
  #clearing = false

  constructor(board: () => HTMLElement | undefined, still: () => boolean) {
    this.#board = board
    this.#still = still
  }

  /** Lets a die that is new at its place fly there. */
  arrive(place: string): Attachment<HTMLElement> {
    return (die) => {
      const departure = this.#departures.get(place)?.shift()
      if (departure) travel(die, departure, this.#still())
    }
  }

  throw(cells: Iterable<number>): void {
    for (const cell of cells) this.throws[cell] = (this.throws[cell] ?? 0) + 1
  }

  /** Another die lies there now: it is drawn anew, and may come from elsewhere. */
  replace(cell: number): void {
    this.arrivals[cell] = (this.arrivals[cell] ?? 0) + 1
  }

  swap(a: number, b: number): void {
    for (const [cell, other] of [
      [a, b],
      [b, a],
    ] as const) {
      this.replace(cell)
      this.send(`cell ${cell}`, `[data-cell="${other}"]`)
    }
  }

  /** Something is flying to this place already. */
  awaited(place: string): boolean {
    return this.#departures.has(place)
  }

  /** What appears at this place next comes from where the first such element is, after so many ms. */
  send(to: string, from: string, after = 0): void {
    const thing = this.#board()?.querySelector(from)
    if (thing) this.#depart(to, thing, after)
  }

  /** Each of these elements goes to its own place. */
  sendEach(from: string, to: (thing: HTMLElement) => string): void {
    for (const thing of this.#board()?.querySelectorAll<HTMLElement>(from) ?? []) this.#depart(to(thing), thing)
  }

  #depart(to: string, thing: Element, after = 0): void {
    this.#departures.set(to, [...(this.#departures.get(to) ?? []), { from: thing.getBoundingClientRect(), after }])
    if (this.#clearing) return
    this.#clearing = true
    void tick().then(() => {
      this.#departures.clear()
      this.#clearing = false
    })
  }
}
