import type { EveningView } from '../lib/types'

/** What the host picks: these games in this order, or so many drawn from them. */
export type Plan = Pick<EveningView, 'games' | 'lot'>

/** The number of surprises that an evening begins with, and the maximum. */
export const SOME = 3
export const MOST = 9

/** How many games the plan has. */
export const left = ({ games, lot }: Plan): number => lot ?? games.length

/** Picks a game or drops it; after that no games are drawn by lot. Null: it is the only one, and one is needed. */
export function toggled({ games, lot }: Plan, game: string, rest = false): Plan | null {
  if (lot !== null) return { games: [game], lot: null }
  if (!games.includes(game)) return { games: [...games, game], lot }
  const without = games.filter((each) => each !== game)
  return without.length > 0 || rest ? { games: without, lot } : null
}

/** As many surprises as games were still to come. */
export function surprised(plan: Plan, all: readonly string[], rest = false): Plan {
  return { games: [...all], lot: plan.lot ?? (rest ? Math.max(1, left(plan)) : SOME) }
}
