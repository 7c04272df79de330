import { podium } from '../end/ranking'
import type { RankView } from '../lib/types'

export const MEDALS = ['gold', 'silver', 'bronze'] as const
export type Medal = (typeof MEDALS)[number]

/** What a person has won, and in how many games. */
export type Won = Pick<RankView, 'medals' | 'games'>

type Score = Won & Pick<RankView, 'points' | 'gained'>

/** A person with a rank: those who played too few games have none. */
export type Ranked = RankView & { place: number }

/** A big screen has room for so many side by side. */
const BESIDE = 8

const WORTH = [0, 3, 2, 1]

/** Points per game, on average. */
export const average = ({ points, games }: Pick<RankView, 'points' | 'games'>): number => (games ? points / games : 0)

/** The figures of a rank, for its sentence. */
export function inFigures({ place, medals: [gold, silver, bronze], points, games }: RankView) {
  return { place, gold, silver, bronze, points, games }
}

/** A rank without the medals of the last game that are still to come. Bronze is given first, so `given` 1 hides silver and gold. */
export function before<Each extends Score>(rank: Each, given: number): Each {
  const { gained, medals, points, games } = rank
  if (gained == null || gained > 3 - given) return rank
  const fewer = medals.map((count, kind) => (kind + 1 === gained ? count - 1 : count)) as RankView['medals']
  return { ...rank, medals: gained ? fewer : medals, points: points - (WORTH[gained] ?? 0), games: gained || given < 3 ? games - 1 : games }
}

/** The order before the last game: it is shown until all medals are given. */
export function earlier<Each extends Score>(standing: readonly Each[]): Each[] {
  return [...standing].sort((a, b) => average(before(b, 0)) - average(before(a, 0)))
}

/** Who steps up at the end of the evening, from left to right: on a phone three, or all winners. */
export function steppedUp(standing: readonly RankView[], big: boolean): Ranked[] {
  const ranked = standing.filter((rank): rank is Ranked => rank.place !== null)
  if (big) return podium(ranked.slice(0, BESIDE), BESIDE)
  return podium(ranked, ranked.filter(({ place }) => place === 1).length)
}
