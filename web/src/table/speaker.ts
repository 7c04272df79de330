import type { TableView } from '../lib/types'

interface Here {
  /** The host's device. */
  host: boolean
  /** Somebody here has a place at the table. */
  placed: boolean
}

/**
 * Whether all the table's sounds come from this device. In one room they come from one place: from the screen that
 * watches, or else from the host's device; the other phones only call their own players. From far away each has its own.
 */
export const speaks = ({ room, watchers }: Pick<TableView, 'room' | 'watchers'>, { host, placed }: Here): boolean =>
  room !== 'same' || !placed || (host && watchers === 0)
