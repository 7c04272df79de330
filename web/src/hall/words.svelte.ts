import { loadArea, type Lang, type Words } from '../texts'
import { prefs } from '../texts/prefs.svelte'

let spoken = $state.raw<{ lang: Lang; words: Words<'hall'> } | null>(null)

/** The hall's texts; they are loaded when a hall is entered. */
export const words = {
  /** Null: not loaded yet. After a change of language the old texts stay until the new ones are there. */
  get there(): Words<'hall'> | null {
    return spoken?.words ?? null
  },
  get t(): Words<'hall'> {
    if (!spoken) throw new Error('a hall is shown when its words are there')
    return spoken.words
  },
}

/** In an effect, because the reader may change the language. */
export async function loadWords(lost: () => void): Promise<void> {
  const { lang } = prefs
  if (spoken?.lang === lang) return
  try {
    spoken = { lang, words: await loadArea(lang, 'hall') }
  } catch {
    if (!spoken) lost()
  }
}
