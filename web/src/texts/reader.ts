import { onDevice } from '../lib/storage'

/** A language by the name of its files: `fr` for `fr.ts` here and `texts.fr.ts` of every game. */
export type Lang = string

const CHOSEN = 'ninefold.lang'

/** The first of the reader's languages that there is, by its main part: `fr-CA` is French. */
export function pickLang(wanted: readonly string[], known: readonly Lang[]): Lang {
  for (const tag of wanted) {
    const main = tag.toLowerCase().split('-', 1)[0]
    const lang = known.find((one) => one === main)
    if (lang) return lang
  }
  return 'en'
}

/** As chosen on this device, else the browser's. */
export function readersLang(known: readonly Lang[]): Lang {
  const chosen = onDevice.get(CHOSEN)
  return pickLang([...(chosen ? [chosen] : []), ...navigator.languages], known)
}

export const keepLang = (lang: Lang): void => onDevice.set(CHOSEN, lang)
