import { describe, expect, test } from 'vitest'
import { chair } from '../../lib/chair'
import type { jinx } from '../../lib/types'
import { loadArea, type Lang } from '../../texts'
import { loadBox } from '../../texts/boxes'
import { BOXED, urlOf, told } from './pictures'
import { contestOf, fingersOn, gains, isOut, mayPoint, spotOf, type Spot } from './spots'
import { longer, onField, pathOf, thinned, type Point } from './stroke'
import { announce, says, type Hearing } from './words'

const en = await loadArea('en', 'jinx')
const fr = await loadArea('fr', 'jinx')
await Promise.all([loadBox('jinx', 'en'), loadBox('jinx', 'fr')])

const touch = (seat: number, at: number): jinx.Touch => ({ type: 'Touch', seat, at })
const finger = (cell: number, seat: number, ...touches: jinx.Touch[]): Spot => ({ type: 'Finger', cell, touches, seat })
const wrong = (cell: number, seat: number, ...touches: jinx.Touch[]): Spot => ({ type: 'Wrong', cell, touches, seat })
const contest = (cell: number, ...touches: jinx.Touch[]): Spot => ({
  type: 'Contest',
  cell,
  touches,
  show_at: 1900,
  until: 4900,
  shouts: [],
})
const guessing = (...spots: Spot[]): jinx.Guessing => ({
  type: 'Guessing',
  clue: { type: 'ClueWritten', text: 'sea', language: '' },
  since: 700,
  opens_at: 1000,
  until: null,
  spots,
  reaching: [],
  free: [],
  question: null,
  late: [],
})
const outcome = (more: Partial<jinx.Outcome> = {}): jinx.Outcome => ({
  type: 'Outcome',
  active: 0,
  clue: { type: 'ClueSpoken' },
  target: 4,
  finder: 1,
  gone: [
    { type: 'Gone', cell: 4, picture: 40, to: 1 },
    { type: 'Gone', cell: 2, picture: 7, to: 0 },
    { type: 'Gone', cell: 3, picture: 9, to: 0 },
  ],
  returned: null,
  ...more,
})

describe('fingers', () => {
  test('a finger whose card is not told yet is a finger', () => {
    const scene = { ...guessing(), reaching: [1] }
    expect(mayPoint({ scene, active: 0 }, 1)).toBe(false)
    expect(mayPoint({ scene, active: 0 }, 2)).toBe(true)
  })

  test('whoever lost a contest has no finger there any more, and may point again', () => {
    const scene = guessing(finger(3, 1, touch(1, 1500), touch(2, 1520)))
    expect(spotOf(scene, 1)?.cell).toBe(3)
    expect(spotOf(scene, 2)).toBeUndefined()
    expect(mayPoint({ scene, active: 0 }, 2)).toBe(true)
    expect(mayPoint({ scene, active: 0 }, 1)).toBe(false)
    expect(mayPoint({ scene, active: 0 }, 0)).toBe(false)
    expect(mayPoint({ scene, active: 0 }, null)).toBe(false)
  })

  test('all that touched a card lie on it until it is ruled; then one, with its moment', () => {
    expect(fingersOn(contest(3, touch(1, 1500), touch(2, 1520)), 1000)).toEqual([
      { seat: 1, after: null },
      { seat: 2, after: null },
    ])
    expect(fingersOn(finger(3, 2, touch(1, 1500), touch(2, 1520)), 1000)).toEqual([{ seat: 2, after: 520 }])
    expect(isOut(guessing(wrong(3, 2, touch(2, 1520))), 2)).toBe(true)
  })

  test('one’s own contest comes first', () => {
    const scene = guessing(contest(3, touch(1, 1), touch(2, 2)), contest(5, touch(3, 3), touch(4, 4)))
    expect(contestOf(scene, 4)?.cell).toBe(5)
    expect(contestOf(scene, null)?.cell).toBe(3)
    expect(contestOf(guessing(), 4)).toBeNull()
  })
})

test('what a turn brought each', () => {
  expect(gains(outcome())).toEqual([
    { seat: 1, pictures: [40] },
    { seat: 0, pictures: [7, 9] },
  ])
  expect(gains(outcome({ finder: null, gone: [{ type: 'Gone', cell: 4, picture: 40, to: null }] }))).toEqual([])
})

test('a gesture is one line on a field of its own, with no more points than it may have', () => {
  expect(onField(150, 75, 300, 150)).toEqual([500, 500])
  expect(onField(-9, 999, 300, 300)).toEqual([0, 999])
  const first: Point[] = [[10, 10]]
  expect(longer(first, [12, 12])).toBe(first)
  expect(longer(first, [40, 10])).toHaveLength(2)
  const long = Array.from({ length: 900 }, (_, x): Point => [x, 0])
  const thin = thinned(long, 200)
  expect([thin.length, thin[0], thin.at(-1)]).toEqual([200, [0, 0], [899, 0]])
  expect(pathOf([])).toBe('')
  expect(
    pathOf([
      [0, 0],
      [10, 0],
      [20, 10],
    ]),
  ).toBe('M0 0Q10 0 15 5L20 10')
})

test('a picture is the box’s, or the table’s own, which somebody may have described', () => {
  expect(urlOf(7, BOXED)).toMatch(/^\/pictures\/jinx\/7\.svg\?v=[0-9a-f]{8}$/)
  const one = (picture: number, hash: string, description: string): jinx.PictureInPlay => ({
    type: 'PictureInPlay',
    picture,
    hash,
    description,
  })
  const played = { own_pictures: true, own: [one(3, 'aa', ''), one(8, 'bb', 'our cat')] }
  expect(urlOf(8, played)).toBe('/pictures/own/bb')
  expect([told(3, played, 'en'), told(8, played, 'en')]).toEqual([null, 'our cat'])
  expect(told(0, BOXED, 'fr')).toMatch(/croissant/)
})

describe('words', () => {
  function hearing(scene: jinx.Scene, seat: number | null, lang: Lang = 'en'): Hearing {
    return {
      public: {
        scene,
        active: 0,
        square: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        won: [[1], [], [2, 3]],
        own_pictures: true,
        own: [],
      } as unknown as jinx.Public,
      private: null,
      seat,
      chairs: ['Ada', 'Ben', 'Cy'].map((name) => chair(name)),
      words: lang === 'fr' ? fr : en,
      lang,
    }
  }

  test('each hears what they can do', () => {
    const clue: jinx.ClueAwaited = { type: 'ClueAwaited', since: 0, until: null }
    expect(says(hearing(clue, 0))).toBe('Give a clue for your picture!')
    expect(says(hearing(clue, 1))).toBe('Ada is thinking of a clue.')
    expect(says(hearing(clue, 1, 'fr'))).toBe('Ada cherche un indice.')
    expect(says(hearing(guessing(), 1))).toBe('Which picture is it? Point at it!')
    expect(says(hearing({ ...guessing(), clue: { type: 'ClueDrawn', stroke: [] } }, 1))).toBe('Watch the line, then point at a picture!')
    expect(says(hearing(guessing(), 0))).toBe('Who finds it first?')
    const together = guessing(contest(3, touch(1, 1500), touch(2, 1520)))
    expect(says(hearing(together, 1))).toBe('Together! Shout Jinx!')
    expect(says(hearing(together, 0))).toBe('Ben and Cy touched it together.')
    expect(says(hearing(guessing(wrong(3, 1, touch(1, 1100))), 1))).toBe('You are out until the next turn.')
    const question: jinx.Question = { type: 'Question', seat: 2, cell: 3, since: 1, until: 2 }
    expect(says(hearing({ ...guessing(finger(3, 2, touch(2, 9))), question }, 0))).toBe('Cy points. Is it right?')
  })

  test('what happens is said, others’ slips are not', () => {
    const scene = guessing()
    expect(announce({ type: 'ClueWritten', text: 'sea', language: '' }, hearing(scene, 1))).toBe('Ada’s clue: sea')
    expect(announce({ type: 'ClueWritten', text: ':sea:', language: '' }, hearing(scene, 1, 'fr'))).toMatch(/ Mer$/)
    expect(announce({ type: 'Reached', seat: 2 }, hearing(scene, 1))).toBeNull()
    expect(announce({ type: 'Kept', seat: 2, cell: 3, by: 'alone' }, hearing(scene, 1))).toBe('Cy points at 4.')
    expect(announce({ type: 'Kept', seat: 1, cell: 3, by: 'alone' }, hearing(scene, 1))).toBeNull()
    expect(announce({ type: 'TouchedTooEarly', seat: 2 }, hearing(scene, 1))).toBeNull()
    expect(announce({ type: 'TouchedTooEarly', seat: 1 }, hearing(scene, 1))).toBe('Too early!')
    expect(announce({ type: 'Contested', cell: 3, seats: [1, 2], show_at: 9 }, hearing(scene, 1))).toBe(
      'You touched 4 together. Shout Jinx!',
    )
    expect(announce({ type: 'Kept', seat: 2, cell: 3, by: 'jinx' }, hearing(scene, 1))).toBe('Jinx! Cy stays.')
    expect(announce({ type: 'TurnScored', target: 4, finder: null, taken: [], discarded: [4], returned: null }, hearing(scene, null))).toBe(
      'Nobody found it. It was 5. Cards: Ada 1, Ben 0, Cy 2.',
    )
  })
})
