import type { jinx } from '../../lib/types'
import type { Shout } from '../page'
import type { JinxStage } from './game'
import { seatName } from './words'

export function shout(news: jinx.News, stage: JinxStage): Shout | null {
  const { contest, verdict, says, heard } = stage.words
  switch (news.type) {
    case 'Shouted':
      return { word: contest.shout.toLocaleUpperCase(stage.lang), mood: 'call', seats: [news.seat] }
    case 'Answered': {
      const name = seatName(stage, news.seat)
      if (news.right) return { word: verdict.yes, mood: 'good', seats: [news.seat], line: says.found({ name }) }
      return { word: verdict.no, mood: 'bad', seats: [news.seat], brief: true }
    }
    case 'TurnScored':
      return news.finder === null ? { word: says.nobody, mood: 'bad', seats: [], line: heard.target({ n: news.target + 1 }) } : null
    default:
      return null
  }
}
