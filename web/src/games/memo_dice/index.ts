import { lasting } from '../../lib/lasting'
import type { GamePage } from '../page'
import Board from './Board.svelte'
import type { MemoDice } from './game'
import { lesson } from './lesson'
import { isUnreadable } from './naming'
import Piece from './Piece.svelte'
import { recollection } from './recollection'
import { shout } from './shout'
import Summary from './Summary.svelte'
import { announce, glance, promptLabel, retell, says } from './words'

export const page: GamePage<MemoDice> = {
  Board,
  Summary,
  Piece,
  announce,
  retell,
  shout,
  memorable: (news) =>
    news.type === 'RoundScored' || (news.type === 'Judged' && !news.right) || (news.type === 'CupLifted' && news.guess !== news.picture),
  lesson,
  recollection,
  promptLabel,
  answers({ verb }, { words, public: { scene } }) {
    if (verb !== 'Confirm' || scene.type !== 'Judgement') return []
    const { cup } = scene
    return [
      { label: words.judge.right, icon: 'check', primary: true, fields: { cup, right: true } },
      { label: words.judge.wrong, icon: 'close', primary: false, fields: { cup, right: false } },
    ]
  },
  says,
  glance,
  declines: ['GiveUp'],
  explains: (refusal, verb) => verb === 'Name' && isUnreadable(refusal),
  inHand: ['Guess', 'Name', 'Lift'],
  clock({ public: { scene } }) {
    switch (scene.type) {
      case 'Shown':
      case 'Recalling':
      case 'Judgement':
        return lasting(scene)
      default:
        return null
    }
  },
}
