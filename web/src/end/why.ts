import type { Texts } from '../texts'
import type { Rank } from './ranking'

/** What decided the game, with numbers. `you`: as in the title. */
export function whyOf(
  { end }: Pick<Texts, 'end'>,
  winners: readonly string[],
  ranks: readonly Rank[],
  you: number | null,
  nameOf: (seat: number) => string,
  counted: (points: number) => string,
): string {
  const best = ranks[0]
  if (!best) return ''
  const points = counted(best.points)
  if (winners.length > 1) return end.shared({ names: [...winners], points })
  const second = ranks.find(({ place }) => place > 1)
  const seconds = ranks.filter(({ place }) => place === second?.place)
  const name = nameOf(best.seat)
  const after = second ? counted(second.points) : ''
  if (seconds.some(({ seat }) => seat === you)) return end.youFollow({ name, points, after })
  const next = seconds.map(({ seat }) => nameOf(seat))
  const said = { points, next, n: next.length, after }
  return best.seat === you ? end.youLead(said) : end.why({ name, ...said })
}
