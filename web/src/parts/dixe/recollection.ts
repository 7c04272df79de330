import type { Recall } from '../../lib/recall'

/** What events may say of dice. */
interface Told {
  type: string
  cell?: number
  cells?: readonly number[]
  centre?: number
  symbol?: string | null
}

/** Events that leave the dice they name as they were. Every other event that names a die changes it. */
const LIES_AS_BEFORE: ReadonlySet<string> = new Set(['PairLaid', 'Looked', 'OniFlipped', 'OniTurnedBack', 'OniPeeked', 'Pointed', 'Felt'])

/** What the dice of a square last showed, and whether a player who looked for a symbol knew where it was. */
export class SquareRecollection {
  readonly #seen = new Map<number, { symbol: string; at: number }>()
  /** This die was turned up, and its partner is looked for. */
  #first: { cell: number; symbol: string } | null = null

  /** A player who has turned one die must find the other die with the same symbol. */
  hear(at: number, news: Told): Recall | null {
    const { type, cell = -1, cells = [], centre = -1, symbol } = news
    switch (type) {
      case 'Flipped':
        return symbol ? this.#flip(cell, symbol, at) : null
      case 'TurnedUp':
        if (symbol) this.see(cell, symbol, at)
        return null
      case 'FirstCovered': // it is seen again with the second
        this.cover([cell], at)
        return null
      case 'TurnedBack':
        this.cover(cells, at)
        this.#first = null
        return null
      case 'TurnBegun':
        this.#first = null
        return null
      case 'SquareLaid':
        this.forget()
        return null
    }
    if (!LIES_AS_BEFORE.has(type)) for (const changed of [cell, centre, ...cells]) this.#seen.delete(changed)
    return null
  }

  /** A player turned a die to find a symbol. A die that was never seen is found by luck, which says nothing about memory. */
  seek(sought: string, cell: number, found: string, at: number): Recall | null {
    const known = [...this.#seen].filter(([where, { symbol }]) => symbol === sought && where !== this.#first?.cell)
    const seen = found === sought ? this.#seen.get(cell)?.at : known.map(([, sight]) => sight.at).sort((a, b) => b - a)[0]
    this.see(cell, found, at)
    return seen === undefined ? null : { seen, asked: at, right: found === sought }
  }

  /** It is face up now. */
  see(cell: number, symbol: string, at: number): void {
    this.#seen.set(cell, { symbol, at })
  }

  /** They are face down again. */
  cover(cells: readonly number[], at: number): void {
    for (const cell of cells) {
      const sight = this.#seen.get(cell)
      if (sight) sight.at = at
    }
  }

  /** Nobody can know any more where anything is. */
  forget(): void {
    this.#seen.clear()
    this.#first = null
  }

  #flip(cell: number, symbol: string, at: number): Recall | null {
    const recall = this.#first && this.seek(this.#first.symbol, cell, symbol, at)
    this.#first = this.#first ? null : { cell, symbol }
    this.see(cell, symbol, at)
    return recall
  }
}
