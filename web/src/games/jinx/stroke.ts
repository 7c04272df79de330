/** A gesture is one line on a field of 1000 by 1000, as it goes over the wire. */
export type Point = [number, number]
export type Stroke = readonly Point[]

const EDGE = 999
/** Closer points than this are one. */
const FINE = 6

export const onField = (x: number, y: number, width: number, height: number): Point => {
  const within = (share: number): number => Math.max(0, Math.min(EDGE, Math.round(share * EDGE)))
  return [within(x / width), within(y / height)]
}

/** The line with one more point; unchanged if the finger hardly moved. */
export function longer(stroke: Stroke, point: Point): Stroke {
  const last = stroke.at(-1)
  return last && Math.hypot(last[0] - point[0], last[1] - point[1]) < FINE ? stroke : [...stroke, point]
}

/** At most so many points, evenly chosen along it; first and last stay. */
export function thinned(stroke: Stroke, most: number): Point[] {
  if (stroke.length <= most) return [...stroke]
  return Array.from({ length: most }, (_, index) => stroke[Math.round((index * (stroke.length - 1)) / (most - 1))] as Point)
}

/** As a path through the middles of its points, so that it has no corners. */
export function pathOf(stroke: Stroke): string {
  const [first, ...rest] = stroke
  if (!first) return ''
  const bends = rest.slice(0, -1).map(([x, y], index) => {
    const [nextX, nextY] = rest[index + 1] as Point
    return `Q${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`
  })
  const last = rest.at(-1)
  return [`M${first[0]} ${first[1]}`, ...bends, last ? `L${last[0]} ${last[1]}` : ''].join('')
}
