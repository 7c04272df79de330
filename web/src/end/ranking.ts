export interface Rank {
  seat: number
  place: number
  points: number
}

/** Best first; equal points share a place, and the next place is missing. */
export function ranking(scores: readonly number[]): Rank[] {
  return scores
    .map((points, seat) => ({ seat, points, place: 1 + scores.filter((other) => other > points).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat)
}
