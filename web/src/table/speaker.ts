import type { TableView } from '../lib/types'

interface Here {
  /** This is the host's device. */
  host: boolean
  /** Somebody here has a place at the table. */
  placed: boolean
}

/**
 * Whether all sounds of the table come from this device. In one room one device sounds: a screen that may sound, or else
 * the host's device; other phones only call their own players. Far apart, each device sounds.
 */
export const speaks = ({ room, speakers }: Pick<TableView, 'room' | 'speakers'>, { host, placed }: Here): boolean =>
  room !== 'same' || !placed || (host && speakers === 0)

/**
 * Whether a big screen must tell the table that it can sound: browsers are silent until somebody touches them.
 * The view says whether the table knows; after a lost connection the screen says so again. One screen is enough.
 */
export const tells = ({ speakers }: Pick<TableView, 'speakers'>, sounds: boolean): boolean => sounds && speakers === 0
