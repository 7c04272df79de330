import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { memodixe } from '../../lib/types'
import { travel, type Departure } from './flight'

/** What was won or thrown is seen before the reserve fills the gap. */
const THEN = 450

/**
 * Where dice come from. News arrives with the view that already shows its end, before the page is drawn anew: what
 * lies on the page is measured here, and a die that appears elsewhere travels from there.
 */
export class Motion {
  /** By cell; a new value throws the die. */
  throws = $state<number[]>(Array.from({ length: 9 }, () => 0))
  /** By cell; a new value is another die. */
  arrivals = $state<number[]>(Array.from({ length: 9 }, () => 0))
  readonly #board: () => HTMLElement | undefined
  readonly #still: () => boolean
  readonly #departures = new Map<string, Departure[]>()
  #clearing = false

  constructor(board: () => HTMLElement | undefined, still: () => boolean) {
    this.#board = board
    this.#still = still
  }

  hear(news: memodixe.News): void {
    switch (news.type) {
      case 'SquareLaid':
        for (const cell of this.throws.keys()) this.#throw(cell)
        return
      case 'DiceFell':
        for (const cell of news.cells) this.#throw(cell)
        return
      case 'DiceAdded':
        for (const cell of news.cells) {
          this.#replace(cell)
          this.#send(`cell ${cell}`, '[data-reserve]', THEN)
        }
        return
      case 'DieWon': {
        const waits = this.#departures.has(`seat ${news.seat}`) ? THEN : 0
        return this.#send(`seat ${news.seat}`, `[data-cell="${news.cell}"]`, waits)
      }
      case 'Stolen':
        return this.#send(`seat ${news.thief}`, `[data-won="${news.victim}"] > :last-child`)
      case 'Given':
        return this.#send(`seat ${news.to}`, `[data-won="${news.giver}"] > :last-child`)
      case 'DieSetAside':
        return this.#send(`beside ${news.cell}`, `[data-cell="${news.cell}"]`)
      case 'TurnBegun':
        for (const die of this.#board()?.querySelectorAll<HTMLElement>(`[data-owner="${news.seat}"]`) ?? []) {
          this.#depart(`cell ${die.dataset.beside}`, die)
        }
        return
      case 'Swapped': {
        const [a, b] = news.cells
        this.#replace(a)
        this.#replace(b)
        this.#send(`cell ${a}`, `[data-cell="${b}"]`)
        this.#send(`cell ${b}`, `[data-cell="${a}"]`)
      }
    }
  }

  /** Lets a die that has just come to its place travel there. */
  arrive(place: string): Attachment<HTMLElement> {
    return (die) => {
      const departure = this.#departures.get(place)?.shift()
      if (departure) travel(die, departure, this.#still())
    }
  }

  #throw(cell: number): void {
    this.throws[cell] = (this.throws[cell] ?? 0) + 1
  }

  #replace(cell: number): void {
    this.arrivals[cell] = (this.arrivals[cell] ?? 0) + 1
  }

  #send(to: string, from: string, after = 0): void {
    const thing = this.#board()?.querySelector(from)
    if (thing) this.#depart(to, thing, after)
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
