import type { memo_dice } from '../../lib/types'
import type { Shout } from '../page'
import { nameOf } from './box'
import type { MemoDiceStage } from './game'
import { cupGoes } from './words'

export function shout(news: memo_dice.News, stage: MemoDiceStage): Shout | null {
  if (news.type !== 'CupLifted' && news.type !== 'Judged') return null
  const place = stage.public.row[news.cup]
  if (place?.type !== 'Lifted') return null
  const { heard } = stage.words
  const picture = nameOf(place.picture, stage.lang, stage.public.own)
  return {
    word: place.right ? heard.right : heard.notRight,
    mood: place.right ? 'good' : 'bad',
    seats: [news.to],
    line: `${heard.lifted({ cup: news.cup + 1, picture })} ${cupGoes(stage, news.to)}`,
    // after that, people look at the die itself
    brief: true,
  }
}
