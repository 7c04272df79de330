import { onDevice } from '../lib/storage'
import { dirOf } from './dir'

/** A language by the name of its folder: `fr`. */
export type Lang = string

const CHOSEN = 'ninefold.lang'

/** The first of the reader's languages that exists, by its main part: `fr-CA` is French. */
export function pickLang(wanted: readonly string[], known: readonly Lang[]): Lang {
  for (const tag of wanted) {
    const main = tag.toLowerCase().split('-', 1)[0]
    const lang = known.find((one) => one === main)
    if (lang) return lang
  }
  return 'en'
}

/** Chosen on this device, or else the browser's. */
export function readersLang(known: readonly Lang[]): Lang {
  const chosen = onDevice.get(CHOSEN)
  return pickLang([...(chosen ? [chosen] : []), ...navigator.languages], known)
}

/** Sets the language of the page, for browsers and screen readers; also of what is shown before the page is installed. */
export function turnTo(lang: Lang): void {
  document.documentElement.lang = lang
  document.documentElement.dir = dirOf(lang)
  const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
  if (manifest) manifest.href = manifest.href.replace(/\.\w+(?=\.webmanifest$)/, `.${lang}`)
}

export const keepLang = (lang: Lang): void => onDevice.set(CHOSEN, lang)

/** A language's name in that language, as it stands in a list: "Français". */
export function ownName(lang: Lang): string {
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1)
}
