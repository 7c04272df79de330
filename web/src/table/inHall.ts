import type { Snippet } from 'svelte'
import type { TableView } from '../lib/types'

/** What differs at a table of a hall. */
export interface InHall {
  /** The hall's code, by which others join. */
  code: string
  /** The token of the host, who watches the table and has no seat there. */
  watch: string | null
  /** The link back to the hall, in words. */
  back: { says: string; press: () => void } | undefined
  leave: () => void
  leaveLabel: string
  /** What the invitation says: others join the hall. */
  invite: string
  /** Shown until the game begins. */
  lobby: Snippet<[TableView]>
  /** What follows the game. */
  next: Snippet
}
