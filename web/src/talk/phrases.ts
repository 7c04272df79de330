import type { Phrase } from '../lib/types'
import type { Texts } from '../texts'

export const isPhrase = (t: Texts, words: string): words is Phrase => Object.hasOwn(t.talk.phrases, words)

/** A phrase in the reader's language; free text as it was typed. */
export const inWords = (t: Texts, words: string): string => (isPhrase(t, words) ? t.talk.phrases[words] : words)
