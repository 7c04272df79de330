import { loadArea, type Lang, type Words } from '../texts'
import { prefs } from '../texts/prefs.svelte'

let spoken = $state.raw<{ lang: Lang; words: Words<'hall'> } | null>(null)

/** What is said in a hall; it comes when a hall is entered. */
export const words = {
  /** Null: not there yet. In another language it stays as it was until that has come. */
  get there(): Words<'hall'> | null {
    return spoken?.words ?? null
  },
  get t(): Words<'hall'> {
    if (!spoken) throw new Error('a hall is shown when its words are there')
    return spoken.words
  },
}

/** In an effect: the reader may choose another language. */
export async function loadWords(lost: () => void): Promise<void> {
  const { lang } = prefs
  if (spoken?.lang === lang) return
  try {
    spoken = { lang, words: await loadArea(lang, 'hall') }
  } catch {
    if (!spoken) lost()
  }
}
