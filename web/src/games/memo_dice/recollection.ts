import type { Recollection } from '../page'
import type { MemoDice } from './game'

/** A picture is seen until its cup covers it, and asked for when somebody names what is under the cup. */
export function recollection(seat: number): Recollection<MemoDice> {
  const covered = new Map<number, number>()
  let asked = 0
  let tried = 0
  let recalled = 0
  return (at, news, { public: game }) => {
    const before = { tried, recalled }
    tried = game.tried[seat] ?? 0
    recalled = game.recalled[seat] ?? 0
    if (news.type === 'CupLifted' || news.type === 'CupLiftedAloud') asked = at
    switch (news.type) {
      case 'DieCovered':
        covered.set(game.row.length - 1, at)
        return null
      case 'RoundBegun':
        covered.clear()
        return null
      case 'CupLifted':
      case 'Judged': {
        const seen = covered.get(news.cup)
        // the table counts who was asked and who was right
        return seen === undefined || tried === before.tried ? null : { seen, asked, right: recalled > before.recalled }
      }
      default:
        return null
    }
  }
}
