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

/** A finished game in sentences. They are made in order from the beginning, because some depend on earlier ones. */
export function tellStory(
  { announce, memorable }: Pick<GamePage, 'announce' | 'memorable'>,
  steps: readonly Pick<ReplayStep, 'news'>[],
  stageAt: (step: number) => Stage,
): Story {
  const captions: string[] = []
  const told: string[][] = []
  const moments: Moment[] = []
  let before: AnyGame['news'] | null = null
  steps.forEach(({ news }, step) => {
    const stage = stageAt(step)
    const sentences: string[] = []
    for (const item of news as AnyGame['news'][]) {
      const says = announce(item, stage, before)
      before = item
      if (!says) continue
      sentences.push(says)
      if (memorable(item)) moments.push({ step, says })
    }
    told.push(sentences)
    captions.push(sentences.length > 0 ? sentences.slice(-2).join(' ') : (captions.at(-1) ?? ''))
  })
  return { captions, told, moments }
}
