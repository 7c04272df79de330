import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Lesson, Stage, Tip } from '../games/page'
import { Coach, READING } from './coach.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const seen = { scene: 'start', words: { title: '' } }
const stage = seen as unknown as Stage
const at = (scene: string): Tip => ({ when: () => seen.scene === scene, says: ({ title }) => scene + title })
const first = at('start')
const lesson: Lesson = {
  options: {},
  tips: [first, { when: (_, said) => said.has(first), says: () => 'then' }, at('never'), at('end')],
}

test('each tip is said once, when it fits, and with time to read it', () => {
  const coach = new Coach(lesson, stage)
  const look = (): string | null => {
    coach.look()
    return coach.says
  }
  expect(look()).toBe('start')
  expect(look()).toBe('start')
  vi.advanceTimersByTime(READING)
  expect(look()).toBe('then')
  vi.advanceTimersByTime(READING)
  expect(look()).toBe('then')
  expect(coach.over).toBe(false)
  seen.scene = 'end'
  expect(look()).toBe('end')
  expect(coach.over).toBe(true)
  vi.advanceTimersByTime(READING)
  seen.scene = 'never'
  expect(look()).toBe('end')
})

test('what was said stays, in whatever language is read now', () => {
  seen.scene = 'start'
  const coach = new Coach(lesson, stage)
  coach.look()
  seen.scene = 'end'
  seen.words = { title: ' en français' }
  expect(coach.says).toBe('start en français')
  seen.words = { title: '' }
})
