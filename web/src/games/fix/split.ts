/** The dice for each player; those not dealt yet are in the middle. */
export type Given = readonly number[]

/** A first proposal: as even as possible. */
export function evenly(total: number, parts: number): Given {
  return Array.from({ length: parts }, (_, part) => Math.floor(total / parts) + (part < total % parts ? 1 : 0))
}

export const left = (given: Given, total: number): number => total - given.reduce((sum, dice) => sum + dice, 0)

/** Moves one die; null is the middle. Nothing happens if there is none to move, or it is a player's last. */
export function move(given: Given, from: number | null, to: number | null, total: number, least: number): Given {
  if (from === to) return given
  if (from === null ? left(given, total) < 1 : (given[from] ?? 0) <= least) return given
  return given.map((dice, part) => dice - (part === from ? 1 : 0) + (part === to ? 1 : 0))
}
