import { describe, expect, test } from 'vitest'
import { columnsOf, placeWords, type Spot } from './square'
import { loadArea } from '../../texts'

const { dixe: words } = await loadArea('en', 'page')

test('a square of any size has even rows', () => {
  expect([9, 12, 15, 16].map(columnsOf)).toEqual([3, 3, 3, 4])
  expect(columnsOf(0)).toBe(1)
})

describe('a place of the square says what may be known of it', () => {
  const lying: Spot = { type: 'Lying', kind: 'oni', top: 'bomb' }
  const said = (spot: Spot, known: Partial<Parameters<typeof placeWords>[2]> = {}): string =>
    placeWords(4, spot, { words, nameOf: (seat) => ['Ada', 'Ben'][seat] ?? '', ...known })

  test('kind and top while it lies, the hidden symbol only while it is turned', () => {
    expect(said(lying)).toBe('Die 5: Oni, Bomb on top')
    expect(said({ ...lying, type: 'Turned', symbol: 'mask' })).toBe('Die 5: Oni, turned, Mask')
    expect(said(lying, { glimpse: 'sun' })).toBe('Die 5: Oni, only you see it: Sun')
    expect(said(lying, { marks: { looked: [4] } })).toBe('Die 5: Oni, Bomb on top, is being looked at')
  })

  test('a first die that was covered again is known, its symbol is not', () => {
    expect(said(lying, { marks: { first: 4 } })).toBe('Die 5: Oni, Bomb on top, turned first, covered again')
  })

  test('an empty place and one that is kept', () => {
    expect(said({ type: 'Free' })).toBe('Place 5: empty')
    expect(said({ type: 'Kept', owner: 1 })).toBe('Place 5: kept for Ben’s die')
  })
})
