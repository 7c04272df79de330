import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announce, spoken } from './announcer.svelte'
import { toast, toasts } from './toasts.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

/** What a listener hears: every change to words. */
function heard(): string[] {
  const words: string[] = []
  let last = ''
  for (let step = 0; step < 500; step++) {
    if (spoken.polite !== last && spoken.polite !== '') words.push(spoken.polite)
    last = spoken.polite
    vi.advanceTimersByTime(20)
  }
  return words
}

test('texts wait for each other and none is dropped, the same words twice included', () => {
  for (const text of ['sun', 'skull', 'skull', 'pi']) announce(text)
  expect(heard()).toEqual(['sun', 'skull', 'skull', 'pi'])
})

test('what comes in the gap after another stays as long as any', () => {
  announce('sun')
  vi.advanceTimersByTime(930)
  announce('skull')
  vi.advanceTimersByTime(500)
  expect(spoken.polite).toBe('skull')
})

test('nothing stays to be looked up', () => {
  announce('sun')
  expect(spoken.polite).toBe('sun')
  vi.advanceTimersByTime(1000)
  expect(spoken.polite).toBe('')
})

test('what is urgent does not wait behind what is polite', () => {
  announce('sun')
  announce('Stop!', 'assertive')
  expect(spoken).toEqual({ polite: 'sun', assertive: 'Stop!' })
})

test('a toast is said, and leaves by itself', () => {
  toast('Ada wins a die.')
  expect(spoken.polite).toBe('Ada wins a die.')
  expect(toasts.map((shown) => shown.text)).toEqual(['Ada wins a die.'])
  vi.advanceTimersByTime(10_000)
  expect(toasts).toEqual([])
})
