import type { oni } from '../../lib/types'
import { THEN, type Motion } from '../../parts/dixe/motion.svelte'

/** What flies at this event. */
export function move(motion: Motion, news: oni.News): void {
  switch (news.type) {
    case 'SquareLaid':
      return motion.throw(news.square.keys())
    case 'DiceFell':
      return motion.throw(news.cells)
    case 'DieWon':
      return motion.send(`bag ${news.number}`, `[data-cell="${news.cell}"]`)
    case 'DieFellBack':
      motion.replace(news.cell)
      return motion.send(`cell ${news.cell}`, `[data-won="${news.number}"]`, motion.awaited(`cell ${news.cell}`) ? THEN : 0)
    case 'DieSetAside':
      return motion.send(`beside ${news.cell}`, `[data-cell="${news.cell}"]`)
    case 'TurnBegun':
    case 'TurnSkipped':
    case 'EffectsEnded':
      for (const cell of news.returned) motion.send(`cell ${cell}`, `[data-beside="${cell}"]`)
      return
    case 'CentreFilled':
      return motion.send(`cell ${news.centre}`, `[data-cell="${news.cell}"]`)
    case 'OniSwapped': {
      const [a, b] = news.cells
      if (a !== undefined && b !== undefined) motion.swap(a, b)
    }
  }
}
