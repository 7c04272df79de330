import { expect, it } from 'vitest'
import { podium, ranking } from './ranking'

it('shares a place among equals and skips the next', () => {
  expect(ranking([7, 12, 12, 3]).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [2, 1],
    [0, 3],
    [3, 4],
  ])
})

it('puts who won a tie before the others of it', () => {
  expect(ranking([7, 7, 1], [1]).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [0, 2],
    [2, 3],
  ])
})

it('has the best in the middle of the podium, and no more than three unless more have won', () => {
  expect(podium(ranking([1, 9, 5, 3]), 1).map(({ seat }) => seat)).toEqual([2, 1, 3])
  expect(podium(ranking([1, 9]), 1).map(({ seat }) => seat)).toEqual([0, 1])
  expect(podium(ranking([4, 4, 4, 4]), 4)).toHaveLength(4)
})

it('lets equals stand side by side', () => {
  expect(podium(ranking([5, 9, 5]), 1).map(({ seat }) => seat)).toEqual([0, 2, 1])
  expect(podium(ranking([9, 5, 9]), 2).map(({ seat }) => seat)).toEqual([1, 0, 2])
})
