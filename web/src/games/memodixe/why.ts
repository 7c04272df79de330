import type { MemoDixeStage } from './game'
import { seatName } from './words'

/** Of the players who are level, the last caller wins. */
export function whyWon(winners: readonly number[], scores: readonly number[], stage: MemoDixeStage): string | null {
  const { last_caller } = stage.public
  const [winner] = winners
  if (winners.length !== 1 || winner === undefined || winner !== last_caller) return null
  const level = scores.flatMap((points, seat) => (points === scores[winner] ? [seat] : []))
  if (level.length < 2) return null
  const { summary, dice } = stage.words
  const all = level.length === scores.length && level.length > 2
  const names = level.map((seat) => seatName(stage, seat))
  const have = dice({ n: scores[winner] ?? 0 })
  return [
    all ? summary.allLevel({ dice: have }) : summary.level({ names, dice: have }),
    summary.lastCall({ name: seatName(stage, winner) }),
  ].join(' ')
}
