/** The bots' faces by level, drawn for this project on a 48 × 48 field: layers of path and paint, back to front. */
type Layer = readonly [path: string, paint: string]

const dot = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
const both = (draw: (x: number) => string, away: number): string => draw(24 - away) + draw(24 + away)

const INK = '#2b1b12'
const WHITE = '#fff6e6'

export const BOT_FACES: Readonly<Record<string, readonly Layer[]>> = {
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
