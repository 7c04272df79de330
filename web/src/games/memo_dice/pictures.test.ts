import faces from 'virtual:pictures/faces'
import games from 'virtual:pictures/games'
import symbols from 'virtual:pictures/symbols'
import { expect, test } from 'vitest'
import sets from '../../../pictures.json'
import { pictures } from './pictures'

test.each([
  ['memo_dice', pictures, 54],
  ['symbols', symbols, 9],
  ['faces', faces, 24],
  ['games', games, 5],
] as const)('the set %s has a different drawing for each of its ids, and no other', (set, bodies, count) => {
  expect(Object.keys(bodies)).toEqual(Object.keys(sets[set]))
  expect(new Set(Object.values(bodies)).size).toBe(count)
  for (const body of Object.values(bodies)) expect(body).toMatch(/^<(g|path|circle)\b/)
})
