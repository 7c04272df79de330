import type { oni } from '../../lib/types'
import type { Shout } from '../page'
import type { OniStage } from './game'
import { announce } from './heard'
import { seatName } from './words'

/** While the clock runs, a shout is brief. */
export function shout(news: oni.News, stage: OniStage): Shout | null {
  const { acts, loud, says, verdict } = stage.words
  const line = announce(news, stage) ?? ''
  switch (news.type) {
    case 'Called':
      return {
        word: acts.Dixe,
        mood: 'call',
        seats: [news.seat],
        line: stage.t.dixe.claims({ name: seatName(stage, news.seat) }),
      }
    case 'CallJudged':
      if (news.right) return { word: verdict.right, mood: 'good', seats: [news.seat], line: says.Over.team }
      return { word: verdict.wrong, mood: 'bad', seats: [news.seat], line: verdict.gone, brief: true }
    case 'ClockRang':
      return { word: loud, mood: 'bad', seats: [stage.public.oni], line }
    case 'Accused':
    case 'Penalised':
      return { word: loud, mood: 'bad', seats: [news.seat], line, brief: true }
    case 'Shouted':
      return { word: acts.Shout, mood: 'call', seats: [news.seat], brief: true }
    default:
      return null
  }
}
