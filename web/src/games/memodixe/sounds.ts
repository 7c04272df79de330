import type { memodixe } from '../../lib/types'
import { play, vibrate } from '../../sound/sound.svelte'
import { power } from './words'

export function sound(news: memodixe.News, scene: memodixe.Public['scene']): void {
  switch (news.type) {
    case 'Flipped':
      // a pair is heard at once, before anybody has looked twice
      if (!power(scene)) return play('land')
      play('pair')
      return vibrate()
    case 'TurnedUp':
    case 'TurnedBack':
      return play('land')
    case 'SquareLaid':
    case 'DiceFell':
      return play('roll')
    case 'DieWon':
    case 'Stolen':
    case 'Given':
      play('right')
      return vibrate()
    case 'SkullFell':
      return play('wrong')
    case 'DieSetAside':
      return play('cupDown')
    case 'CurtainDrawn':
    case 'CurtainOpened':
      return play('cloth')
    case 'Called':
      return play('shout')
    case 'CallJudged':
      play(news.right ? 'right' : 'wrong')
      return vibrate([40, 60, 40])
  }
}
