import type { Snippet } from 'svelte'
import type { TableView } from '../lib/types'

/** What is different at a table of a hall. */
export interface InHall {
  /** The hall's: by it others come. */
  code: string
  /** The token of the host, who looks at it and has no seat there. */
  watch: string | null
  /** The way back to the hall, in words. */
  back: { says: string; press: () => void } | undefined
  leave: () => void
  leaveLabel: string
  /** Said of inviting others: they come to the hall. */
  invite: string
  /** Shown until the game begins. */
  lobby: Snippet<[TableView]>
  /** What comes after the game. */
  next: Snippet
}
