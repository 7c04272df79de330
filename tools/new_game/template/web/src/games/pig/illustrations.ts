import {
  clock,
  crowned,
  next,
  not,
  note,
  person,
  thing,
  thrown,
  you,
  type Illustrations,
  type Thing,
} from '../../parts/illustration/things'
import StillDie from './StillDie.svelte'

const die = (face: number): Thing => thing(StillDie, { face })

export const illustrations: Illustrations = {
  'PG-1': [you, next, 'and', die(6)],
  'PG-2': [person('mouse'), 'then', you, 'then', next],
  'PG-3': [thrown(die(4)), 'and', thrown(die(5)), 'same', note('9')],
  'PG-4': [thrown(die(1)), 'then', not(note('9')), 'then', next],
  'PG-5': [note('9'), 'then', you, 'then', next],
  'PG-6': [note('30'), 'then', crowned(you)],
  'PG-8': [you, clock('20'), 'then', next],
}
