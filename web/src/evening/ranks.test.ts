import { expect, test } from 'vitest'
import type { RankView } from '../lib/types'
import { average, before, earlier, steppedUp } from './ranks'

const rank = (name: string, more: Partial<RankView>): RankView => ({
  type: 'RankView',
  place: 1,
  name,
  face: 'fox',
  medals: [0, 0, 0],
  points: 0,
  games: 1,
  gained: 0,
  at: 0,
  ...more,
})

test('medals are given from bronze to gold', () => {
  const ada = rank('Ada', { medals: [1, 1, 0], points: 5, games: 2, gained: 1 })
  const cy = rank('Cy', { medals: [0, 0, 1], points: 1, games: 2, gained: 3 })
  expect(before(ada, 0)).toMatchObject({ medals: [0, 1, 0], points: 2, games: 1 })
  expect(before(ada, 2)).toMatchObject({ medals: [0, 1, 0] })
  expect(before(ada, 3)).toBe(ada)
  expect(before(cy, 0)).toMatchObject({ medals: [0, 0, 0], points: 0 })
  expect(before(cy, 1)).toBe(cy)
})

test('who did not play is as they were', () => {
  const eve = rank('Eve', { gained: null, points: 3, games: 1 })
  expect(before(eve, 0)).toBe(eve)
})

test('everybody stands where they stood until all is given', () => {
  const standing = [
    rank('Ben', { medals: [1, 0, 1], points: 4, games: 2, gained: 1 }),
    rank('Ada', { medals: [1, 0, 0], points: 3, games: 2, gained: 0 }),
  ]
  expect(earlier(standing).map(({ name }) => name)).toEqual(['Ada', 'Ben'])
})

test('an average is of the games that somebody played', () => {
  expect(average({ points: 5, games: 2 })).toBe(2.5)
  expect(average({ points: 0, games: 0 })).toBe(0)
})

test('a phone has room for three, the television for eight, and nobody without a place steps up', () => {
  const standing = [...'ABCDEFGHIJ'].map((name, index) => rank(name, { place: index < 9 ? index + 1 : null }))
  expect(steppedUp(standing, false).map(({ name }) => name)).toEqual(['B', 'A', 'C'])
  expect(steppedUp(standing, true).map(({ name }) => name)).toEqual(['H', 'F', 'D', 'B', 'A', 'C', 'E', 'G'])
  const level = standing.slice(0, 5).map((each) => ({ ...each, place: 1 }))
  expect(steppedUp(level, false)).toHaveLength(5)
})
