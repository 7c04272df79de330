import { keepBox } from './box'
import type { Lang } from './reader'

/** The server reads the same files. They come with a game's page, in one language. */
const FILES = import.meta.glob<object>('../../../src/ninefold/games/*/texts/*.json', { import: 'default' })
const opened = new Set<string>()

export async function loadBox(game: string, lang: Lang): Promise<void> {
  opened.add(game)
  const load = FILES[`../../../src/ninefold/games/${game}/texts/${lang}.json`]
  if (load) keepBox(game, lang, await load())
}

/** Of all games that were opened, in a further language. */
export async function loadBoxes(lang: Lang): Promise<void> {
  await Promise.all([...opened].map((game) => loadBox(game, lang)))
}
