import {
  clock,
  crowned,
  eye,
  group,
  hand,
  holds,
  icon,
  marked,
  next,
  no,
  not,
  note,
  person,
  says,
  thing,
  third,
  yes,
  you,
  type Illustrations,
  type Thing,
} from '../../parts/illustration/things'
import Fingertip from './Fingertip.svelte'
import Position from './Position.svelte'
import StillCard from './StillCard.svelte'

const MINE = 'var(--seat-square)'
const THEIRS = 'var(--seat-circle)'

const card = (picture: number | null, ...fingers: string[]): Thing => thing(StillCard, { picture, fingers })
const finger = (colour: string): Thing => thing(Fingertip, { colour }, 0.55)
const secret = thing(Position, { cell: 5 }, 0.85)
const LAID = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const square = (gaps: readonly number[] = []): Thing =>
  group(
    LAID.map((picture) => card(gaps.includes(picture) ? null : picture)),
    3,
    0.48,
  )
const referee = person('owl')

export const illustrations: Illustrations = {
  'JX-1': [card(0), 'swap', card(1), 'and', secret],
  'JX-2': [group([you, next, third, person('mouse'), person('koala'), person('frog')], 3), 'and', group([card(2), card(3)], 2)],
  'JX-3': [square(), 'and', finger(MINE), finger(THEIRS), marked(hand, icon('lock'))],

  'JX-4': [marked(you, eye), secret, 'then', square(), 'and', marked(next, not(eye))],
  'JX-5': [you, 'then', icon('write'), 'or', icon('chat'), 'or', hand],

  'JX-6': [next, 'then', card(5, MINE)],
  'JX-7': [card(5, MINE), not(finger(THEIRS)), 'then', card(6, THEIRS)],
  'JX-8': [card(5, MINE, THEIRS), 'then', says('Jinx'), 'then', card(5, MINE)],
  'JX-9': [marked(card(6, THEIRS), no), 'then', marked(card(5, MINE), yes)],
  'JX-10': [clock('60'), 'then', referee, 'then', card(7, THEIRS)],
  'JX-11': [marked(you, icon('away')), clock('60'), 'then', person('robot'), 'or', next],

  'JX-12': [marked(card(5, MINE), yes), 'then', holds(next, card(5))],
  'JX-13': [marked(card(6, THEIRS), no), 'and', marked(card(5, MINE), yes), 'then', holds(you, card(6))],
  'JX-14': [marked(card(6, THEIRS), no), marked(card(7, MINE), no), 'then', holds(you, not(card(2)))],
  'JX-15': [marked(card(5, MINE), yes), 'then', not(finger(THEIRS)), card(6), 'then', square()],

  'JX-16': [square([5, 6]), 'and', group([card(5), card(6)], 2), 'then', square()],
  'JX-17': [you, 'then', marked(next, icon('chat'))],
  'JX-18': [square([6, 7, 8]), 'then', holds(crowned(you), card(0), card(1)), 'more', holds(next, card(2))],

  'JX-20': [thing(StillCard, { picture: 4 }, 1.8), 'then', eye, note('?')],
  'JX-21': [icon('photo'), 'then', group([card(0), card(1), card(2)], 3)],
}
