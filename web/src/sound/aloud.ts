import type { Lang } from '../texts'

/** For children who do not read yet: the device's own voice, if it has one. */
export const canRead = (): boolean => typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined'

export function readAloud(words: string, lang: Lang): void {
  const speech = new SpeechSynthesisUtterance(words)
  speech.lang = lang
  speech.rate = 0.9
  speechSynthesis.cancel()
  speechSynthesis.speak(speech)
}
