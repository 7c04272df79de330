import { describe, expect, test } from 'vitest'
import { chair } from '../../lib/chair'
import type { fix } from '../../lib/types'
import { loadArea, type Lang } from '../../texts'
import type { Offered, Verb } from '../page'
import { around, before, columnsFor, edges, laid, onDisc, signed, turnOf, worth, type Place } from './dice'
import { seenFrom } from './flight'
import { flickable, predicted, throwing, UNKNOWN, type SentAct } from './prediction'
import type { Fix } from './game'
import { evenly, left, move } from './split'
import { announce, says, toFlick, whyDeals, type Hearing } from './words'

const en = await loadArea('en', 'fix')
const fr = await loadArea('fr', 'fix')

const held = (seat: number, face: fix.Held['face'] = null): Place => ({ type: 'Held', seat, face, since: 0, until: null })
const tumbling = (seat: number, until = 350, since = 0): Place => ({ type: 'Tumbling', seat, since, until })
const coming = (seat: number, thrower: number): Place => ({ type: 'Arriving', seat, thrower, since: 0, until: 1000 })
const red = (at: number, seat = 0): Place => ({ type: 'OnDisc', seat, at })
const prompt = (verb: Verb<Fix>, more: Partial<Offered<Fix>> = {}): Offered<Fix> => ({
  type: 'Prompt',
  verb,
  clause: 'FX-5',
  racing: true,
  ...more,
})
const flick = (...among: number[]): Offered<Fix> => prompt('Flick', { fields: { die: { type: 'Pieces', among } } })

describe('what lies where', () => {
  const dice = [held(0, 'green'), tumbling(0), coming(0, 1), red(90), held(1), red(40)]

  test('a hand holds what it will throw; what comes is apart', () => {
    expect(before(dice, 0)).toEqual({ hand: [0, 1], coming: [2] })
    expect(before(dice, 1)).toEqual({ hand: [4], coming: [] })
  })

  test('the disc keeps the order in which dice came', () => {
    expect(onDisc(dice)).toEqual([5, 3])
  })
})

describe('dice keep their places under the finger', () => {
  test('a die that leaves leaves a gap, and the next to come fills it', () => {
    const first = laid([], [2, 5, 7], false)
    expect(first).toEqual([2, 5, 7])
    expect(laid(first, [2, 7], false)).toEqual([2, null, 7])
    expect(laid([2, null, 7], [2, 7, 9], false)).toEqual([2, 9, 7])
    expect(laid([2, null, 7], [2], false)).toEqual([2, null, null])
    expect(laid([2, null, null], [], false)).toEqual([])
  })

  test('a throw brings them together', () => {
    expect(laid([2, null, 7], [1, 2, 7], true)).toEqual([2, 7, 1])
  })
})

test('dice are as large as their tray lets them be', () => {
  expect(columnsFor(5, 300, 100)).toBe(5)
  expect(columnsFor(5, 300, 200)).toBe(3)
  expect(columnsFor(10, 350, 200)).toBe(5)
  expect(columnsFor(4, 200, 210)).toBe(2)
  expect(columnsFor(0, 200, 200)).toBe(1)
})

test('everybody sits clockwise, at an edge of their own, and reads from there', () => {
  expect(around(4, 2)).toEqual([2, 3, 0, 1])
  for (const seats of [2, 3, 4, 5]) expect(new Set(edges(seats)).size).toBe(seats)
  expect(edges(4).map(turnOf)).toEqual([0, 90, 180, -90])
})

describe('the hand moves before the answer', () => {
  const roll = (seat: number, keeps = false): SentAct => ({ seat, verb: 'Roll', keeps })
  const push = (seat: number, die: number): SentAct => ({ seat, verb: 'Flick', die })
  const goal = (die: number, to: number | null): fix.Goal => ({ type: 'Goal', die, to })

  test('a throw takes the hand and what has come', () => {
    const seen = predicted([held(0, 'two'), coming(0, 1), held(1, 'empty'), red(1)], [roll(0)], [])
    expect(seen).toEqual([tumbling(0, UNKNOWN, UNKNOWN), tumbling(0, UNKNOWN, UNKNOWN), held(1, 'empty'), red(1)])
  })

  test('a throw that waits for another changes nothing yet', () => {
    expect(predicted([held(0, 'green')], [roll(0, true)], [])).toEqual([held(0, 'green')])
  })

  test('a flicked die lies where the server says it goes', () => {
    const [green, out] = predicted([held(2, 'green'), held(2, 'red')], [push(2, 0), push(2, 1)], [goal(0, 0), goal(1, null)])
    expect(green).toEqual({ type: 'Arriving', seat: 0, thrower: 2, since: UNKNOWN, until: null })
    expect(out).toEqual(red(UNKNOWN, 2))
  })

  test('what the server has already told is left as it told it', () => {
    const told = [coming(1, 0), tumbling(0, 800)]
    expect(predicted(told, [push(0, 0), roll(0)], [goal(0, 1)])).toEqual(told)
  })

  test('one may throw as soon as the last green or red die was flicked here', () => {
    const dice = [held(0, 'green'), held(0, 'empty')]
    expect(throwing([flick(0)], [], dice, 0, 0)).toBe('flick')
    expect(flickable([flick(0)], [push(0, 0)])).toEqual([])
    expect(throwing([flick(0)], [push(0, 0)], predicted(dice, [push(0, 0)], [goal(0, 1)]), 0, 0)).toBe('now')
  })

  test('while dice tumble one more throw is kept, never two', () => {
    const dice = [tumbling(0)]
    expect(throwing([prompt('Roll')], [], dice, 0, 0)).toBe('keeps')
    expect(throwing([prompt('Roll')], [roll(0)], dice, 0, 0)).toBe('keeps')
    expect(throwing([prompt('Roll')], [roll(0), roll(0, true)], dice, 0, 0)).toBe('no')
    expect(throwing([], [], dice, 0, 0)).toBe('no')
  })

  test('nobody throws before the signal, or without dice', () => {
    expect(throwing([prompt('Roll', { opens_at: 3000 })], [], [held(0)], 0, 2999)).toBe('early')
    expect(throwing([prompt('Roll', { opens_at: 3000 })], [], [held(0)], 0, 3000)).toBe('now')
    expect(throwing([prompt('Roll')], [], [held(1)], 0, 0)).toBe('no')
  })
})

describe('ten dice are split', () => {
  test('evenly at first, all of them', () => {
    expect(evenly(10, 3)).toEqual([4, 3, 3])
    expect(left(evenly(10, 4), 10)).toBe(0)
  })

  test('one at a time, from hand to hand or by the middle', () => {
    expect(move([4, 3, 3], 0, 2, 10, 1)).toEqual([3, 3, 4])
    expect(move([4, 3, 3], 0, null, 10, 1)).toEqual([3, 3, 3])
    expect(move([3, 3, 3], null, 1, 10, 1)).toEqual([3, 4, 3])
  })

  test('not the last one, and not what is not there', () => {
    expect(move([1, 9], 0, 1, 10, 1)).toEqual([1, 9])
    expect(move([1, 9], null, 0, 10, 1)).toEqual([1, 9])
  })
})

test('points are counted by seat, as far as they are counted', () => {
  const count = (seat: number, die: number | null, points: number): fix.Counted => ({ type: 'Counted', seat, die, face: null, points })
  expect(worth([count(1, 0, 2), count(1, 3, -1), count(0, null, 5)], 3).map(({ sum }) => sum)).toEqual([5, 1, 0])
  expect([2, 0, -1].map(signed)).toEqual(['+2', '0', '−1'])
})

test('a flight to somebody at another edge begins where the die lay, too', () => {
  // "to the right" on the screen is "up" for one who sits at the left edge, "left" for one across
  expect(seenFrom(90, 10, 0)).toEqual({ x: 0, y: -10 })
  expect(seenFrom(180, 10, 0).x).toBe(-10)
  expect(seenFrom(-90, 10, 0)).toEqual({ x: 0, y: 10 })
})

describe('words', () => {
  const dealer: fix.Dealer = { type: 'Dealer', seat: 1, why: 'lowest', among: [] }
  function hearing(scene: fix.Public['scene'], more: Partial<Hearing> = {}, dice: Place[] = [], lang: Lang = 'en'): Hearing {
    const game = { scene, dealer, dice, hands: 'flick', final: false, stop: 3 } as unknown as fix.Public
    const options = { youngest: null } as fix.Options
    return {
      options,
      public: game,
      seat: 0,
      locals: [0],
      prompts: [],
      chairs: ['Ada', 'Ben'].map((name) => chair(name)),
      words: lang === 'fr' ? fr : en,
      ...more,
    }
  }
  const dealing: fix.Dealing = { type: 'Dealing', since: 0, until: null }
  const hand = (until: number | null): fix.Hand => ({ type: 'Hand', until, kept: false, tumbling: false, coloured: [] })
  const racing: fix.Racing = { type: 'Racing', hands: [hand(8000), hand(null)], until: 8000 }

  test('who deals, and why', () => {
    expect(says(hearing(dealing))).toBe('Ben deals the dice.')
    expect(says(hearing(dealing, { seat: 1, locals: [1] }))).toBe('You deal the dice.')
    expect(whyDeals(hearing(dealing), dealer)).toBe('Ben has the fewest points.')
    expect(whyDeals(hearing(dealing, { seat: 1, locals: [1] }), dealer)).toBe('You have the fewest points.')
    const first: fix.Dealer = { ...dealer, why: 'youngest' }
    const told = { youngest: 1 } as fix.Options
    const level: fix.Dealer = { ...dealer, among: [0, 1] }
    expect(whyDeals(hearing(dealing, { options: told }, [], 'fr'), level)).toBe(
      'Égalité\u00a0: Ada et Ben. La personne la plus jeune distribue.',
    )
    expect(whyDeals(hearing(dealing), level), 'nobody said who is younger').toBe(
      'A tie: Ada and Ben. The first of them around the table deals.',
    )
    expect(whyDeals(hearing(dealing, { options: told }), first)).toBe('Ben is the youngest.')
    expect(whyDeals(hearing(dealing), first)).toBe(en.why.untold)
  })

  test('in the race each hears of their own hand, a shared tablet of all', () => {
    expect(says(hearing(racing, { prompts: [flick(0)] }, [held(0, 'red')]))).toBe('Flick green and red away!')
    expect(says(hearing(racing, { prompts: [prompt('Roll')] }, [tumbling(0)]))).toBe('Throw!')
    expect(says(hearing(racing, { seat: 1, locals: [1] }))).toBe('No dice: rest until a green one comes.')
    expect(says(hearing(racing, { locals: [0, 1] }))).toBe('Everybody throws! The third red die stops the round.')
    expect(says(hearing(racing, { seat: null, locals: [] }))).toBe('Everybody throws! The third red die stops the round.')
  })

  test('others’ throws are not read out, what concerns one is', () => {
    const flicked = (to: number | null): fix.Flicked => ({ type: 'Flicked', seat: 1, die: 0, to, by: 'hand' })
    expect(announce(flicked(0), hearing(racing))).toBe('A die for you.')
    expect(announce(flicked(1), hearing(racing))).toBeNull()
    expect(announce(flicked(null), hearing(racing, {}, [red(1), red(2)]))).toBe('Red: 2 of 3.')
    expect(announce({ type: 'LayStill', seat: 1, dice: [0], faces: ['red'] }, hearing(racing))).toBeNull()
    expect(announce({ type: 'RoundScored', points: [5, -1] }, hearing(racing))).toBe('This round: Ada +5, Ben −1.')
  })

  test('what must be flicked is named by the key that does it', () => {
    expect(toFlick(hearing(racing), [1, null, 0], [held(0, 'red'), held(0, 'green')])).toBe('1 green, 3 red')
    expect(toFlick(hearing(racing), [0], [held(0, 'two')])).toBe('')
  })
})
