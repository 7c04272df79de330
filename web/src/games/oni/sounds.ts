import type { oni } from '../../lib/types'
import { play, vibrate } from '../../sound/sound.svelte'
import type { OniStage } from './game'

export function sound(news: oni.News, stage: OniStage): void {
  switch (news.type) {
    case 'TurnBegun':
      if (news.seat !== stage.seat) return
      play('yourTurn')
      return vibrate()
    case 'Flipped':
    case 'Tried':
    case 'TurnedUp':
    case 'TurnedBack':
    case 'Stepped':
    case 'OniFlipped':
      return play('land')
    case 'SquareLaid':
    case 'DiceFell':
    case 'DieFellBack':
    case 'KingThrown':
      return play('roll')
    case 'PairLaid':
      play('pair')
      return vibrate()
    case 'CardDrawn':
      play('paper')
      return vibrate()
    case 'Accused':
      play('cupDown')
      return vibrate()
    case 'DieWon':
    case 'Caught':
    case 'Arrived':
      return play('right')
    case 'Penalised':
    case 'Dropped':
    case 'Touched':
      play('wrong')
      return vibrate(news.seat === stage.seat ? [60, 40, 60] : 15)
    case 'Stacked':
      return play(news.toppled ? 'wrong' : 'land')
    case 'Slapped':
    case 'HighFived':
      return play('clap')
    case 'Grabbed':
      return play('cloth')
    case 'Spun':
      return play('said')
    case 'Called':
    case 'Shouted':
      play('shout')
      return vibrate([40, 60, 40])
    case 'ClockRang':
      play('stop')
      return vibrate([40, 60, 40])
    case 'CallJudged':
      return play(news.right ? 'crown' : 'wrong')
  }
}
