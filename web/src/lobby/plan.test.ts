import { expect, test } from 'vitest'
import { surprised, toggled } from './plan'

const ALL = ['fix', 'oni', 'jinx']

test('games are played in the order in which they were picked', () => {
  expect(toggled({ games: ['fix'], lot: null }, 'oni')).toEqual({ games: ['fix', 'oni'], lot: null })
  expect(toggled({ games: ['fix', 'oni'], lot: null }, 'fix')).toEqual({ games: ['oni'], lot: null })
})

test('who picks a game is not surprised', () => {
  expect(toggled({ games: ALL, lot: 3 }, 'oni')).toEqual({ games: ['oni'], lot: null })
})

test('there is one game at least, but after the one that comes next', () => {
  expect(toggled({ games: ['fix'], lot: null }, 'fix')).toBeNull()
  expect(toggled({ games: ['fix'], lot: null }, 'fix', true)).toEqual({ games: [], lot: null })
})

test('surprises take the place of as many games', () => {
  expect(surprised({ games: ['fix'], lot: null }, ALL)).toEqual({ games: ALL, lot: 3 })
  expect(surprised({ games: ['fix', 'oni'], lot: null }, ALL, true)).toEqual({ games: ALL, lot: 2 })
  expect(surprised({ games: [], lot: null }, ALL, true)).toEqual({ games: ALL, lot: 1 })
  expect(surprised({ games: ALL, lot: 5 }, ALL)).toEqual({ games: ALL, lot: 5 })
})
