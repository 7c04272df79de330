import { expect, test } from 'vitest'
import type { AnyGame, GamePage, Stage } from '../games/page'
import { tellStory } from './story'

const news = (...types: string[]) => ({ news: types.map((type) => ({ type })) }) as never
const page = {
  announce: ({ type }: { type: string }, stage: Stage) => (type === 'Silent' ? null : `${type} ${stage as unknown as number}`),
  memorable: ({ type }: { type: string }) => type === 'Pair' || type === 'Silent',
} as unknown as Pick<GamePage<AnyGame>, 'announce' | 'memorable'>

const story = tellStory(page, [news(), news('Turn'), news('Silent'), news('Pair', 'Won')], (step) => step as unknown as Stage)

test('a caption stays until something else is told', () => {
  expect(story.captions).toEqual(['', 'Turn 1', 'Turn 1', 'Pair 3 Won 3'])
})

test('each step has its own sentences', () => {
  expect(story.told).toEqual([[], ['Turn 1'], [], ['Pair 3', 'Won 3']])
})

test('a moment to jump to has words', () => {
  expect(story.moments).toEqual([{ step: 3, says: 'Pair 3' }])
})
