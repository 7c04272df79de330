import {
  clock,
  crowned,
  group,
  hand,
  holds,
  icon,
  marked,
  next,
  not,
  note,
  person,
  says,
  thing,
  third,
  thrown,
  you,
  type Illustrations,
  type Thing,
} from '../../parts/illustration/things'
import type { Face } from './dice'
import MiniDie from './MiniDie.svelte'
import StillDisc from './StillDisc.svelte'

const die = (face: Face, points?: number): Thing => thing(MiniDie, { face, points }, 0.85)
const disc = (reds: number): Thing => thing(StillDisc, { reds }, 2.1)
const some = group([die('two'), die('empty'), die('minus')])

export const illustrations: Illustrations = {
  'FX-1': [group([die('empty'), die('empty'), die('green'), die('two'), die('red'), die('minus')], 3, 0.7), 'and', disc(0)],
  'FX-2': [you, 'same', note('3')],

  'FX-3': [
    marked(person('mouse'), hand),
    'then',
    holds(you, die('empty'), die('empty')),
    holds(next, die('empty')),
    holds(third, die('empty')),
  ],

  'FX-4': [note('3'), note('2'), note('1'), 'then', thrown(you), thrown(next), thrown(third)],
  'FX-5': [thrown(die('two')), 'then', thrown(die('empty')), 'then', thrown(die('minus'))],
  'FX-6': [you, marked(die('green'), hand), 'then', next],
  'FX-7': [you, marked(die('red'), hand), 'then', disc(1)],
  'FX-8': [die('green'), 'or', die('red'), 'then', not(thrown(die('empty')))],
  'FX-9': [marked(you, icon('away')), 'then', next, die('green'), 'then', you],

  'FX-10': [disc(3), 'then', says('Stop')],
  'FX-11': [says('Stop'), 'then', die('empty', 0), die('green', 1), die('two', 2), die('red', -1), die('minus', -1)],
  'FX-12': [you, die('green', 1), 'then', next],
  'FX-13': [says('Stop'), 'then', you, not(some), 'same', note('+5')],

  'FX-14': [die('two', 2), 'and', die('minus', -1), 'and', die('green', 1), 'same', note('+2')],
  'FX-15': [note('7'), 'or', note('15'), 'then', crowned(you)],
  'FX-16': [you, 'same', next, 'then', thrown(some)],

  'FX-17': [marked(die('empty'), clock('⅓')), 'then', die('green')],
  'FX-18': [hand, clock('0'), 'then', you],
  'FX-19': [you, clock('8'), 'then', person('robot'), thrown(some)],
}
