import { LANGS, loadLanguage, readersLang } from '.'

/** The reader's language, on its way while the page still is: this file travels by itself, ahead of the rest (vite.config.ts). */
export const firstLanguage = loadLanguage(readersLang(LANGS))
