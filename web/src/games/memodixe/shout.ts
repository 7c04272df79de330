import type { memodixe } from '../../lib/types'
import type { Shout } from '../page'
import type { MemoDixeStage } from './game'
import { seatName } from './words'

export function shout(news: memodixe.News, stage: MemoDixeStage): Shout | null {
  const { verdict, lost } = stage.words
  const { scene } = stage.public
  switch (news.type) {
    case 'Called':
      return {
        word: verdict.calling,
        mood: 'call',
        seats: [news.seat],
        line: stage.t.dixe.claims({ name: seatName(stage, news.seat) }),
      }
    case 'CallJudged':
      if (news.right) return { word: verdict.right, mood: 'good', seats: [news.seat] }
      return { word: verdict.wrong, mood: 'bad', seats: [news.seat], ...(scene.type === 'Wrong' ? { line: lost({ n: scene.lost }) } : {}) }
    default:
      return null
  }
}
