import { LANGS, loadLanguage, readersLang } from '.'

/** The reader's language, loaded beside the page: this file travels by itself, ahead of the rest (vite.config.ts). */
export const firstLanguage = loadLanguage(readersLang(LANGS))
