import type { Recollection, Stage } from '../games/page'
import { diary } from './diary.svelte'

/** Starts to note what the player here recalls, but not what a bot or nobody does in this seat. Returns how to stop. */
export function remember(stage: Stage, recollection: Recollection): () => void {
  return stage.onNews((at, news) => {
    const recall = recollection(at, news, stage)
    const chair = stage.you === null ? undefined : stage.chairs[stage.you]
    if (recall && chair && !chair.bot && !chair.stand_in) diary.add(recall)
  })
}
