import type { pig } from '../../lib/types'
import type { Offered } from '../page'
import type { PigGame, PigStage } from './game'

/** What the words are made from: a part of the stage. */
export type Hearing = Pick<PigStage, 'public' | 'seat' | 'chairs' | 'words'>

export const seatName = (stage: Pick<PigStage, 'chairs'>, seat: number): string => stage.chairs[seat]?.name ?? ''

/** Whose move the table waits for; null: nobody's. */
export const mover = (scene: pig.Public['scene']): number | null => (scene.type === 'Choosing' ? scene.seat : null)

/** One sentence: whose move it is and what they can do. */
export function says(stage: Hearing): string {
  const { scene } = stage.public
  const words = stage.words.says
  switch (scene.type) {
    case 'Beginning':
      return words.beginning
    case 'Choosing':
      if (scene.seat !== stage.seat) return words.plays({ name: seatName(stage, scene.seat) })
      return scene.pot > 0 ? words.youChoose({ pot: scene.pot }) : words.youThrow
    case 'Tumbling':
      return words.tumbles
    case 'Passing':
      return words.passes
    case 'Over':
      return words.over
  }
}

export function announce(news: pig.News, stage: Hearing): string | null {
  const words = stage.words.heard
  switch (news.type) {
    case 'TurnBegun':
      return words.turn({ name: seatName(stage, news.seat) })
    case 'LayStill':
      return words.shows({ face: news.face })
    case 'Kept':
      return words.kept({ name: seatName(stage, news.seat), points: stage.public.points[news.seat] ?? 0 })
    case 'Thrown':
      return null
  }
}

export function promptLabel(prompt: Offered<PigGame>, stage: Pick<PigStage, 'words'>): string {
  return stage.words.acts[prompt.verb]
}
