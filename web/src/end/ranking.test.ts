import { expect, it } from 'vitest'
import { ranking } from './ranking'

it('shares a place among equals and skips the next', () => {
  expect(ranking([7, 12, 12, 3]).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [2, 1],
    [0, 3],
    [3, 4],
  ])
})
