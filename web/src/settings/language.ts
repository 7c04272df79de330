import { toast } from '../parts/toasts.svelte'
import { keepLang, loadLanguage, type Lang } from '../texts'
import { loadBoxes } from '../texts/boxes'
import { prefs, speak } from '../texts/prefs.svelte'

/** Nothing changes until all words of the other language are loaded. */
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
