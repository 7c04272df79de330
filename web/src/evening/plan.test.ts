import { expect, test } from 'vitest'
import { toggled } from './plan'

test('games are played in the order in which they were picked', () => {
  expect(toggled({ games: ['fix'], lot: null }, 'oni')).toEqual({ games: ['fix', 'oni'], lot: null })
  expect(toggled({ games: ['fix', 'oni'], lot: null }, 'fix')).toEqual({ games: ['oni'], lot: null })
})

test('the last one stays, but of the rest of an evening', () => {
  expect(toggled({ games: ['fix'], lot: null }, 'fix')).toEqual({ games: ['fix'], lot: null })
  expect(toggled({ games: ['fix'], lot: null }, 'fix', true)).toEqual({ games: [], lot: null })
  expect(toggled({ games: ['fix'], lot: 2 }, 'fix', true)).toEqual({ games: ['fix'], lot: 2 })
})
