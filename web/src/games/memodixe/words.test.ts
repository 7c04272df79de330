import { describe, expect, test } from 'vitest'
import { chair } from '../../lib/chair'
import type { memodixe } from '../../lib/types'
import { loadArea, type Lang } from '../../texts'
import type { Offered, Verb } from '../page'
import type { MemoDixe } from './game'
import { announce, marks, mover, power, powerWords, promptLabel, says, told, type Hearing, type Scene } from './words'

const en = await loadArea('en', 'memodixe')
const fr = await loadArea('fr', 'memodixe')
const page = { en: await loadArea('en', 'page'), fr: await loadArea('fr', 'page') }

const prompt = (verb: Verb<MemoDixe>, fields: NonNullable<Offered<MemoDixe>['fields']> = {}): Offered<MemoDixe> => ({
  type: 'Prompt',
  verb,
  clause: 'MX-6',
  fields,
})

interface Setting {
  seat?: number | null
  locals?: number[]
  lang?: Lang
  prompts?: Offered<MemoDixe>[]
  edition?: 'revised' | 'first'
  glimpses?: memodixe.Glimpse[]
}

function hearing(scene: Scene, { seat = 0, locals, lang = 'en', prompts = [], edition = 'revised', glimpses = [] }: Setting = {}): Hearing {
  return {
    public: { scene, turn: 0, edition } as memodixe.Public,
    private: seat === null ? null : { type: 'Private', seat, glimpses, square: [] },
    prompts,
    seat,
    locals: locals ?? (seat === null ? [] : [seat]),
    chairs: ['Ada', 'Ben', 'Cy'].map((name) => chair(name)),
    words: lang === 'fr' ? fr : en,
    t: lang === 'fr' ? page.fr : page.en,
  }
}

const starting: Scene = { type: 'Starting' }
const giving: Scene = { type: 'Giving', givers: [1, 2], fewest: [0] }
const curtain: Scene = { type: 'Curtain', since: 0, until: 9 }
const flip = prompt('Flip', { cell: { type: 'Cells', among: [0, 1] } })
const call = prompt('Dixe')

const SCENES: Scene[] = [
  starting,
  giving,
  curtain,
  { type: 'Between' },
  { type: 'Turning', first: 4, since: 0, until: 1 },
  { type: 'Different', cells: [1, 2], since: 0, closable: 1, until: 2 },
  { type: 'Peeking', pair: [1, 2], since: 0, until: null },
  { type: 'Looking', pair: [1, 2], cells: [3], since: 0, closable: 1, until: 2 },
  { type: 'Pair', symbol: 'bomb', cells: [1, 2] },
  { type: 'Barren', symbol: 'sun', cells: [1, 2], since: 0, closable: 1, until: 2 },
  { type: 'Stealing', victims: [1] },
  { type: 'Replaying' },
  { type: 'Rethrowing' },
  { type: 'Anchoring' },
  { type: 'Hushing', since: 0, until: 2 },
  { type: 'Calling', left: [1], since: 0, until: 2 },
  { type: 'Wrong', lost: 2, since: 0, closable: 1, until: 2 },
  { type: 'Right' },
  { type: 'Deciding' },
  { type: 'Over' },
]

describe('one sentence says whose move it is', () => {
  test.each(SCENES)('in the scene $type, in both languages, to all', (scene) => {
    for (const lang of ['en', 'fr'] as const) {
      for (const seat of [0, 1, null]) expect(says(hearing(scene, { seat, lang }))).toMatch(/\S.*[.!?…]$/)
    }
  })

  test('to the one who moves, to the others and to those who watch', () => {
    expect(says(hearing(starting))).toBe('Your turn: turn a die.')
    expect(says(hearing(starting, { seat: 1 }))).toBe('Ada turns a die.')
    expect(says(hearing(starting, { seat: null, lang: 'fr' }))).toBe('Ada retourne un dé.')
  })

  test('a call is spoken of only to whom it is offered', () => {
    expect(says(hearing(starting, { prompts: [flip, call] }))).toBe('Your turn: turn a die, or call DiXe!')
    expect(says(hearing(starting, { prompts: [call] }))).toBe('Too few dice to turn: call DiXe!')
  })

  test('the giver moves in another’s turn', () => {
    expect(mover(hearing(giving).public)).toBe(1)
    expect(says(hearing(giving))).toBe('Ben has the most and gives a die. To whom?')
    expect(says(hearing(giving, { seat: 1 }))).toMatch(/^You have the most/)
  })

  test('on a shared device nobody is "you"', () => {
    expect(says(hearing(starting, { locals: [0, 1] }))).toBe('Ada turns a die.')
  })

  test('behind the curtain, before and after the choice', () => {
    expect(says(hearing(curtain, { prompts: [prompt('Swap'), prompt('Pass')] }))).toMatch(/^Nobody sees you/)
    expect(says(hearing(curtain))).toBe('Done. The curtain opens in a moment.')
    expect(says(hearing(curtain, { seat: 1 }))).toBe('Behind the curtain Ada may swap two dice.')
  })
})

describe('a power explains itself', () => {
  test('in every scene that it brings about', () => {
    expect(SCENES.map(power).filter((symbol) => symbol !== null)).toEqual([
      'smiley',
      'aum',
      'pi',
      'pi',
      'bomb',
      'sun',
      'sun',
      'mask',
      'bolt',
      'anchor',
      'aum',
    ])
  })

  test('the skull spares its finder in the revised edition alone', () => {
    expect(powerWords(hearing(starting), 'skull')).toMatch(/everybody else/)
    expect(powerWords(hearing(starting, { edition: 'first' }), 'skull')).toMatch(/you too/)
    expect(powerWords(hearing(starting, { edition: 'first' }), 'sun')).toBe(en.powers.sun)
  })
})

describe('what is seen is said once', () => {
  test('a symbol is named when its die is turned, and not when it goes back', () => {
    expect(announce({ type: 'Flipped', cell: 4, symbol: 'sun' }, hearing(starting))).toBe('Die 5: Sun.')
    const back = announce({ type: 'TurnedBack', cells: [4, 7] }, hearing(starting))
    expect(back).toBe('They are different, and go back.')
    expect(announce({ type: 'FirstCovered', cell: 4 }, hearing(starting))).toBe('Die 5 is covered again.')
  })

  test('what pi shows is said to the looker alone', () => {
    const looking: Scene = { type: 'Looking', pair: [0, 1], cells: [3], since: 0, closable: 1, until: 2 }
    const glimpses: memodixe.Glimpse[] = [{ type: 'Glimpse', cell: 3, symbol: 'bomb' }]
    const looked: memodixe.News = { type: 'Looked', seat: 0, cells: [3] }
    expect(announce(looked, hearing(looking, { glimpses }))).toBe('Ada looks under die 4. Only for you: die 4, Bomb.')
    expect(announce(looked, hearing(looking, { seat: 1, glimpses }))).toBe('Ada looks under die 4.')
  })

  test('a swap and no swap sound the same', () => {
    const swapped = announce({ type: 'Swapped', cells: [1, 2] }, hearing(curtain))
    expect(swapped).toBe(announce({ type: 'SwapDeclined' }, hearing(curtain)))
  })

  test('a second die won after a throw is the bomb’s', () => {
    const won: memodixe.News = { type: 'DieWon', seat: 0, cell: 2 }
    const fell: memodixe.News = { type: 'DiceFell', cells: [2], dice: [{ type: 'Lying', kind: 'oni', top: 'bomb' }] }
    expect(announce(won, hearing(starting), fell)).toBe('The bomb again! Ada wins that die too.')
    expect(told(won, hearing(starting), fell)).toBe('The bomb again! Ada wins that die too.')
    expect(told(won, hearing(starting), null)).toBeNull()
  })

  test('no note on the board names a hidden face', () => {
    expect(told({ type: 'Flipped', cell: 4, symbol: 'sun' }, hearing(starting), null)).toBeNull()
    expect(told({ type: 'Looked', seat: 0, cells: [3] }, hearing(starting), null)).toBeNull()
    expect(told({ type: 'TurnedUp', cell: 4, symbol: 'sun' }, hearing(starting), null)).toBeNull()
  })
})

test('places stand out: looked at, turned first, or alike after a wrong call', () => {
  const turned = (symbol: memodixe.Turned['symbol']): memodixe.Turned => ({ type: 'Turned', kind: 'oni', top: 'bomb', symbol })
  const square = [turned('sun'), turned('pi'), turned('sun')]
  expect(marks({ scene: { type: 'Looking', pair: [0, 1], cells: [3], since: 0, closable: 1, until: 2 }, square })).toEqual({ looked: [3] })
  expect(marks({ scene: { type: 'Turning', first: 4, since: 0, until: null }, square })).toEqual({ first: 4 })
  expect(marks({ scene: { type: 'Wrong', lost: 2, since: 0, closable: 1, until: 2 }, square })).toEqual({ alike: [0, 2] })
  expect(marks({ scene: starting, square })).toEqual({})
})

describe('a button says what it does', () => {
  test('with the one die or player that it means', () => {
    expect(promptLabel(prompt('Take', { cell: { type: 'Cells', among: [4] } }), hearing(starting))).toBe('Take die 5')
    expect(promptLabel(prompt('Steal', { seat: { type: 'Seats', among: [1] } }), hearing(starting))).toBe('Steal from Ben')
    expect(promptLabel(prompt('Steal', { seat: { type: 'Seats', among: [1] } }), hearing(starting, { lang: 'fr' }))).toBe('Voler à Ben')
  })

  test('passing means something else in each scene', () => {
    const labels = [{ type: 'Peeking', pair: [0, 1], since: 0, until: null }, curtain, { type: 'Replaying' }].map((scene) =>
      promptLabel(prompt('Pass'), hearing(scene as Scene)),
    )
    expect(labels).toEqual(['Don’t look', 'Leave them as they are', 'That’s enough'])
  })
})
