import type { GameTexts } from '../games/texts'
import { onDevice } from '../lib/storage'
import type en from './en'

/** What the page says itself: `en.ts` tells what there is to say. */
export type Texts = typeof en

/** A language by the name of its files: `fr` for `fr.ts` here and `texts.fr.ts` of every game. */
export type Lang = string

export interface Language {
  lang: Lang
  texts: Texts
  games: Readonly<Record<string, GameTexts>>
}

const OURS = import.meta.glob<Texts>('./[a-z][a-z].ts', { import: 'default' })
const GAMES = import.meta.glob<GameTexts>('../games/*/texts.*.ts', { import: 'default' })

export const LANGS: readonly Lang[] = Object.keys(OURS).map((path) => path.slice('./'.length, -'.ts'.length))

/** The first of the reader's languages that there is, by its main part: `fr-CA` is French. */
export function pickLang(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const main = tag.toLowerCase().split('-', 1)[0]
    const lang = LANGS.find((known) => known === main)
    if (lang) return lang
  }
  return 'en'
}

const CHOSEN = 'ninefold.lang'

/** As chosen on this device, else the browser's. */
export function readersLang(): Lang {
  const chosen = onDevice.get(CHOSEN)
  return pickLang([...(chosen ? [chosen] : []), ...navigator.languages])
}

export const keepLang = (lang: Lang): void => onDevice.set(CHOSEN, lang)

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
