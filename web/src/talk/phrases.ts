import type { Phrase } from '../lib/types'
import type { Texts } from '../texts'
import { en } from '../texts/en'

export const isPhrase = (words: string): words is Phrase => Object.hasOwn(en.talk.phrases, words)

/** A phrase in the listener's language; anything else as it was said. */
export const inWords = (t: Texts, words: string): string => (isPhrase(words) ? t.talk.phrases[words] : words)
