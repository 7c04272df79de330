import type { memodixe } from '../../lib/types'
import { announce, mover, power, seatName, type Hearing } from './words'

/** With the symbol of a pair and the name of who called; `before`: the table before this step, `last`: the event before this. */
export function retell(news: memodixe.News, stage: Hearing, before: Hearing, last: memodixe.News | null): string | null {
  const { heard } = stage.words
  const symbol = power(before.public.scene)
  switch (news.type) {
    case 'DiceAdded':
      return null
    case 'Flipped': {
      const turns = mover(before.public)
      if (turns === null) return announce(news, stage, last)
      return heard.turns({ name: seatName(stage, turns), die: news.cell + 1, symbol: stage.t.dixe.symbols[news.symbol] })
    }
    case 'DiceFell':
      return news.cells.length > 2 ? heard.allFell : null
    case 'DieWon':
    case 'Stolen':
    case 'Given': {
      const says = announce(news, stage, last)
      return symbol && last?.type !== 'DiceFell' ? `${heard.pair({ symbol: stage.t.dixe.symbols[symbol] })} ${says}` : says
    }
    case 'CallJudged': {
      const called = heard.called({ name: seatName(stage, mover(before.public) ?? 0) })
      return `${called} ${announce(news, stage, last)}`
    }
    default:
      return announce(news, stage, last)
  }
}
