import { expect, test } from 'vitest'
import { chair } from '../../lib/chair'
import type { pig } from '../../lib/types'
import { loadArea } from '../../texts'
import { announce, mover, says, type Hearing } from './words'

const words = await loadArea('en', 'pig')
const hearing = (scene: pig.Public['scene'], seat: number | null = 0): Hearing => ({
  public: { type: 'Public', points: [7, 0], goal: 30, face: null, scene },
  seat,
  chairs: ['Ada', 'Ben'].map((name) => chair(name)),
  words,
})
const choosing = (pot: number): pig.Choosing => ({ type: 'Choosing', seat: 0, pot, since: 0, until: null })

test('one sentence says whose move it is and what they can do', () => {
  expect(mover(choosing(0))).toBe(0)
  expect(says(hearing(choosing(0)))).toBe('Your turn: throw the die.')
  expect(says(hearing(choosing(5)))).toBe('5 in the pot: throw again, or keep it?')
  expect(says(hearing(choosing(5), 1))).toBe('Ada plays.')
})

test('what is seen is said', () => {
  expect(announce({ type: 'LayStill', face: 4 }, hearing(choosing(4)))).toBe('4.')
  expect(announce({ type: 'Kept', seat: 0, by: 'hand' }, hearing(choosing(0)))).toBe('Ada: 7 points.')
})
