export interface Rank {
  seat: number
  place: number
  points: number
}

/** Where a player stands at the end, and what is said about them. */
export interface Stand {
  key: string
  /** Players with the same step are equal. */
  place: number
  name: string
  face: string
  /** The place at the table, the bench counting on after the chairs; null: this person has left. */
  at: number | null
  /** This player has won. */
  first: boolean
  /** The picture in words. */
  said: string
}

/** Best first; equal points share a place, and the next place is left out. Winners come first, whatever broke the tie. */
export function ranking(scores: readonly number[], winners: readonly number[] = []): Rank[] {
  const worth = scores.map((points, seat) => [points, winners.includes(seat) ? 1 : 0] as const)
  const better = ([a, won]: readonly [number, number], [b, other]: readonly [number, number]): boolean => a > b || (a === b && won > other)
  return worth
    .map((own, seat) => ({ seat, points: own[0], place: 1 + worth.filter((other) => better(other, own)).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat)
}

/** The first three (or all who won) as they stand on the podium: the second left of the first, the third right; equals share a step. */
export function podium<Each extends { place: number }>(ranks: readonly Each[], winners: number): Each[] {
  const steps: Each[][] = []
  for (const one of ranks.slice(0, Math.max(3, winners))) {
    const step = steps.at(-1)
    if (step?.[0]?.place === one.place) step.push(one)
    else steps.push([one])
  }
  return [...steps.filter((_, index) => index % 2 === 1).reverse(), ...steps.filter((_, index) => index % 2 === 0)].flat()
}

/** How long the count of so many takes, in ms: each one is seen, and nobody waits long. */
export const lasts = (points: number): number => Math.min(4500, 900 + 260 * points)
