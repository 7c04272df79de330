import type { Recall } from '../../lib/recall'

/** What news may say of dice. */
interface Told {
  type: string
  cell?: number
  cells?: readonly number[]
  centre?: number
  symbol?: string | null
}

/** News after which the dice they name lie as before. All other news that name a die mean that it has changed. */
const LIES_AS_BEFORE: ReadonlySet<string> = new Set(['PairLaid', 'Looked', 'OniFlipped', 'OniTurnedBack', 'OniPeeked', 'Pointed', 'Felt'])

/** What the dice of a square were last seen to hide, and whether somebody who looked for a symbol knew where it is. */
export class SquareRecollection {
  readonly #seen = new Map<number, { symbol: string; at: number }>()
  /** Turned up, and its partner is looked for. */
  #first: { cell: number; symbol: string } | null = null

  /** Whoever has turned one die is asked for the other that lies on the same symbol. */
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

  /** Somebody turned a die in search of a symbol. One that was not seen before is found by luck, and tells nothing. */
  seek(sought: string, cell: number, found: string, at: number): Recall | null {
    const known = [...this.#seen].filter(([where, { symbol }]) => symbol === sought && where !== this.#first?.cell)
    const seen = found === sought ? this.#seen.get(cell)?.at : known.map(([, sight]) => sight.at).sort((a, b) => b - a)[0]
    this.see(cell, found, at)
    return seen === undefined ? null : { seen, asked: at, right: found === sought }
  }

  /** It lies open now. */
  see(cell: number, symbol: string, at: number): void {
    this.#seen.set(cell, { symbol, at })
  }

  /** They lie hidden again. */
  cover(cells: readonly number[], at: number): void {
    for (const cell of cells) {
      const sight = this.#seen.get(cell)
      if (sight) sight.at = at
    }
  }

  /** Nobody can tell any more where anything lies. */
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
