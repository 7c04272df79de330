import { describe, expect, it } from 'vitest'
import { patched, seenAfter, tableAfter, type Seen } from './seen'
import type { Change, Own, TableView } from '../lib/types'

const CHANGE: Change = { type: 'Change', number: 2, since: 1, at: 0 }
const OWN: Own = { type: 'Own', number: 2, at: 0 }
const PROMPT = { verb: 'Roll', clause: 'MD-3' }
const GAME = { public: { type: 'Public', turn: 0, won: [1] }, private: { seat: 1 }, prompts: [PROMPT] } as unknown as Seen

describe('the game after a change', () => {
  it('has the fields that were told, and keeps the others as they are', () => {
    const after = seenAfter(GAME, { ...CHANGE, public: { turn: 1 } }, null)
    expect(after).toEqual({ ...GAME, public: { ...GAME.public, turn: 1 } })
    expect(after?.prompts).toBe(GAME.prompts)
    expect(seenAfter(GAME, CHANGE, null)).toBe(GAME)
  })

  it('has what this client alone was told', () => {
    expect(seenAfter(GAME, null, { ...OWN, prompts: [] })).toEqual({ ...GAME, prompts: [] })
    expect(seenAfter(GAME, null, { ...OWN, private: null })).toEqual({ ...GAME, private: null })
  })

  it('is gone, and comes anew', () => {
    expect(seenAfter(GAME, { ...CHANGE, public: null }, { ...OWN, prompts: [] })).toBeNull()
    const fresh = { type: 'Public', turn: 3 }
    expect(seenAfter(GAME, { ...CHANGE, public: fresh }, null)).toEqual({ public: fresh, private: null, prompts: [] })
    expect(seenAfter(null, { ...CHANGE, public: fresh }, { ...OWN, private: { seat: 0 }, prompts: [PROMPT] })).toEqual({
      public: fresh,
      private: { seat: 0 },
      prompts: [PROMPT],
    })
  })
})

describe('what is different', () => {
  const row = [
    { type: 'Covered', cup: 'red' },
    { type: 'Covered', cup: 'blue' },
  ]

  it('is told of an object by its fields, of a list by its places', () => {
    const old = { type: 'Public', row, scene: { type: 'Racing', hands: [{ type: 'Hand', kept: false, until: 7 }] }, won: [1, 2] }
    const after = patched(old, { row: { 1: { cup: 'gold' } }, scene: { hands: { 0: { kept: true } } }, won: [2] })
    expect(after).toEqual({
      type: 'Public',
      row: [
        { type: 'Covered', cup: 'red' },
        { type: 'Covered', cup: 'gold' },
      ],
      scene: { type: 'Racing', hands: [{ type: 'Hand', kept: true, until: 7 }] },
      won: [2],
    })
    expect((after as typeof old).row[0]).toBe(row[0])
  })

  it('may be longer than what it is told of', () => {
    expect(patched(row, { 2: { type: 'Covered', cup: 'gold' } })).toEqual([...row, { type: 'Covered', cup: 'gold' }])
  })

  it('is told whole if it has a type, or is told of nothing that has', () => {
    expect(patched(row[0], { type: 'Lifted', cup: 'red' })).toEqual({ type: 'Lifted', cup: 'red' })
    expect(patched({ naming: 'recall', first: 0 }, { edition: 'new' })).toEqual({ edition: 'new' })
    expect(patched(null, { edition: 'new' })).toEqual({ edition: 'new' })
  })
})

describe('the table after a change', () => {
  it('has the fields that were told', () => {
    const table = { type: 'TableView', code: 'BCDF', paused: false } as TableView
    expect(tableAfter(table, { ...CHANGE, table: { paused: true } })).toEqual({ ...table, paused: true })
    expect(tableAfter(table, CHANGE)).toBeNull()
  })
})
