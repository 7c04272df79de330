import type { jinx } from '../../lib/types'

export type Scene = jinx.Scene
export type Spot = jinx.Guessing['spots'][number]
export type Clue = jinx.Guessing['clue']

export const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const

/** The touched cards, in the order in which they are answered. */
export const spotsOf = (scene: Scene): readonly Spot[] => ('spots' in scene ? scene.spots : [])

export const guessing = (scene: Scene): jinx.Guessing | null => (scene.type === 'Guessing' ? scene : null)

/** The clue, while it matters. */
export function clueOf(scene: Scene): Clue | null {
  if (scene.type === 'Guessing') return scene.clue
  return scene.type === 'Scored' || scene.type === 'Over' ? scene.outcome.clue : null
}

/** How the last turn ended, while that is shown. */
export const outcomeOf = (scene: Scene): jinx.Outcome | null => (scene.type === 'Scored' || scene.type === 'Over' ? scene.outcome : null)

/** The card that a seat's finger is on. The loser of its contest has none there any more. */
export const spotOf = (scene: Scene, seat: number): Spot | undefined =>
  spotsOf(scene).find((spot) => ('seat' in spot ? spot.seat === seat : spot.touches.some((touch) => touch.seat === seat)))

/** Whether a seat's finger is on a card, even one that is not told yet. */
export const hasPointed = (scene: Scene, seat: number): boolean =>
  spotOf(scene, seat) !== undefined || (scene.type === 'Guessing' && scene.reaching.includes(seat))

export const isOut = (scene: Scene, seat: number): boolean => spotOf(scene, seat)?.type === 'Wrong'

/** Seats that may still put a finger somewhere. */
export const mayPoint = ({ scene, active }: Pick<jinx.Public, 'scene' | 'active'>, seat: number | null): boolean =>
  scene.type === 'Guessing' && seat !== null && seat !== active && !hasPointed(scene, seat) && !scene.late.includes(seat)

/** A finger as drawn on a card: whose, and how long after the opening it touched. */
export interface Placed {
  seat: number
  /** ms; null: not ruled yet. */
  after: number | null
}

/** The fingers on a card: all that touched it at the same moment, until it is known whose stays. */
export function fingersOn(spot: Spot, opensAt: number | null): Placed[] {
  const moment = (at: number): number | null => (opensAt === null ? null : Math.max(0, at - opensAt))
  if (!('seat' in spot)) return spot.touches.map(({ seat }) => ({ seat, after: null }))
  const first = spot.touches.find(({ seat }) => seat === spot.seat) ?? spot.touches[0]
  return [{ seat: spot.seat, after: first ? moment(first.at) : null }]
}

/** The contest in which this seat shouts, or else the first one in progress. */
export function contestOf(scene: Scene, seat: number | null): jinx.Contest | null {
  const contests = spotsOf(scene).filter((spot) => spot.type === 'Contest')
  return contests.find(({ touches }) => touches.some((touch) => touch.seat === seat)) ?? contests[0] ?? null
}

export const contests = (contest: jinx.Contest, seat: number | null): boolean => contest.touches.some((touch) => touch.seat === seat)

/** What a turn gave each player: so many pictures, the target first. */
export function gains(outcome: jinx.Outcome): { seat: number; pictures: number[] }[] {
  const seats = [...new Set(outcome.gone.flatMap(({ to }) => (to === null ? [] : [to])))]
  return seats.map((seat) => ({ seat, pictures: outcome.gone.filter(({ to }) => to === seat).map(({ picture }) => picture) }))
}

/** "0.8": tenths of a second are enough to read. */
export const seconds = (ms: number, lang: string): string =>
  (ms / 1000).toLocaleString(lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
