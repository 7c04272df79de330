import type { GameTexts } from './games'
import type en from './en'
import type { Lang } from './reader'

export { keepLang, pickLang, readersLang, type Lang } from './reader'

/** What the page says itself: `en.ts` tells what there is to say. */
export type Texts = typeof en

export interface Language {
  lang: Lang
  texts: Texts
  games: Readonly<Record<string, GameTexts>>
}

const OURS = import.meta.glob<Texts>('./[a-z][a-z].ts', { import: 'default' })
const GAMES = import.meta.glob<GameTexts>('../games/*/texts.*.ts', { import: 'default' })

export const LANGS: readonly Lang[] = Object.keys(OURS).map((path) => path.slice('./'.length, -'.ts'.length))

/** All words of one language, and of no other. */
export async function loadLanguage(lang: Lang): Promise<Language> {
  const ours = OURS[`./${lang}.ts`]
  if (!ours) throw new Error(`no texts in "${lang}"`)
  const games = Object.entries(GAMES).flatMap(([path, load]) => {
    const [, game, language] = /\/games\/(.+)\/texts\.(.+)\.ts$/.exec(path) ?? []
    return game && language === lang ? [load().then((words) => [game, words] as const)] : []
  })
  const [texts, ...words] = await Promise.all([ours(), ...games])
  return { lang, texts, games: Object.fromEntries(words) }
}

/** A language's name in that language, as people look for it in a list: "Français". */
export function ownName(lang: Lang): string {
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1)
}
