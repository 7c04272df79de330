import { SquareRecollection } from '../../parts/dixe/recollection'
import type { Recollection } from '../page'
import type { MemoDixe } from './game'

/** A call asks for all that lies there at once, so it is not counted. */
export function recollection(seat: number): Recollection<MemoDixe> {
  const square = new SquareRecollection()
  let looked: readonly number[] = []
  return (at, news, stage) => {
    switch (news.type) {
      case 'Looked':
        looked = news.seat === seat ? news.cells : []
        for (const { cell, symbol } of stage.private?.glimpses ?? []) square.see(cell, symbol, at)
        return null
      case 'LookClosed':
        square.cover(looked, at)
        return null
      case 'CurtainDrawn': // behind it any two may change places
        square.forget()
        return null
    }
    const recall = square.hear(at, news)
    return stage.public.turn === seat ? recall : null
  }
}
