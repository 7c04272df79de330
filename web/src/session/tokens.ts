import { randomHex } from '../lib/random'
import { inTab, onDevice } from '../lib/storage'

/** A seat belongs to the device that knows its token: one token for each device and table. A second tab uses the same. */
const own = (code: string): string => `ninefold.token.${code}`
/** Tokens of further players on this device. They are forgotten with their tab. */
const extra = (code: string): string => `ninefold.locals.${code}`
const PASSCODE = 'ninefold.passcode'
const TELEVISION = 'ninefold.tv'
const SHOWN = 'ninefold.tv.table'
const SCANNED = 'ninefold.tv.letters'
const LAST = 'ninefold.table'
const HALL = 'ninefold.hall'

export const freshToken = (): string => randomHex(32)

export function tokenFor(code: string): string {
  const known = onDevice.get(own(code))
  if (known) return known
  const token = freshToken()
  keepToken(code, token)
  return token
}

export function keepToken(code: string, token: string): void {
  onDevice.set(own(code), token)
}

export function localTokens(code: string): string[] {
  const kept = inTab.get(extra(code))
  return kept ? (JSON.parse(kept) as string[]) : []
}

export function keepLocalTokens(code: string, tokens: readonly string[]): void {
  inTab.set(extra(code), tokens.length > 0 ? JSON.stringify(tokens) : null)
}

/** Some servers ask for a passcode before they open a table. */
export const recallPasscode = (): string | null => onDevice.get(PASSCODE)
export const keepPasscode = (passcode: string): void => onDevice.set(PASSCODE, passcode)

/** By its token a television is let into locked tables. */
export function televisionToken(): string {
  const token = onDevice.get(TELEVISION) ?? freshToken()
  onDevice.set(TELEVISION, token)
  return token
}

/** The table that this television shows, until its browser is closed. */
export const shownTable = (): string | null => inTab.get(SHOWN)
export const keepShownTable = (code: string | null): void => inTab.set(SHOWN, code)

/** Letters of a television that this phone has scanned. The table where it is host needs them. */
export const keepTvLetters = (letters: string): void => inTab.set(SCANNED, letters)
export function takeTvLetters(): string {
  const letters = inTab.get(SCANNED) ?? ''
  inTab.set(SCANNED, null)
  return letters
}

/** The last table of this device: the shelf offers to return to it. */
export const lastTable = (): string | null => onDevice.get(LAST)
export const keepLastTable = (code: string | null): void => onDevice.set(LAST, code)

/** The last hall of this device. Returning there, the page need not ask whether the code is a table or a hall. */
export const lastHall = (): string | null => onDevice.get(HALL)
export const keepHall = (code: string | null): void => onDevice.set(HALL, code)
