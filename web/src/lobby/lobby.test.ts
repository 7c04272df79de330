import { describe, expect, it } from 'vitest'
import type { ChairView, Choice, LobbyView, TableView } from '../lib/types'
import type { GameTexts } from '../texts/games'
import { whyNotYet } from './begin'
import { FACE_IDS, freeFace, freeName } from './faces'
import { question } from './options'
import { loadArea } from '../texts'

const en = await loadArea('en', 'page')
const fr = await loadArea('fr', 'page')

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
    expect(asked.answers.map(({ label }) => label)).toEqual(['At random', 'Ada', 'Ben'])
    expect(asked.values).toEqual([null, 0, 1])
    expect(asked.chosen).toBe(2)
    expect(question(FIRST, {}, chairs, en).chosen).toBe(0)
  })

  const game: Pick<GameTexts, 'options'> = {
    options: {
      naming: {
        ask: 'How?',
        answers: { recall: { label: 'Type' }, recognise: { label: 'Find', note: 'for small ones' }, aloud: { label: 'Say' } },
      },
      guess_seconds: { ask: 'How long?', answers: { 0: { label: 'No limit' } } },
    },
  }

  it('keeps numbers numbers and finds the usual one', () => {
    const asked = question(SECONDS, { guess_seconds: 30 }, chairs, fr, game)
    expect(asked.values[asked.chosen]).toBe(30)
    expect(asked.label).toBe('How long?')
    expect(question(NAMING, {}, chairs, fr, game).chosen).toBe(0)
  })

  it('has a game’s own words, and the page’s for what all games ask', () => {
    expect(question(NAMING, {}, chairs, en, game).answers[1]).toEqual({ value: 1, label: 'Find', note: 'for small ones' })
    const time: Choice = { type: 'Choice', name: 'time', among: ['x1', 'off'], usual: 'x1' }
    expect(question(time, {}, chairs, en, game).answers.map(({ label }) => label)).toEqual(['Usual', 'Wait for everybody'])
    const open: Choice = { type: 'Choice', name: 'open', among: [true, false], usual: true }
    expect(question(open, {}, chairs, fr, game).answers.map(({ label }) => label)).toEqual(['Oui', 'Non'])
  })
})

describe('why the game cannot begin yet', () => {
  const view = (there: readonly ChairView[], lacks: LobbyView['lacks'] = null): TableView =>
    ({ chairs: there, fewest: 2, most: 4, phase: { type: 'LobbyView', has_seat: true, lacks } }) as TableView

  it('names what is missing', () => {
    expect(whyNotYet(view([], 'people'), true, en)).toBe(en.lobby.notYet.sit)
    expect(whyNotYet(view(chairs.slice(0, 1), 'few'), true, en)).toBe(en.lobby.notYet.few({ missing: 1 }))
    expect(whyNotYet(view([...chairs, ...chairs, ...chairs], 'many'), true, en)).toBe(en.lobby.notYet.many({ over: 2 }))
  })

  it('waits for the host, who may', () => {
    expect(whyNotYet(view(chairs), false, en)).toBe(en.lobby.notYet.host({ name: 'Ada' }))
    expect(whyNotYet(view(chairs.slice(1)), false, en)).toBe(en.lobby.notYet.host({ name: 'the host' }))
    expect(whyNotYet(view(chairs), true, en)).toBeNull()
  })
})

describe('a name for who cannot type', () => {
  it('is the animal’s, and each is there once', () => {
    expect(freeName('Fox', ['Ada'])).toBe('Fox')
    expect(freeName('Fox', ['fox', 'Fox 2'])).toBe('Fox 3')
  })
})

describe('a face for whoever sits down', () => {
  it('is one that nobody wears, and stays while it is free', () => {
    const [first = '', second = ''] = FACE_IDS
    expect(freeFace([first], undefined, () => 0)).toBe(second)
    expect(freeFace([first], 'owl')).toBe('owl')
    expect(freeFace([first], first, () => 0)).toBe(second)
  })

  it('stays where all are worn, as in a large hall', () => {
    expect(freeFace(FACE_IDS, 'owl', () => 0)).toBe('owl')
  })
})
