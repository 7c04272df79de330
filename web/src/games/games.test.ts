import { describe, expect, test } from 'vitest'
import { GAMES } from '../catalogue/games'
import { LANGS, loadLanguage } from '../texts'

const CARDS = import.meta.glob('./*/card.ts')
const PAGES = import.meta.glob('./*/index.ts')
const FILES = import.meta.glob('./*/*')
const RULES = import.meta.glob('../../../docs/games/*.md')

const folders = [...new Set(Object.keys(FILES).map((path) => path.split('/')[1] ?? ''))]

test('every folder is a game on the shelf, each at a place of its own', () => {
  expect(folders).not.toEqual([])
  expect(GAMES.map(({ name }) => name).sort()).toEqual([...folders].sort())
  expect(new Set(GAMES.map(({ order }) => order)).size).toBe(GAMES.length)
})

describe.each(folders)('the folder %s has all that a game needs', (game) => {
  test('a card and a page', () => {
    expect(CARDS).toHaveProperty([`./${game}/card.ts`])
    expect(PAGES).toHaveProperty([`./${game}/index.ts`])
  })

  test.each(LANGS)('words and rules in "%s"', async (lang) => {
    expect(RULES).toHaveProperty([`../../../docs/games/${game}${lang === 'en' ? '' : `.${lang}`}.md`])
    const { games } = await loadLanguage(lang)
    expect(games[game]?.title).toMatch(/\S/)
    expect(games[game]?.sentence).toMatch(/\S.*[.!?]$/)
  })
})
