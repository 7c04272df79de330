import type { Recollection, Stage } from '../games/page'
import { diary } from './diary.svelte'

/** From now on, notes what whoever sits here recalls; not what a bot does in their place, or nobody. Gives back how to stop. */
export function remember(stage: Stage, recollection: Recollection): () => void {
  return stage.onNews((at, news) => {
    const recall = recollection(at, news, stage)
    const chair = stage.you === null ? undefined : stage.chairs[stage.you]
    if (recall && chair && !chair.bot && !chair.stand_in) diary.add(recall)
  })
}
