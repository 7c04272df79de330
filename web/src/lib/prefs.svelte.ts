import type { GameTexts } from '../games/texts'
import { keepLang, loadLanguage, type Lang, type Language, type Texts } from '../texts'
import { loadBoxes } from '../texts/boxes'
import { toast } from '../parts/toasts.svelte'
import { onDevice } from './storage'

const PROFILE = 'ninefold.profile'

let spoken = $state.raw<Language | null>(null)

function language(): Language {
  if (!spoken) throw new Error('nothing can be said before a language is there')
  return spoken
}

export const prefs = {
  get lang(): Lang {
    return language().lang
  },
  get t(): Texts {
    return language().texts
  },
  /** A game's own words; undefined: this page does not know it. */
  words: (game: string): GameTexts | undefined => language().games[game],
  /** Its name, or what the server calls it. */
  titleOf: (game: string): string => language().games[game]?.title ?? game,
}

export function speak(next: Language): void {
  spoken = next
}

/** Nothing changes before all words of the other language are there. */
export async function chooseLang(lang: Lang): Promise<void> {
  try {
    const [language] = await Promise.all([loadLanguage(lang), loadBoxes(lang)])
    speak(language)
    keepLang(lang)
  } catch {
    const { errors } = prefs.t
    toast(`${errors.lostServer} ${errors.lostServerNext}`, 'bad')
  }
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
