import type { TableView } from '../lib/types'

interface Here {
  /** The host's device. */
  host: boolean
  /** Somebody here has a place at the table. */
  placed: boolean
}

/**
 * Whether all the table's sounds come from this device. In one room they come from one place: from a screen that
 * may sound, or else from the host's device; the other phones only call their own players. From far away each has its own.
 */
export const speaks = ({ room, speakers }: Pick<TableView, 'room' | 'speakers'>, { host, placed }: Here): boolean =>
  room !== 'same' || !placed || (host && speakers === 0)

/**
 * Whether a big screen must tell the table that it can sound; browsers keep it silent until somebody touches it.
 * The view says whether it has been heard: after a lost connection it says so again. One screen is enough.
 */
export const tells = ({ speakers }: Pick<TableView, 'speakers'>, sounds: boolean): boolean => sounds && speakers === 0
