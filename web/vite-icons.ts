import { readFileSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'
import type { Plugin } from 'vite'

const DRAWING = new URL('public/favicon.svg', import.meta.url)
const FIELD = 48 // of the drawing
const FINE = 4 // points a pixel, in each direction

type Colour = readonly [number, number, number, number]
const NOTHING: Colour = [0, 0, 0, 0]

/** `bleed`: the ground reaches every edge, as systems want it that cut icons to their own shape; then the drawing is smaller. */
interface Icon {
  size: number
  bleed?: boolean
}

/** Where there is no SVG: in the manifests, and on the home screens of Apple's phones. */
export const ICONS: Readonly<Record<string, Icon>> = {
  'icons/192.png': { size: 192 },
  'icons/512.png': { size: 512 },
  'icons/maskable.png': { size: 512, bleed: true },
  'icons/apple-touch.png': { size: 180, bleed: true },
}

/** The page's icon as PNG files, drawn from the one drawing that there is: a board and its nine dots. */
export function icons(): Plugin {
  return {
    name: 'ninefold:icons',
    apply: 'build',
    generateBundle() {
      const drawing = readFileSync(DRAWING, 'utf8')
      for (const [fileName, icon] of Object.entries(ICONS)) {
        this.emitFile({ type: 'asset', fileName, source: png(icon.size, paint(drawing, icon)) })
      }
    },
  }
}

const attribute = (element: string, name: string): string => new RegExp(`\\b${name}="([^"]+)"`).exec(element)?.[1] ?? ''
const number = (element: string, name: string): number => Number(attribute(element, name) || Number.NaN)

function colour(hex: string): Colour {
  const [, ...parts] = /^#(..)(..)(..)$/.exec(hex) ?? []
  if (parts.length !== 3) throw new Error(`favicon.svg has a colour that is not understood: ${hex}`)
  const [red = 0, green = 0, blue = 0] = parts.map((part) => Number.parseInt(part, 16))
  return [red, green, blue, 255]
}

/** The colour at a point of the drawing. */
function reader(drawing: string, bleed: boolean): (x: number, y: number) => Colour {
  const board = /<rect [^>]*>/.exec(drawing)?.[0] ?? ''
  const dots = [...drawing.matchAll(/<circle [^>]*>/g)].map(([dot]) => ({
    x: number(dot, 'cx'),
    y: number(dot, 'cy'),
    r: number(dot, 'r'),
  }))
  const ink = colour(attribute(/<g [^>]*>/.exec(drawing)?.[0] ?? '', 'fill'))
  const [ground, edge] = [colour(attribute(board, 'fill')), colour(attribute(board, 'stroke'))]
  const [left, width, bend] = [number(board, 'x'), number(board, 'width'), number(board, 'rx')]
  if ([left, width, bend, ...dots.flatMap(({ x, y, r }) => [x, y, r])].some(Number.isNaN) || dots.length !== 9) {
    throw new Error('favicon.svg is no board with nine dots any more: draw icons anew in vite-icons.ts')
  }
  const half = width / 2
  /** Below zero: inside the board. */
  const outside = (x: number, y: number): number => {
    const [dx, dy] = [Math.abs(x - left - half) - half + bend, Math.abs(y - left - half) - half + bend]
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - bend
  }
  return (x, y) => {
    if (dots.some((dot) => Math.hypot(x - dot.x, y - dot.y) < dot.r)) return ink
    if (bleed) return ground
    const far = outside(x, y)
    return far > 0.5 ? NOTHING : far > -0.5 ? edge : ground
  }
}

function paint(drawing: string, { size, bleed = false }: Icon): Uint8Array {
  const at = reader(drawing, bleed)
  // a circle of four fifths is what every shape leaves whole
  const scale = FIELD / size / (bleed ? 0.85 : 1)
  const place = (pixel: number, point: number): number => (pixel + (point + 0.5) / FINE - size / 2) * scale + FIELD / 2
  const pixels = new Uint8Array(size * size * 4)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const sum = [0, 0, 0, 0]
      for (let point = 0; point < FINE * FINE; point++) {
        const [red, green, blue, cover] = at(place(x, point % FINE), place(y, Math.floor(point / FINE)))
        sum[0]! += red * cover
        sum[1]! += green * cover
        sum[2]! += blue * cover
        sum[3]! += cover
      }
      const [red = 0, green = 0, blue = 0, cover = 0] = sum
      if (cover > 0) pixels.set([red / cover, green / cover, blue / cover, cover / FINE ** 2].map(Math.round), (y * size + x) * 4)
    }
  }
  return pixels
}

/** Red, green, blue and cover, eight bits each, without filters. */
function png(size: number, pixels: Uint8Array): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head.set([8, 6, 0, 0, 0], 8)
  const row = size * 4
  const rows = Buffer.alloc(size * (row + 1))
  for (let y = 0; y < size; y++) rows.set(pixels.subarray(y * row, (y + 1) * row), y * (row + 1) + 1)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
