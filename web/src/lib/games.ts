import type { GamePage } from '../games/page'

const FOLDERS = import.meta.glob<{ page: GamePage }>('../games/*/index.ts')

/** The order of the shelf. What the server does not have yet is shown as coming. */
export const SHELF = ['memo_dice', 'memodixe', 'oni', 'jinx', 'fix'] as const
export type Game = (typeof SHELF)[number]

export const isGame = (name: string): name is Game => (SHELF as readonly string[]).includes(name)

/** Games in which several players may share a device. */
export const SHARED: readonly string[] = ['memo_dice', 'memodixe', 'fix']

/** A game can be played here when the server has its rules and this page its board. */
export const hasBoard = (game: string): boolean => `../games/${game}/index.ts` in FOLDERS

/** A game's board is loaded when it is played. */
export async function loadPage(game: string): Promise<GamePage> {
  const load = FOLDERS[`../games/${game}/index.ts`]
  if (!load) throw new Error(`no board for ${game}`)
  return (await load()).page
}
