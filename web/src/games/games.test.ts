import { describe, expect, test } from 'vitest'
import { GAMES } from '../catalogue/games'
import { LANGS, loadLanguage } from '../texts'
import type { GameTexts } from '../texts/games'

const CARDS = import.meta.glob('./*/card.ts')
const PAGES = import.meta.glob('./*/index.ts')
const FILES = import.meta.glob('./*/*')
const TEXTS = import.meta.glob<GameTexts>('../{games,parts}/*/texts.*.ts', { eager: true, import: 'default' })
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
    expect(TEXTS).toHaveProperty([`./${game}/texts.${lang}.ts`])
    expect(RULES).toHaveProperty([`../../../docs/games/${game}${lang === 'en' ? '' : `.${lang}`}.md`])
    const { games } = await loadLanguage(lang)
    expect(games[game]?.title).toMatch(/\S/)
    expect(games[game]?.sentence).toMatch(/\S.*[.!?]$/)
  })
})

describe('what has words has them in every language', () => {
  const paths = Object.keys(TEXTS).filter((path) => path.endsWith('.en.ts'))
  /** All names, down to the last: a list without a type may have lost one. */
  const names = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, names(inner)]))
      : typeof value

  test.each(paths)('%s', (path) => {
    for (const lang of LANGS) {
      const other = TEXTS[path.replace('.en.ts', `.${lang}.ts`)]
      expect(names(other), lang).toEqual(names(TEXTS[path]))
    }
  })
})
