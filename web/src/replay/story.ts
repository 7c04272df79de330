import type { AnyGame, GamePage, Stage } from '../games/page'
import type { ReplayStep } from '../lib/types'

/** A moment that people want to see again. */
export interface Moment {
  step: number
  says: string
}

export interface Story {
  /** The sentence of each step. It stays until the next sentence. */
  captions: readonly string[]
  /** What each step told, sentence by sentence. */
  told: readonly (readonly string[])[]
  moments: readonly Moment[]
}

/**
 * A finished game in sentences. They are made in order from the beginning, because some depend on earlier ones.
 * `result`: how it ended; it is the last moment, together with what decided it.
 */
export function tellStory(
  { announce, retell, memorable }: Pick<GamePage, 'announce' | 'retell' | 'memorable'>,
  steps: readonly Pick<ReplayStep, 'news'>[],
  stageAt: (step: number) => Stage,
  result: string,
): Story {
  const captions: string[] = []
  const told: string[][] = []
  const moments: Moment[] = []
  let before: AnyGame['news'] | null = null
  steps.forEach(({ news }, step) => {
    const [stage, then] = [stageAt(step), stageAt(Math.max(0, step - 1))]
    const last = step === steps.length - 1
    const sentences: string[] = []
    const aloud: string[] = []
    const memories: string[] = []
    for (const item of news as AnyGame['news'][]) {
      const heard = announce(item, stage, before)
      const says = retell ? retell(item, stage, then, before) : heard
      before = item
      if (heard) aloud.push(heard)
      if (!says) continue
      sentences.push(says)
      if (memorable(item)) memories.push(says)
    }
    if (last) memories.push(result)
    told.push(aloud)
    if (memories.length > 0) moments.push({ step, says: memories.join(' ') })
    const shown = memories.length > 0 ? memories : sentences.slice(-2)
    captions.push(shown.length > 0 ? shown.join(' ') : (captions.at(-1) ?? ''))
  })
  return { captions, told, moments }
}
