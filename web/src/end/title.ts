import type { GamePage, Stage } from '../games/page'
import type { TableView } from '../lib/types'
import { prefs } from '../texts/prefs.svelte'

/** Who has won. `you`: the seat that is spoken to; null: a watcher, or a device of several people. */
export function titleOf(
  page: GamePage | null | undefined,
  { chairs }: Pick<TableView, 'chairs'>,
  winners: readonly number[],
  you: number | null,
  stage: Stage | null,
): string {
  const { end } = prefs.t
  const names = winners.map((seat) => chairs[seat]?.name ?? '')
  if (names.length === 0) return end.nobody
  const crowned = stage && page?.crown?.(names, stage.words, stage)
  return crowned ?? (winners.length === 1 && winners[0] === you ? end.youWon : end.won({ names }))
}
