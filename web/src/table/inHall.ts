import type { Snippet } from 'svelte'
import type { TableView } from '../lib/types'

/** What is different at a table of a hall. */
export interface InHall {
  /** The hall's: by it others come. */
  code: string
  /** Somebody looks at it, with no seat. */
  watch: boolean
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
