import { keepBox } from './box'
import type { Lang } from './reader'

/** The server reads the same files. They are loaded with a game's page, in one language. `concepts`: what bots say. */
const FILES = import.meta.glob<object>('../../../src/ninefold/games/*/{texts,concepts}/*.json', { import: 'default' })
const opened = new Set<string>()

export async function loadBox(game: string, lang: Lang): Promise<void> {
  opened.add(game)
  const load = async (folder: string, as: string): Promise<void> => {
    const file = FILES[`../../../src/ninefold/games/${game}/${folder}/${lang}.json`]
    if (file) keepBox(as, lang, await file())
  }
  await Promise.all([load('texts', game), load('concepts', `${game}/concepts`)])
}

/** All opened games, in a further language. */
export async function loadBoxes(lang: Lang): Promise<void> {
  await Promise.all([...opened].map((game) => loadBox(game, lang)))
}
