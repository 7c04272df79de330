import type { Kind } from '../../parts/glyphs'
import CardPicture from '../../parts/oni/CardPicture.svelte'
import { CARDS, DECK, type CardName } from '../../parts/oni/deck'
import { die, diceInSquare, different, pair, square } from '../../parts/dixe/things'
import {
  again,
  clock,
  crowned,
  eye,
  group,
  hand,
  icon,
  marked,
  next,
  not,
  note,
  says,
  thing,
  third,
  thrown,
  you,
  type Illustration,
  type Illustrations,
  type Thing,
} from '../../parts/illustration/things'
import StillBag from './StillBag.svelte'
import StillOni from './StillOni.svelte'

const card = (name: CardName, width = 1.3): Thing => thing(CardPicture, { card: name }, width)
const bag = (...dice: Kind[]): Thing => thing(StillBag, { dice }, 0.9 + 0.5 * dice.length)
const oni = thing(StillOni, {})
const team = group([you, next, third], 3, 0.75)

/** A card's own picture shows its clause. */
const cards = Object.fromEntries(
  CARDS.map((name): [string, Illustration] => [DECK.cards[name].clause, [card(name, 2.4)]]).filter(([clause]) => clause.startsWith('ON-E')),
)

export const illustrations: Illustrations = {
  'ON-1': [
    group([die('mask', 'oni'), die('skull', 'yorick'), die('sun', 'blaireau'), die('pi', 'arkan'), die('bolt', 'hanuman')], 5),
    'and',
    bag('oni', 'arkan'),
  ],
  'ON-2': [clock('6:40'), 'or', clock('5:00'), 'or', clock('3:20')],
  'ON-3': [oni, 'swap', team],
  'ON-4': [square(4, 3), 'or', square(5, 3), 'or', square(4, 4)],

  'ON-5': [marked(you, hand), pair('sun'), 'then', bag('oni'), 'and', thrown(die('sun'))],
  'ON-6': [...different, 'then', marked(icon('next'), hand), 'then', card('spin')],
  'ON-7': [card('oni'), 'then', oni, marked(die('sun'), eye), marked(die('pi'), eye), marked(next, not(eye))],
  'ON-8': [marked(oni, eye), 'and', marked(you, icon('chat')), marked(next, hand)],
  'ON-9': [marked(oni, hand), die('sun'), 'then', diceInSquare],
  'ON-10': [oni, bag('oni', 'arkan'), 'then', thrown(die('sun')), 'then', diceInSquare],

  'ON-11': [pair('clover'), 'then', not(card('spin')), 'and', marked(oni, hand)],
  'ON-12': [pair('pi'), 'then', die('sun'), die('bolt'), marked(team, eye)],
  'ON-13': [pair('smiley'), 'then', not(card('hush')), not(card('spin'))],
  'ON-14': [pair('aum'), 'then', marked(die('sun'), hand)],
  'ON-15': [pair('sun'), 'then', bag('blaireau'), 'and', not(card('spin'))],
  'ON-16': [pair('anchor'), 'then', you, die('bomb'), note('?'), 'then', marked(next, hand)],
  'ON-17': [pair('bolt'), 'then', not(thrown(die('bolt')))],
  'ON-18': [pair('bomb'), 'then', thrown(die('bomb')), 'then', bag('oni', 'arkan')],
  'ON-19': [pair('skull'), 'then', thrown(die('skull')), 'then', not(bag('oni'))],
  'ON-20': [pair('mask'), 'then', not(bag('oni')), 'and', marked(you, again)],

  ...cards,
  'ON-30': [card('spin'), card('hush'), card('high_five')],
  'ON-31': [marked(you, hand), 'more', marked(oni, hand)],
  'ON-32': [card('oni_shuffles'), marked(oni, clock('5'))],
  'ON-33': [oni, 'swap', you, 'and', marked(clock('0'), icon('pause'))],

  'ON-40': [says('DiXe'), 'then', ...different, 'then', crowned(team)],
  'ON-41': [clock('0'), 'then', crowned(oni)],

  'ON-50': [die('sun'), die('pi'), 'and', icon('screen'), clock('5:00'), card('spin')],
  'ON-51': [icon('lock'), 'and', clock('4:12')],
}
