import type { Areas } from '../../.generated/texts'
import type { GameTexts } from './games'
import type { Lang } from './reader'

export { dirOf } from './dir'
export { keepLang, ownName, pickLang, readersLang, turnTo, type Lang } from './reader'

/** The texts of one file, `<language>/<area>.json`: the page's, a game's. Text with placeholders is a function of them. */
export type Words<Area extends keyof Areas> = Areas[Area]

/** What the page says itself. */
export type Texts = Words<'page'>

export interface Language {
  lang: Lang
  texts: Texts
  games: Readonly<Record<string, GameTexts>>
}

// the companion is a page of its own, and what browsers say before they install a page is in their manifests
const FILES = import.meta.glob<unknown>(['./*/*.json', '!./*/companion.json', '!./*/installed.json'], { import: 'default' })
const AREAS = Object.keys(FILES).map((path) => path.slice('./'.length, -'.json'.length).split('/') as [Lang, keyof Areas])

export const LANGS: readonly Lang[] = [...new Set(AREAS.map(([lang]) => lang))]

export async function loadArea<Area extends keyof Areas>(lang: Lang, area: Area): Promise<Words<Area>> {
  const load = FILES[`./${lang}/${area}.json`]
  if (!load) throw new Error(`no texts in "${lang}"`)
  return (await load()) as Words<Area>
}

/** All that the page itself says, without games; some files are only needed in some places. */
const OTHERS: readonly string[] = ['page', 'ways', 'hall']

/** All words of one language. Those of `ways` and `hall` are loaded when they are needed. */
export async function loadLanguage(lang: Lang): Promise<Language> {
  const games = AREAS.flatMap(([language, area]) => (language === lang && !OTHERS.includes(area) ? [area as Game] : []))
  const [texts, ...words] = await Promise.all([loadArea(lang, 'page'), ...games.map((game) => loadArea(lang, game))])
  return { lang, texts, games: Object.fromEntries(games.map((game, index) => [game, words[index] as GameTexts])) }
}

type Game = Exclude<keyof Areas, 'page' | 'companion' | 'installed' | 'ways' | 'hall'>
