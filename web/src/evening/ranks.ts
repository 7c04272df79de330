import { podium } from '../end/ranking'
import type { RankView } from '../lib/types'

export const MEDALS = ['gold', 'silver', 'bronze'] as const
export type Medal = (typeof MEDALS)[number]

/** What somebody has won, and in how many games. */
export type Won = Pick<RankView, 'medals' | 'games'>

type Score = Won & Pick<RankView, 'points' | 'gained'>

/** Who has a place: who played too few games has none. */
export type Ranked = RankView & { place: number }

/** Across the room there is room for so many beside each other. */
const BESIDE = 8

const WORTH = [0, 3, 2, 1]

/** So many points a game, on average. */
export const average = ({ points, games }: Pick<RankView, 'points' | 'games'>): number => (games ? points / games : 0)

/** What is told of a rank in words. */
export function inFigures({ place, medals: [gold, silver, bronze], points, games }: RankView) {
  return { place, gold, silver, bronze, points, games }
}

/** As it was before this medal of the last game was given, and those that are better: bronze is given first. */
export function before<Each extends Score>(rank: Each, given: number): Each {
  const { gained, medals, points, games } = rank
  if (gained == null || gained > 3 - given) return rank
  const fewer = medals.map((count, kind) => (kind + 1 === gained ? count - 1 : count)) as RankView['medals']
  return { ...rank, medals: gained ? fewer : medals, points: points - (WORTH[gained] ?? 0), games: gained || given < 3 ? games - 1 : games }
}

/** While medals are being given everybody stands where they stood before. */
export function earlier<Each extends Score>(standing: readonly Each[]): Each[] {
  return [...standing].sort((a, b) => average(before(b, 0)) - average(before(a, 0)))
}

/** Who steps up when the evening is over, from left to right: on a phone three, or all who won. */
export function steppedUp(standing: readonly RankView[], big: boolean): Ranked[] {
  const ranked = standing.filter((rank): rank is Ranked => rank.place !== null)
  if (big) return podium(ranked.slice(0, BESIDE), BESIDE)
  return podium(ranked, ranked.filter(({ place }) => place === 1).length)
}
