/** The faces people pick, drawn for this project on a 48 × 48 field: layers of path and paint, back to front. */
type Layer = readonly [path: string, paint: string]

const dot = (x: number, y: number, rx: number, ry = rx): string => `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
const both = (draw: (x: number) => string, away: number): string => draw(24 - away) + draw(24 + away)

const INK = '#2b1b12'
const WHITE = '#fff6e6'
const EYES: Layer = [both((x) => dot(x, 23, 2.2, 2.6), 7), INK]
const NOSE: Layer = [dot(24, 30, 2.6, 2), INK]

export const FACES = {
  fox: [
    ['M6 5l13 9H29l13-9c2 14 1 22-4 28L24 44 10 33C5 27 4 19 6 5z', '#d9702c'],
    ['M6 27c6 0 12 3 18 17L10 34zM42 27c-6 0-12 3-18 17l14-10z', WHITE],
    ['M9 10l6 5-5 5zM39 10l-6 5 5 5z', '#7a3413'],
    EYES,
    [dot(24, 41, 3, 2.5), INK],
  ],
  cat: [
    ['M8 5l11 8h10l11-8c1 7 2 13 2 18 0 12-8 19-18 19S6 35 6 23c0-5 1-11 2-18z', '#8c8794'],
    ['M11 10l5 5-5 4zM37 10l-5 5 5 4zM20 12h8l-1.5 6h-5z', '#5b5664'],
    [both((x) => dot(x, 23, 3, 3.6), 7.5), '#f0d66a'],
    [both((x) => dot(x, 23, 1.2, 3.2), 7.5), INK],
    [dot(24, 30, 2.2, 1.6), '#e39a95'],
  ],
  bear: [
    [both((x) => dot(x, 12, 7), 13), '#7b4a27'],
    [both((x) => dot(x, 12, 3.5), 13), '#c08a58'],
    [dot(24, 26, 18, 17), '#8d582f'],
    [dot(24, 32, 9, 7.5), '#d9ab78'],
    EYES,
    NOSE,
  ],
  rabbit: [
    ['M14 22C9 12 10 2 15 2s7 8 6 18zM34 22c5-10 4-20-1-20s-7 8-6 18z', '#d8c7b4'],
    ['M15.5 18c-2.5-7-2-12 0-12s3 5 2.5 12zM32.5 18c2.5-7 2-12 0-12s-3 5-2.5 12z', '#e6a79c'],
    [dot(24, 31, 15, 14), '#e6d8c6'],
    [both((x) => dot(x, 28, 2, 2.4), 6.5), INK],
    [dot(24, 34, 2.2, 1.6), '#c96d66'],
    ['M21.5 38h5v5h-5z', WHITE],
  ],
  frog: [
    [both((x) => dot(x, 13, 7.5), 10.5), '#4f8f3a'],
    [dot(24, 28, 20, 15), '#5fa146'],
    [both((x) => dot(x, 12.5, 4.6), 10.5), WHITE],
    [both((x) => dot(x, 13, 2.4), 10.5), INK],
    ['M9 29c4 9 26 9 30 0-8 3.5-22 3.5-30 0z', '#2f5f22'],
  ],
  owl: [
    ['M7 6c5 3 10 4 17 4s12-1 17-4c3 12 2 22-2 28-4 7-9 9-15 9S13 41 9 34C5 28 4 18 7 6z', '#8a6236'],
    [both((x) => dot(x, 21, 8.5), 8.5), '#f3e2bd'],
    [both((x) => dot(x, 21, 4.2), 8.5), INK],
    [both((x) => dot(x + 1.3, 19.7, 1.3), 8.5), WHITE],
    ['M20.5 26h7L24 33z', '#e0982b'],
  ],
  panda: [
    [both((x) => dot(x, 11, 6.5), 14), INK],
    [dot(24, 26, 18.5, 17), WHITE],
    [both((x) => dot(x, 24, 5, 6), 8), INK],
    [both((x) => dot(x, 23, 1.8), 7.5), WHITE],
    [dot(24, 33, 3.2, 2.2), INK],
  ],
  badger: [
    [both((x) => dot(x, 12, 5), 14), '#3c3835'],
    ['M24 5c11 0 18 8 18 18S33 44 24 44 6 33 6 23 13 5 24 5z', WHITE],
    ['M18 6c-2 9-3 18-2 27l-6 2C5 24 8 10 18 6zM30 6c2 9 3 18 2 27l6 2C43 24 40 10 30 6z', '#3c3835'],
    [both((x) => dot(x, 23, 1.9), 11), WHITE],
    [dot(24, 40, 3.6, 2.8), INK],
  ],
  chick: [
    ['M24 8c-3-3-3-5-1-7 0 2 1 3 2 3 0-2 2-3 3-3 0 3-1 5-4 7z', '#e2a52c'],
    [dot(24, 26, 18, 18), '#f4c94a'],
    [both((x) => dot(x, 22, 2.4, 2.8), 7.5), INK],
    ['M18.5 28.5L24 25.5l5.5 3L24 34z', '#e07a24'],
    [both((x) => dot(x, 30, 3, 2), 12), '#efa04a'],
  ],
  goldfish: [
    ['M33 24L47 11c-1 8-1 18 0 26z', '#d3601f'],
    ['M16 11c4-7 10-8 15-7-2 3-3 6-3 9zM17 37c3 6 8 7 13 7-2-3-3-6-3-9z', '#d3601f'],
    [dot(20, 24, 19, 14), '#ec8a35'],
    [dot(12, 20, 4.6), WHITE],
    [dot(11.4, 20, 2.4), INK],
    ['M1.5 27c3 2 6 2 8 0-1 4-5 5-7 4z', '#a23f12'],
  ],
  dog: [
    [dot(24, 25, 15, 18), '#d8b183'],
    ['M12 8C4 8 2 20 4 32c4 2 8-2 9-12zM36 8c8 0 10 12 8 24-4 2-8-2-9-12z', '#7a5230'],
    [both((x) => dot(x, 21, 2.2, 2.6), 6.5), INK],
    [dot(24, 34, 8, 7), WHITE],
    [dot(24, 30.5, 3.6, 2.6), INK],
    ['M22 37h4v3c0 3-4 3-4 0z', '#d2655c'],
  ],
  elephant: [
    ['M12 10C2 6-1 16 2 25c2 6 8 8 12 4zM36 10c10-4 13 6 10 15-2 6-8 8-12 4z', '#7c8791'],
    ['M24 5c10 0 15 6 15 15 0 8-4 12-9 13 0 7 1 12-3 12h-4c-4 0-4-5-5-12-5-1-9-5-9-13C9 11 14 5 24 5z', '#9aa5ae'],
    ['M15 32l4 1v6c-3 0-4-3-4-7zM33 32l-4 1v6c3 0 4-3 4-7z', WHITE],
    [both((x) => dot(x, 21, 2, 2.4), 8), INK],
  ],
} as const satisfies Record<string, readonly Layer[]>

export type Face = keyof typeof FACES

export const FACE_NAMES = Object.keys(FACES) as Face[]
