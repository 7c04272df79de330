import { expect, test } from 'vitest'
import type { AnyGame, GamePage, Stage } from '../games/page'
import { tellStory } from './story'

const news = (...types: string[]) => ({ news: types.map((type) => ({ type })) }) as never
const page = {
  announce: ({ type }: { type: string }, stage: Stage) => (type === 'Silent' ? null : `${type} ${stage as unknown as number}`),
  memorable: ({ type }: { type: string }) => type === 'Pair' || type === 'Silent',
} as unknown as Pick<GamePage<AnyGame>, 'announce' | 'memorable'>

const stageAt = (step: number) => step as unknown as Stage
const story = tellStory(page, [news(), news('Turn'), news('Silent'), news('Pair', 'Drawn', 'Turn'), news('Turn')], stageAt, 'Ann wins!')

test('a caption stays until something else is told', () => {
  expect(story.captions).toEqual(['', 'Turn 1', 'Turn 1', 'Pair 3', 'Ann wins!'])
})

test('each step has its own sentences', () => {
  expect(story.told).toEqual([[], ['Turn 1'], [], ['Pair 3', 'Drawn 3', 'Turn 3'], ['Turn 4']])
})

test('a moment to jump to has words, and the last one is how it ended', () => {
  expect(story.moments).toEqual([
    { step: 3, says: 'Pair 3' },
    { step: 4, says: 'Ann wins!' },
  ])
})

test('what is read may differ from what is heard, and knows the table before', () => {
  const retell = ({ type }: { type: string }, _: Stage, before: Stage) =>
    type === 'Turn' ? null : `${type} after ${before as unknown as number}`
  const read = tellStory({ ...page, retell }, [news(), news('Turn', 'Pair')], stageAt, 'Ann wins!')
  expect(read.captions).toEqual(['', 'Pair after 0 Ann wins!'])
  expect(read.told[1]).toEqual(['Turn 1', 'Pair 1'])
})
