import type { memodixe } from '../../lib/types'
import { THEN, type Motion } from '../../parts/dixe/motion.svelte'

/** What flies at this event. */
export function move(motion: Motion, news: memodixe.News): void {
  switch (news.type) {
    case 'SquareLaid':
      return motion.throw(news.square.keys())
    case 'DiceFell':
      return motion.throw(news.cells)
    case 'DiceAdded':
      for (const cell of news.cells) {
        motion.replace(cell)
        motion.send(`cell ${cell}`, '[data-reserve]', THEN)
      }
      return
    case 'DieWon':
      return motion.send(`seat ${news.seat}`, `[data-cell="${news.cell}"]`, motion.awaited(`seat ${news.seat}`) ? THEN : 0)
    case 'Stolen':
      return motion.send(`seat ${news.thief}`, `[data-won="${news.victim}"] > :last-child`)
    case 'Given':
      return motion.send(`seat ${news.to}`, `[data-won="${news.giver}"] > :last-child`)
    case 'DieSetAside':
      return motion.send(`beside ${news.cell}`, `[data-cell="${news.cell}"]`)
    case 'TurnBegun':
      return motion.sendEach(`[data-owner="${news.seat}"]`, (die) => `cell ${die.dataset.beside}`)
    case 'Swapped':
      return motion.swap(...news.cells)
  }
}
