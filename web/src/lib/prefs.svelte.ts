import { LANGS, TEXTS, type Lang, type Texts } from '../texts'
import { onDevice } from './storage'

const LANG = 'ninefold.lang'
const PROFILE = 'ninefold.profile'

/** The first of the reader's languages that there is, by its main part: `fr-CA` is French. */
export function pickLang(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const main = tag.toLowerCase().split('-', 1)[0]
    const lang = LANGS.find((known) => known === main)
    if (lang) return lang
  }
  return 'en'
}

const stored = onDevice.get(LANG)
let lang = $state<Lang>(pickLang([...(stored ? [stored] : []), ...navigator.languages]))

export const prefs = {
  get lang(): Lang {
    return lang
  },
  set lang(next: Lang) {
    lang = next
    onDevice.set(LANG, next)
  },
  get t(): Texts {
    return TEXTS[lang]
  },
}

export interface Profile {
  name: string
  face: string
}

/** Who sat down last on this device: nobody types their name twice. */
export function recallProfile(): Profile | null {
  const kept = onDevice.get(PROFILE)
  return kept ? (JSON.parse(kept) as Profile) : null
}

export function keepProfile(profile: Profile): void {
  onDevice.set(PROFILE, JSON.stringify(profile))
}
