import type { AnyGame, Offered } from '../games/page'
import type { Change, Own, TableView } from '../lib/types'

/** A GameView. The wire does not say of which game. */
export interface Seen {
  public: AnyGame['public']
  private: AnyGame['private'] | null
  prompts: readonly Offered<AnyGame>[]
}

export const NO_PROMPTS: Seen['prompts'] = []

/** Applies one change to a value. An object without a `type` is a patch: of a list by index, of an object with a `type` by field. Anything else replaces the value. */
export function patched(old: unknown, told: unknown): unknown {
  if (!isObject(told) || 'type' in told) return told
  const list = Array.isArray(old)
  if (!list && !(isObject(old) && 'type' in old)) return told
  const after = (list ? [...(old as unknown[])] : { ...old }) as Record<string, unknown>
  for (const [key, value] of Object.entries(told)) after[key] = patched(after[key], value)
  return after
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The view of the game after a change. What the change leaves out stays as it was. */
export function seenAfter(game: Seen | null, change: Change | null, own: Own | null): Seen | null {
  const shown = change?.public
  if (shown === null) return null
  if (isObject(shown)) {
    const view = patched(game?.public, shown) as AnyGame['public']
    game = game && !('type' in shown) ? { ...game, public: view } : { public: view, private: null, prompts: NO_PROMPTS }
  }
  if (!game || !own) return game
  const { private: known = game.private, prompts = game.prompts } = own as Partial<Seen>
  return { public: game.public, private: known, prompts }
}

/** Null: it has not changed. */
export function tableAfter(table: TableView | null, change: Change | null): TableView | null {
  return table && change?.table ? (patched(table, change.table) as TableView) : null
}
