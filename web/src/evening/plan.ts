import type { EveningView } from '../lib/types'

/** What the host picks: these games in this order, or so many by lot among them. */
export type Plan = Pick<EveningView, 'games' | 'lot'>

/** Surprises that an evening has at first, and at most. */
export const SOME = 3
export const MOST = 9

/** Picked, or picked no more. The last one stays, or it would be no evening; of what is left (`rest`) nothing need. */
export function toggled({ games, lot }: Plan, game: string, rest = false): Plan {
  const without = games.filter((each) => each !== game)
  if (without.length === games.length) return { games: [...games, game], lot }
  return { games: without.length > 0 || (rest && lot === null) ? without : games, lot }
}
