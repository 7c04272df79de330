import symbols from './symbols.json'

/** Drawn for this project on a 48 × 48 field: `line` is stroked, `fill` is filled, `cut` is scraped out of the fill. */
export interface Glyph {
  line?: string
  fill?: string
  cut?: string
}

// symbols.json has the ten symbols of MemoDiXe: `make generated` writes it, because they are printed, too.
export const SYMBOLS = symbols satisfies Record<string, Glyph>

export type SymbolName = keyof typeof SYMBOLS
export const SYMBOL_NAMES = Object.keys(SYMBOLS) as SymbolName[]

export type FixFaceName = 'empty' | 'green' | 'two' | 'red' | 'minus_one'

/** The five kinds of die, each with a mark for its corners. */
export const KINDS = {
  oni: { line: 'M8 40C4 28 6 14 14 6c1 10 4 14 10 16 6-2 9-6 10-16 8 8 10 22 6 34' },
  yorick: { fill: 'M24 4c12 0 18 8 18 17 0 7-4 11-8 13v10H14V34c-4-2-8-6-8-13C6 12 12 4 24 4z', cut: 'M16 22v2M32 22v2' },
  blaireau: { line: 'M10 6v36M24 6v36M38 6v36' },
  arkan: { line: 'M24 4v40M4 24h40M10 10l28 28M38 10L10 38' },
  hanuman: { line: 'M12 44c16 0 28-8 28-22C40 12 34 6 26 6s-13 6-13 12 4 10 10 10 8-4 8-8' },
} as const satisfies Record<string, Glyph>

export type Kind = keyof typeof KINDS
