import type { Kind, SymbolName } from '../glyphs'
import type { Texts } from '../../texts'

/** What anybody may know of a place of the square: the games' own views have this shape. */
export type Spot =
  | { type: 'Lying'; kind: Kind; top: SymbolName }
  | { type: 'Turned'; kind: Kind; top: SymbolName; symbol: SymbolName }
  | { type: 'Free' }
  | { type: 'Kept'; owner: number }

/** What one reader alone sees for a moment. */
export interface Glimpse {
  cell: number
  symbol: SymbolName
}

/** Highlighted places, by reason. */
export interface Marks {
  /** Somebody looks under these now. */
  looked?: readonly number[]
  /** Turned first, and covered again. */
  first?: number | null
  /** Somebody points at it, so the person who may touch it will turn it. */
  pointed?: number | null
  /** They show the same. */
  alike?: readonly number[]
  /** A pair that was found. */
  pair?: readonly number[]
}

/** Rows as even as possible: three columns of 9, 12 or 15 places, four of 16. They are the same on every screen, because people point at places. */
export function columnsOf(places: number): number {
  let columns = Math.max(1, Math.floor(Math.sqrt(places)))
  while (places % columns > 0) columns -= 1
  return columns
}

export const symbolAt = (square: readonly Spot[], cell: number): SymbolName | null => {
  const spot = square[cell]
  return spot?.type === 'Turned' ? spot.symbol : null
}

/** Turned dice that show the same as another one. */
export const alike = (square: readonly Spot[]): number[] =>
  [...square.keys()].filter((cell) => {
    const symbol = symbolAt(square, cell)
    return symbol !== null && square.some((_, other) => other !== cell && symbolAt(square, other) === symbol)
  })

interface Known {
  words: Texts['dixe']
  glimpse?: SymbolName | null
  marks?: Marks
  nameOf: (seat: number) => string
}

/** What may be known of a place of the square now: a die turned back is not named again. */
export function placeWords(cell: number, spot: Spot | undefined, { words, glimpse, marks, nameOf }: Known): string {
  const number = cell + 1
  if (!spot || spot.type === 'Free') return words.free({ die: number })
  if (spot.type === 'Kept') return words.kept({ die: number, name: nameOf(spot.owner) })
  const kind = words.kinds[spot.kind]
  if (glimpse) return words.glimpse({ die: number, kind, symbol: words.symbols[glimpse] })
  if (spot.type === 'Turned') return words.turned({ die: number, kind, symbol: words.symbols[spot.symbol] })
  const lying = words.lying({ die: number, kind, top: words.symbols[spot.top] })
  if (marks?.looked?.includes(cell)) return `${lying}, ${words.lookedAt}`
  if (marks?.pointed === cell) return `${lying}, ${words.pointedAt}`
  if (marks?.first === cell) return `${lying}, ${words.chosenFirst}`
  return lying
}
