import type { fix } from '../../lib/types'
import type { Shout } from '../page'
import { signed } from './dice'
import type { FixStage } from './game'
import { seatName, stopSaid } from './words'

export function shout(news: fix.News, stage: FixStage): Shout | null {
  const { words } = stage
  switch (news.type) {
    case 'Stopped':
      return { word: words.stop.toLocaleUpperCase(stage.lang), mood: 'call', seats: [news.seat], line: stopSaid(stage, news.seat) }
    case 'RoundScored': {
      const most = Math.max(...news.points)
      const seats = stage.chairs.flatMap((_, seat) => (news.points[seat] === most ? [seat] : []))
      return { word: signed(most), mood: 'good', seats, line: words.best({ names: seats.map((seat) => seatName(stage, seat)) }) }
    }
    default:
      return null
  }
}
