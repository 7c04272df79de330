import type { ChairView, Choice } from '../lib/types'
import type { GameTexts, OptionTexts } from '../texts/games'
import type { Texts } from '../texts'

/** One option of a game, ready to be chosen: `value` is the index of its value. */
export interface Question {
  name: string
  label: string
  chosen: number
  answers: readonly { value: number; label: string; note?: string }[]
  /** What the wire says for each answer. */
  values: readonly unknown[]
}

/** An option without values asks for a seat, or for nobody. */
export function question(
  choice: Choice,
  options: Record<string, unknown>,
  chairs: readonly ChairView[],
  t: Texts,
  game?: Pick<GameTexts, 'options'>,
): Question {
  const { name, among } = choice
  const shared: Record<string, OptionTexts> = t.lobby.questions
  const own = game?.options[name]
  const words = { ...shared[name], ...own, answers: { ...shared[name]?.answers, ...own?.answers } }
  const seats = among.length === 0
  const values: readonly unknown[] = seats ? [null, ...chairs.keys()] : among
  const answers = values.map((value, index) => {
    if (seats) return { value: index, label: value === null ? (words.nobody ?? '–') : (chairs[value as number]?.name ?? '') }
    const key = String(value)
    const yesNo = value === true ? t.common.yes : value === false ? t.common.no : key
    return { value: index, ...(words.answers[key] ?? { label: yesNo }) }
  })
  const chosen = values.indexOf(options[name] ?? (seats ? null : choice.usual))
  return { name, label: words.ask ?? name, chosen: Math.max(0, chosen), answers, values }
}
