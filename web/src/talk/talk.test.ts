import { beforeEach, expect, test, vi } from 'vitest'
import { Bubbles, type Spot } from './bubbles.svelte'
import { inWords } from './phrases'
import { loadArea } from '../texts'

const en = await loadArea('en', 'page')
const fr = await loadArea('fr', 'page')

beforeEach(() => void vi.useFakeTimers())

const face: Spot = { up: 'below', side: 'left', x: 20, y: 100 }

test('a phrase is in the reader’s language, own words are as they were said', () => {
  expect(inWords(fr, ':thanks:')).toBe('Merci\u202f!')
  expect(inWords(en, ':thanks:')).toBe('Thank you!')
  expect(inWords(en, 'toString')).toBe('toString')
})

test('each seat has one bubble, which leaves by itself', () => {
  const bubbles = new Bubbles()
  bubbles.hear(0, ':wow:', face)
  bubbles.hear(0, ':haha:', face)
  expect(bubbles.shown.map(({ words, at }) => [words, at?.y])).toEqual([[':haha:', 100]])
  vi.advanceTimersByTime(10_000)
  expect(bubbles.shown).toEqual([])
})

test('two who speak at once do not cover each other', () => {
  const bubbles = new Bubbles()
  bubbles.hear(0, ':wow:', face)
  bubbles.hear(1, ':hmm:', { ...face, x: 60 })
  bubbles.hear(2, ':hmm:', { ...face, y: 130 })
  bubbles.hear(3, ':hmm:', { ...face, up: 'above' })
  const heights = bubbles.shown.map(({ at }) => at?.y ?? 0)
  expect(heights).toEqual([100, 156, 242, 100])
})
