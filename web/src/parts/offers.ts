import type { IconName } from './icons'
import type { Press } from './press'

/** One thing that can be done now, ready to be pressed. Times are table time. */
export interface Offer {
  /** Names it among the others; with a single character it is also its key on a keyboard. */
  key: string
  label: string
  act: Press
  icon?: IconName
  primary?: boolean
  /** Asked before it is done: the first press shows this, the second does it. */
  confirm?: string
  /** Held, not pressed; says so. */
  hold?: string
  /** Answers the falling finger: for races. */
  instant?: boolean
  /** Why it cannot be done now, in plain words. */
  refusal?: string
  opensAt?: number | null
  closesAt?: number | null
}
