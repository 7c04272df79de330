import Cup from '../../parts/Cup.svelte'
import type { CupColour } from '../../parts/patterns'
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
  thing,
  third,
  thrown,
  yes,
  you,
  type Illustrations,
  type Thing,
} from '../../parts/illustration/things'
import Picture from './Picture.svelte'
import PictureDie from './PictureDie.svelte'

const die = (picture: string | null): Thing => thing(PictureDie, { picture, label: '' })
const cup = (colour: CupColour): Thing => thing(Cup, { colour, label: '' }, 0.9)
const lifted = (colour: CupColour, picture: string): Thing => group([cup(colour), die(picture)], 1, 0.8)
const thought = (picture: string): Thing => thing(Picture, { picture }, 0.75)

const COLOURS = ['red', 'blue', 'black'] as const
const row = group([cup('red'), cup('blue'), cup('black'), cup('red')])
const wall = group(['frog', 'carrot', 'bee', 'duck', 'dog', 'car'].map(thought), 3, 0.5)
const everything = group([die(null), die(null), ...COLOURS.map(cup), cup('gold')], 3, 0.5)

export const illustrations: Illustrations = {
  'MD-1': [
    group(['frog', 'dog', 'car'].map(die), 3),
    'and',
    group(
      COLOURS.flatMap((colour) => [cup(colour), cup(colour), cup(colour)]),
      3,
      0.4,
    ),
    cup('gold'),
  ],
  'MD-2': [you, 'or', next, 'or', third, 'then', die(null)],

  'MD-3': [thrown(die(null)), 'then', marked(die('duck'), eye), clock('2'), 'then', cup('red')],
  'MD-4': [you, 'then', next, thrown(die(null))],
  'MD-5': [die('frog'), 'and', not(cup('red')), 'then', cup('gold')],
  'MD-6': [note('9'), die(null), 'then', group([...COLOURS, ...COLOURS, ...COLOURS].map(cup), 9, 0.5)],

  'MD-7': [you, cup('gold'), 'then', marked(you, icon('chat'))],
  'MD-8': [row, 'then', marked(you, icon('chat')), thought('duck'), 'then', marked(lifted('red', 'duck'), eye)],
  'MD-9': [yes, 'then', holds(you, cup('red')), 'then', marked(cup('blue'), icon('chat'))],
  'MD-10': [no, 'then', holds(next, cup('red')), 'then', marked(next, icon('chat')), cup('blue')],
  'MD-14': [icon('write'), 'or', marked(wall, hand), 'or', marked(you, icon('chat')), group([marked(next, yes), marked(third, no)], 2)],
  'MD-15': [marked(cup('blue'), not(eye)), 'and', icon('leave'), 'then', marked(cup('blue'), not(eye))],

  'MD-11': [cup('red'), 'same', note('1'), cup('gold'), 'same', note('2')],
  'MD-12': [everything, 'then', next, thrown(die(null))],
  'MD-13': [note('21'), 'then', holds(crowned(you), cup('gold'), cup('red'))],
}
