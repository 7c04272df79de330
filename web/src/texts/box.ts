import type { Lang } from './reader'

/** What the boxes of games say, in the loaded languages. */
const held = new Map<string, object>()

export const keepBox = (game: string, lang: Lang, texts: object): unknown => held.set(`${game} ${lang}`, texts)

export function boxOf(game: string, lang: Lang): object {
  const texts = held.get(`${game} ${lang}`)
  if (!texts) throw new Error(`the box of ${game} has no texts in "${lang}"`)
  return texts
}
