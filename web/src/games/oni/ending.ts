import type { oni } from '../../lib/types'
import type { OniStage } from './game'

export const oniWon = ({ scene }: oni.Public): boolean => scene.type === 'Over' && scene.winner === 'oni'

/** The same whenever it is looked at: as the game ended. */
export function whyEnded({ public: game, words }: Pick<OniStage, 'public' | 'words'>): string {
  if (oniWon(game)) return words.summary.oni
  const left = game.scene.type === 'Over' ? Math.max(0, Math.round(((game.ends_at ?? 0) - game.scene.at) / 1000)) : 0
  return words.summary.team({ left: words.left({ minutes: Math.floor(left / 60), seconds: left % 60 }) })
}
