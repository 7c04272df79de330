import { ask } from '../lib/api'
import type { Entry } from '../lib/types'
import { cardOf, GAMES, type Listed } from './games'

/** The games that can be played here. */
export async function fetchShelf(): Promise<Entry[]> {
  const entries = (await (await ask('/api/shelf')).json()) as Entry[]
  return entries.filter(({ name }) => cardOf(name) !== undefined)
}

/** The games of this shelf, in its order. */
export const gamesOn = (shelf: readonly Entry[]): readonly Listed[] => GAMES.filter((each) => shelf.some(({ name }) => name === each.name))
