import { expect, test } from 'vitest'
import type { Lesson, Stage, Tip } from '../games/page'
import { Coach } from './coach.svelte'

const seen = { public: {}, scene: 'start', words: { title: '' } }
const stage = seen as unknown as Stage
const at = (scene: string): Tip => ({ when: () => seen.scene === scene, says: ({ title }) => scene + title })
const first = at('start')
const lesson: Lesson = {
  options: {},
  tips: [first, { when: (_, said) => said.has(first), says: () => 'then' }, at('never'), at('end')],
}
const turnsTo = (scene: string): void => void Object.assign(seen, { scene, public: {} })

function begin(): { coach: Coach; look: () => string | null } {
  turnsTo('start')
  const coach = new Coach(lesson, stage)
  const look = (): string | null => {
    coach.look()
    return coach.says
  }
  return { coach, look }
}

test('each tip is said once, when it fits, and stays until the learner goes on', () => {
  const { coach, look } = begin()
  expect(look()).toBe('start')
  turnsTo('end')
  expect(look()).toBe('start')
  turnsTo('start')
  coach.next()
  expect(look()).toBe('then')
  expect(coach.unread).toBe(true)
  coach.next()
  expect(look()).toBe('then')
  expect(coach.unread).toBe(false)
  expect(coach.over).toBe(false)
  turnsTo('end')
  expect(look()).toBe('end')
  expect(coach.over).toBe(true)
  coach.next()
  turnsTo('never')
  expect(look()).toBe('end')
})

test('a move goes on, too, and nothing is said before it is seen', () => {
  const { coach, look } = begin()
  look()
  coach.moves()
  expect(coach.unread).toBe(false)
  expect(look()).toBe('start')
  turnsTo('elsewhere')
  expect(look()).toBe('then')
})

test('a move does not hide the last tip', () => {
  const { coach, look } = begin()
  look()
  coach.next()
  look()
  coach.next()
  turnsTo('end')
  look()
  coach.moves()
  expect(coach.unread).toBe(true)
})

test('what was said stays, in whatever language is read now', () => {
  const { coach, look } = begin()
  look()
  turnsTo('end')
  seen.words = { title: ' en français' }
  expect(coach.says).toBe('start en français')
  seen.words = { title: '' }
})
