import { SquareRecollection } from '../../parts/dixe/recollection'
import type { Recollection } from '../page'
import type { Oni } from './game'

/** The anchor asks for a symbol, too. Help from others is part of this game. */
export function recollection(seat: number): Recollection<Oni> {
  const square = new SquareRecollection()
  let sought = ''
  return (at, news) => {
    switch (news.type) {
      case 'Flipped': {
        const recall = square.hear(at, news)
        return news.seat === seat ? recall : null
      }
      case 'TryBegun':
        sought = news.symbol
        return null
      case 'Tried': {
        const recall = square.seek(sought, news.cell, news.symbol, at)
        return news.seat === seat ? recall : null
      }
      case 'Shown':
        news.cells.forEach((cell, index) => square.see(cell, news.symbols[index] ?? '', at))
        return null
      case 'ShowClosed':
        square.cover(news.cells, at)
        return null
      default:
        return square.hear(at, news)
    }
  }
}
