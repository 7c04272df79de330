import type { fix } from '../../lib/types'
import type { FixFaceName } from '../../parts/glyphs'

export type Place = fix.Place
export type Scene = fix.Public['scene']
export type Face = fix.LayStill['faces'][number]

/** The dice before one seat: `hand` will be thrown, `coming` lies there and is not taken yet. */
interface Before {
  hand: readonly number[]
  coming: readonly number[]
}

const where = (dice: readonly Place[], there: (place: Place) => boolean): number[] =>
  dice.flatMap((place, die) => (there(place) ? [die] : []))

export function before(dice: readonly Place[], seat: number): Before {
  return {
    hand: where(dice, (place) => place.seat === seat && (place.type === 'Held' || place.type === 'Tumbling')),
    coming: where(dice, (place) => place.seat === seat && place.type === 'Arriving'),
  }
}

/** In the order in which they came to lie there. */
export const onDisc = (dice: readonly Place[]): number[] =>
  dice
    .flatMap((place, die) => (place.type === 'OnDisc' ? [{ die, at: place.at }] : []))
    .sort((a, b) => a.at - b.at)
    .map(({ die }) => die)

/** What a die shows, as far as anybody can see. */
export function shows(place: Place): Face | null {
  switch (place.type) {
    case 'Held':
      return place.face
    case 'Tumbling':
      return null
    case 'Arriving':
      return 'green'
    case 'OnDisc':
      return 'red'
  }
}

export const drawnAs = (face: Face): FixFaceName => (face === 'minus' ? 'minus_one' : face)

/** Where a die is for the eye: when this changes, it flies. */
export const homeOf = (place: Place): string =>
  place.type === 'OnDisc' ? 'disc' : `${place.type === 'Arriving' ? 'before' : 'hand'} ${place.seat}`

/**
 * Dice keep their places in a hand while others leave and join it, because a finger aims at a place. A throw
 * (`closer`) brings them together again.
 */
export function laid(kept: readonly (number | null)[], hand: readonly number[], closer: boolean): readonly (number | null)[] {
  const places: (number | null)[] = kept.map((die) => (die !== null && hand.includes(die) ? die : null))
  const stay = closer ? places.filter((die) => die !== null) : places
  for (const die of hand) {
    if (stay.includes(die)) continue
    const gap = stay.indexOf(null)
    if (gap < 0) stay.push(die)
    else stay[gap] = die
  }
  return stay.every((die) => die === null) ? [] : stay
}

/** The number of columns in which so many dice are largest. */
export function columnsFor(count: number, width: number, height: number): number {
  const size = (columns: number): number => Math.min(width / columns, height / Math.ceil(count / columns))
  let best = Math.max(1, count)
  for (let columns = best - 1; columns > 0; columns--) if (size(columns) >= size(best)) best = columns
  return best
}

/** Every seat from this one on, clockwise. */
export const around = (seats: number, front: number): number[] => Array.from({ length: seats }, (_, step) => (front + step) % seats)

type Edge = 'bottom' | 'left' | 'top' | 'topLeft' | 'topRight' | 'right'

const EDGES: Record<number, readonly Edge[]> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'left', 'right'],
  4: ['bottom', 'left', 'top', 'right'],
  5: ['bottom', 'left', 'topLeft', 'topRight', 'right'],
}

/** The edges of one tablet for so many players, clockwise from the bottom. */
export const edges = (seats: number): readonly Edge[] => EDGES[seats] ?? []

/** How far a player's things are turned so that they can be read from their edge. */
export const turnOf = (edge: Edge): number => (edge === 'bottom' ? 0 : edge === 'left' ? 90 : edge === 'right' ? -90 : 180)

interface Worth {
  seat: number
  counts: readonly fix.Counted[]
  sum: number
}

/** The points counted so far, by seat. */
export function worth(counts: readonly fix.Counted[], seats: number): Worth[] {
  return around(seats, 0).map((seat) => {
    const own = counts.filter((count) => count.seat === seat)
    return { seat, counts: own, sum: own.reduce((sum, { points }) => sum + points, 0) }
  })
}

export const countsOf = (scene: Scene): readonly fix.Counted[] => ('counts' in scene ? scene.counts : [])

/** With a true minus sign, or a plus. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')
