import type { TableView } from '../lib/types'
import type { Texts } from '../texts'

/** How many chairs are shown, free ones too. More people may come to an evening, and a few free chairs invite them. */
export function chairsToShow({ chairs, most, evening }: TableView): number {
  return evening ? Math.min(most, Math.max(4, chairs.length + 1)) : most
}

/** Why the game cannot begin yet, in words; null: it can. */
export function whyNotYet(view: TableView, host: boolean, t: Texts): string | null {
  const words = t.lobby.notYet
  switch (view.phase.type === 'LobbyView' ? view.phase.lacks : null) {
    case 'many':
      return words.many({ over: view.chairs.length - view.most })
    case 'people':
      return words.sit
    case 'few':
      return words.few({ missing: view.fewest - view.chairs.length })
  }
  return host ? null : words.host({ name: view.chairs.find((chair) => chair.host)?.name ?? t.lobby.theHost })
}
