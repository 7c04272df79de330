import type { Component } from 'svelte'
import type { Card } from '../games/card'
import type { GamePage } from '../games/page'
import { loadBox } from '../texts/boxes'
import { prefs } from '../texts/prefs.svelte'

/** A game is a folder: folders are found, and no list names them. */
const CARDS = import.meta.glob<Card>('../games/*/card.ts', { eager: true, import: 'card' })
// Each page gets only stages of its own game. No type can say so, because folders are found when the page is built.
const PAGES = import.meta.glob<GamePage>('../games/*/index.ts', { import: 'page' })

const PREVIEWS = import.meta.glob<Component>('../games/*/Preview.svelte', { import: 'default' })

export interface Listed extends Card {
  name: string
}

/** In the order of the shelf. */
export const GAMES: readonly Listed[] = Object.entries(CARDS)
  .map(([path, card]) => ({ ...card, name: path.split('/').at(-2) ?? '' }))
  .sort((a, b) => a.order - b.order)

export const cardOf = (game: string): Listed | undefined => GAMES.find(({ name }) => name === game)

/** Three seconds of a game, for its tile; null: it has none, or the reader wants no motion. */
export async function loadPreview(game: string): Promise<Component | null> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return null
  return (await PREVIEWS[`../games/${game}/Preview.svelte`]?.()) ?? null
}

/** A game's board is loaded when it is played, with the texts of its box. */
export async function loadPage(game: string): Promise<GamePage> {
  const load = PAGES[`../games/${game}/index.ts`]
  if (!load) throw new Error(`no board for ${game}`)
  const [page] = await Promise.all([load(), loadBox(game, prefs.lang)])
  return page
}
