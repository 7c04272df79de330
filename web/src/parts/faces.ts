import type { Character } from '../lib/types'
import type { Level } from '../lib/levels'

/** The bots' faces, drawn for this project on a 48 × 48 field: layers of path and paint, back to front. */
type Layer = readonly [path: string, paint: string]

const dot = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
const both = (draw: (x: number) => string, away: number): string => draw(24 - away) + draw(24 + away)

const INK = '#2b1b12'
const WHITE = '#fff6e6'

/** A bot's level is an animal … */
const ANIMALS: Readonly<Record<Level, readonly Layer[]>> = {
  goldfish: [
    ['M33 24L47 11c-1 8-1 18 0 26z', '#d3601f'],
    ['M16 11c4-7 10-8 15-7-2 3-3 6-3 9zM17 37c3 6 8 7 13 7-2-3-3-6-3-9z', '#d3601f'],
    [dot(20, 24, 19, 14), '#ec8a35'],
    [dot(12, 20, 4.6), WHITE],
    [dot(11.4, 20, 2.4), INK],
    ['M1.5 27c3 2 6 2 8 0-1 4-5 5-7 4z', '#a23f12'],
  ],
  child: [
    ['M24 8c-3-3-3-5-1-7 0 2 1 3 2 3 0-2 2-3 3-3 0 3-1 5-4 7z', '#e2a52c'],
    [dot(24, 26, 18, 18), '#f4c94a'],
    [both((x) => dot(x, 22, 2.4, 2.8), 7.5), INK],
    ['M18.5 28.5L24 25.5l5.5 3L24 34z', '#e07a24'],
    [both((x) => dot(x, 30, 3, 2), 12), '#efa04a'],
  ],
  adult: [
    ['M7 6c5 3 10 4 17 4s12-1 17-4c3 12 2 22-2 28-4 7-9 9-15 9S13 41 9 34C5 28 4 18 7 6z', '#8a6236'],
    [both((x) => dot(x, 21, 8.5), 8.5), '#f3e2bd'],
    [both((x) => dot(x, 21, 4.2), 8.5), INK],
    [both((x) => dot(x + 1.3, 19.7, 1.3), 8.5), WHITE],
    ['M20.5 26h7L24 33z', '#e0982b'],
  ],
  elephant: [
    ['M12 10C2 6-1 16 2 25c2 6 8 8 12 4zM36 10c10-4 13 6 10 15-2 6-8 8-12 4z', '#7c8791'],
    ['M24 5c10 0 15 6 15 15 0 8-4 12-9 13 0 7 1 12-3 12h-4c-4 0-4-5-5-12-5-1-9-5-9-13C9 11 14 5 24 5z', '#9aa5ae'],
    ['M15 32l4 1v6c-3 0-4-3-4-7zM33 32l-4 1v6c3 0 4-3 4-7z', WHITE],
    [both((x) => dot(x, 21, 2, 2.4), 8), INK],
  ],
}

/** Where a hat sits on the animal's head. */
const HEADS: Readonly<Record<Level, readonly [x: number, y: number]>> = {
  goldfish: [18, 12],
  child: [24, 11],
  adult: [24, 10],
  elephant: [24, 8],
}

/** … which wears its character's hat (drawn around 0 0) before its character's colour. */
const CHARACTERS: Readonly<Record<Character, { behind: string; hat: readonly Layer[] }>> = {
  pip: {
    behind: '#bfe3f2',
    hat: [
      ['M-12 2C-12-11 12-11 12 2z', '#c8402f'],
      ['M3 2c7-3 14-2 17 2-6 1-12 1-17-1z', '#8f2a1e'],
      [dot(0, -7.5, 1.6), '#8f2a1e'],
    ],
  },
  otto: {
    behind: '#d9d3c7',
    hat: [
      ['M-9 1v-4C-9-13 9-13 9-3v4z', '#45434c'],
      ['M-9-3h18v4H-9z', '#b5762c'],
      ['M-15 0C-9 2 9 2 15 0c-2 5-28 5-30 0z', '#2c2b31'],
    ],
  },
  mila: {
    behind: '#f8cfe0',
    hat: [
      ['M0-2l-13-8c-2 5-2 11 0 16zM0-2l13-8c2 5 2 11 0 16z', '#d4467f'],
      [dot(0, -2, 3.4), '#9c2a5a'],
    ],
  },
  bruno: {
    behind: '#cfdcf5',
    hat: [
      ['M-13 2C-13-12 13-12 13 2z', '#2f6fae'],
      [dot(0, -9, 3.6), WHITE],
      ['M-14 0h28v5h-28z', WHITE],
    ],
  },
  zuzu: {
    behind: '#d3eec7',
    hat: [
      [[0, 1, 2, 3, 4].map((n) => dot(8 + 5 * Math.sin(n * 1.257), -1 - 5 * Math.cos(n * 1.257), 3.6)).join(''), '#8a4fc0'],
      [dot(8, -1, 3), '#f4c94a'],
    ],
  },
  fenn: {
    behind: '#e6e0a8',
    hat: [
      ['M-12 2L3-13 12 2z', '#2f7d3c'],
      ['M4-6C9-13 14-14 17-13c-1 5-5 9-11 10z', '#e0523a'],
      ['M-15 0C-7 3 7 3 15 0l-2 5C5 7-5 7-13 5z', '#1f5a2a'],
    ],
  },
  nori: {
    behind: '#d6cdf0',
    hat: [
      ['M-12 2C-11-12 6-15 19-1 12-4 12 0 12 2z', '#5a4fa8'],
      ['M-13 0h26v4h-26z', WHITE],
      [dot(18.5, 0, 3.2), '#f4c94a'],
    ],
  },
  coco: {
    behind: '#f6d9a8',
    hat: [
      ['M-9 3L0-13 9 3z', '#2a8f8a'],
      [dot(-3, -1, 1.6) + dot(3, -3, 1.6) + dot(0, -7, 1.3), '#f4c94a'],
      [dot(0, -12.5, 2.6), '#d4467f'],
    ],
  },
}

interface BotFace {
  animal: readonly Layer[]
  hat: readonly Layer[]
  head: readonly [x: number, y: number]
  /** The colour behind the face, or the colour of every face. */
  behind: string | undefined
}

/** `goldfish-pip`, or a level alone. */
export function botFace(face: string): BotFace | null {
  const [level, who] = face.split('-') as [Level, Character?]
  if (!(level in ANIMALS)) return null
  const { behind, hat } = who && who in CHARACTERS ? CHARACTERS[who] : { behind: undefined, hat: [] }
  return { animal: ANIMALS[level], hat, head: HEADS[level], behind }
}

export const BOT_FACE_NAMES: readonly string[] = Object.keys(ANIMALS).flatMap((level) => [
  level,
  ...Object.keys(CHARACTERS).map((who) => `${level}-${who}`),
])
