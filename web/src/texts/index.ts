import { en } from './en'
import { fr } from './fr'

/** A language is one file: `en.ts` says what there is to say. */
export type Texts = typeof en

export const TEXTS = { en, fr } satisfies Record<string, Texts>

export type Lang = keyof typeof TEXTS

export const LANGS = Object.keys(TEXTS) as Lang[]
