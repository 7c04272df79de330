import { expect, test } from 'vitest'
import { domainOf, offered } from '../../lib/prompts'
import type { Prompt } from '../../lib/types'
import { cellChoice, fieldsOf, seatChoice, tapped, theOnly } from './choice'

const prompt = (verb: string, fields: NonNullable<Prompt['fields']> = {}): Prompt => ({ type: 'Prompt', verb, clause: 'MX-6', fields })

const look = prompt('Look', { cells: { type: 'SomeCells', among: [0, 3, 5], least: 1, most: 2 } })
const take = prompt('Take', { cell: { type: 'Cells', among: [1, 8] } })
const steal = prompt('Steal', { seat: { type: 'Seats', among: [2] } })

test('the dice and the players to tap come from the prompts', () => {
  expect(cellChoice([prompt('Pass'), look])).toEqual({ prompt: look, field: 'cells', among: [0, 3, 5], least: 1, most: 2 })
  expect(cellChoice([take])).toEqual({ prompt: take, field: 'cell', among: [1, 8], least: 1, most: 1 })
  expect(cellChoice([steal, prompt('Done')])).toBeNull()
  expect(seatChoice([steal])?.among).toEqual([2])
  expect(seatChoice([take])).toBeNull()
  expect(offered([look, take], 'Take')).toBe(take)
  expect(offered([look], 'Dixe')).toBeUndefined()
})

test('several cells are told in ascending order, one as itself', () => {
  const [some, one] = [cellChoice([look]), cellChoice([take])]
  expect(some && fieldsOf(some, [5, 0])).toEqual({ cells: [0, 5] })
  expect(one && fieldsOf(one, [8])).toEqual({ cell: 8 })
})

test('a second tap lets go', () => {
  expect(tapped([], 3)).toEqual([3])
  expect(tapped([3], 5)).toEqual([3, 5])
  expect(tapped([3, 5], 3)).toEqual([5])
})

test('a prompt that can mean one thing only', () => {
  expect(theOnly(steal)).toBe(2)
  expect(theOnly(take)).toBeNull()
  expect(theOnly(look)).toBeNull()
})

test('what a prompt lists is found by field and kind', () => {
  expect(domainOf(look, 'cells', 'SomeCells')?.most).toBe(2)
  expect(domainOf(look, 'cells', 'Cells')).toBeUndefined()
  expect(domainOf(look, 'seat', 'Seats')).toBeUndefined()
  expect(domainOf(undefined, 'cells', 'Cells')).toBeUndefined()
})
