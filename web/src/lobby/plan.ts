import type { EveningView } from '../lib/types'

/** What the host picks: these games in this order, or so many by lot among them. */
export type Plan = Pick<EveningView, 'games' | 'lot'>

/** Surprises that an evening has at first, and at most. */
export const SOME = 3
export const MOST = 9

/** How many games that makes. */
export const left = ({ games, lot }: Plan): number => lot ?? games.length

/** Picks a game or drops it; a host who picks gets no games by lot. Null: it is the only one, and one is needed. */
export function toggled({ games, lot }: Plan, game: string, rest = false): Plan | null {
  if (lot !== null) return { games: [game], lot: null }
  if (!games.includes(game)) return { games: [...games, game], lot }
  const without = games.filter((each) => each !== game)
  return without.length > 0 || rest ? { games: without, lot } : null
}

/** As many surprises as there were games to come. */
export function surprised(plan: Plan, all: readonly string[], rest = false): Plan {
  return { games: [...all], lot: plan.lot ?? (rest ? Math.max(1, left(plan)) : SOME) }
}
