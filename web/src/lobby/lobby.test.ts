import { describe, expect, it } from 'vitest'
import type { ChairView, Choice, TableView } from '../lib/types'
import { TEXTS } from '../texts'
import { whyNotYet } from './begin'
import { question } from './options'

const { en, fr } = TEXTS
const chairs = [
  { name: 'Ada', host: true },
  { name: 'Ben', host: false },
] as ChairView[]
const FIRST: Choice = { type: 'Choice', name: 'first', among: [], usual: null }
const NAMING: Choice = { type: 'Choice', name: 'naming', among: ['recall', 'recognise', 'aloud'], usual: 'recall' }
const SECONDS: Choice = { type: 'Choice', name: 'guess_seconds', among: [0, 15, 30, 60], usual: 0 }

describe('options in plain words', () => {
  it('asks for a seat, or lets lots decide', () => {
    const asked = question(FIRST, { first: 1 }, chairs, en)
    expect(asked.answers.map(({ label }) => label)).toEqual(['By lot', 'Ada', 'Ben'])
    expect(asked.values).toEqual([null, 0, 1])
    expect(asked.chosen).toBe(2)
    expect(question(FIRST, {}, chairs, en).chosen).toBe(0)
  })

  it('keeps numbers numbers and finds the usual one', () => {
    const asked = question(SECONDS, { guess_seconds: 30 }, chairs, fr)
    expect(asked.values[asked.chosen]).toBe(30)
    expect(asked.label).toBe(fr.lobby.option.guess_seconds)
    expect(question(NAMING, {}, chairs, fr).chosen).toBe(0)
  })

  it('has the same words for the same options in every language', () => {
    for (const texts of Object.values(TEXTS)) {
      expect(Object.keys(texts.lobby.option)).toEqual(Object.keys(en.lobby.option))
      for (const [name, values] of Object.entries(en.lobby.value))
        expect(Object.keys(texts.lobby.value[name] ?? {})).toEqual(Object.keys(values))
      expect(Object.keys(texts.errors.refused)).toEqual(Object.keys(en.errors.refused))
      expect(Object.keys(texts.lobby.faceName)).toEqual(Object.keys(en.lobby.faceName))
    }
  })
})

describe('why the game cannot begin yet', () => {
  const view = (there: readonly ChairView[]): TableView => ({ chairs: there, fewest: 2, most: 4 }) as TableView

  it('names what is missing', () => {
    expect(whyNotYet(view([]), false, false, en)).toBe(en.lobby.notYet.sit)
    expect(whyNotYet(view(chairs.slice(0, 1)), true, true, en)).toBe(en.lobby.notYet.few(1))
    expect(whyNotYet(view([...chairs, ...chairs, ...chairs]), true, true, en)).toBe(en.lobby.notYet.many(2))
  })

  it('waits for the host, who may', () => {
    expect(whyNotYet(view(chairs), true, false, en)).toBe(en.lobby.notYet.host('Ada'))
    expect(whyNotYet(view(chairs), true, true, en)).toBeNull()
  })
})
