/** Drawn for this project on a 48 × 48 field: `line` is stroked, `fill` is filled, `cut` is scraped out of the fill. */
export interface Glyph {
  line?: string
  fill?: string
  cut?: string
}

const ring = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

function rays(count: number, from: number, to: number): string {
  let path = ''
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * 2 * Math.PI
    const [x, y] = [Math.sin(angle), -Math.cos(angle)]
    const at = (r: number): string => `${(24 + x * r).toFixed(1)} ${(24 + y * r).toFixed(1)}`
    path += `M${at(from)}L${at(to)}`
  }
  return path
}

export const SYMBOLS = {
  pi: { line: 'M7 15c2.5-4.5 5-5 9-5h25M18 10c0 13-1.5 21-7 28M31 10v21c0 5 2.5 7.5 8 5' },
  clover: {
    fill: [0, 90, 180, 270]
      .map((turn) => {
        const [s, c] = [Math.round(Math.sin((turn * Math.PI) / 180)), Math.round(Math.cos((turn * Math.PI) / 180))]
        const at = (x: number, y: number): string => `${(23 + x * c - y * s).toFixed(1)} ${(21 + x * s + y * c).toFixed(1)}`
        return `M${at(0, -1.2)}C${at(-14, -8)} ${at(-10, -22)} ${at(0, -15)}C${at(10, -22)} ${at(14, -8)} ${at(0, -1.2)}z`
      })
      .join(''),
    line: 'M24.5 23c2 8 6 15 13 20',
    cut: 'M13 11l20 20M33 11L13 31',
  },
  bomb: {
    fill: `${ring(21, 29, 14)}M25.5 11l-4.5 7 10 6 4-7z`,
    line: 'M32 13.5c.5-6 4.5-8.5 8.5-6M43.5 3.5l-1 1M45 9.5l-1-.5',
    cut: 'M12.5 29a8.5 8.5 0 0 1 6-8',
  },
  skull: {
    fill: 'M24 4C12.5 4 6 11.5 6 21c0 6 2.5 9.5 6 11.5V40c0 2 1 3.5 3 3.5h18c2 0 3-1.5 3-3.5v-7.5c3.5-2 6-5.5 6-11.5C42 11.5 35.5 4 24 4z',
    cut: `${ring(16.5, 22, 3.2)}${ring(31.5, 22, 3.2)}M24 28.5l-1.5 3.5h3zM19 38.5v4M24 38.5v4M29 38.5v4`,
  },
  aum: {
    line: 'M8 16c3-5.5 13-6 13 1.5 0 5-4 6.5-8 6.5 6 0 10 2.5 10 8.5C23 41 10 43.5 5.5 35M22 27c5-1 6.5-7 12-7 5 0 7 4.5 7 9 0 8-7.5 9.5-10.5 5M28.5 9.5c3 5 9.5 5 12.5 0',
    fill: 'M34.7 2.5l3.3 3.5-3.3 3.5-3.3-3.5z',
  },
  sun: { fill: ring(24, 24, 9.5), line: rays(8, 15, 21) },
  smiley: { line: `${ring(24, 24, 18)}M14.5 28c2.5 6 6 8 9.5 8s7-2 9.5-8`, fill: `${ring(17.5, 19, 3)}${ring(30.5, 19, 3)}` },
  bolt: { fill: 'M28.5 3L9 27.5h12L17.5 45 39 19.5H26.5z' },
  anchor: { line: `${ring(24, 9.5, 4.5)}M24 14v28M15 20h18M6.5 28c1.5 9 8 14 17.5 14s16-5 17.5-14M4 33l2.5-6 5.5 4M44 33l-2.5-6-5.5 4` },
  mask: {
    fill: 'M10 17C6.5 13 6 8.5 8 3c2.5 5 5.5 7 10 8 3.5-1 8.5-1 12 0 4.5-1 7.5-3 10-8 2 5.5 1.5 10-2 14 1.5 4 2 8 1.5 12C38.5 38.5 32 45 24 45S9.5 38.5 8.5 29c-.5-4 0-8 1.5-12z',
    cut: 'M13 19l8 4M35 19l-8 4M15.5 26.5h4M28.5 26.5h4M15 35h18M18 35v-4M30 35v-4M21.5 35v3.5M26.5 35v3.5',
  },
} as const satisfies Record<string, Glyph>

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
