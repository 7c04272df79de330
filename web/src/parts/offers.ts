import type { IconName } from './icons'
import type { Press } from './press'

/** One button of the bar: something that can be done now. Times are table time. */
export interface Offer {
  /** Tells it from the others; a single character is also its key on a keyboard. */
  key: string
  label: string
  act: Press
  icon?: IconName
  primary?: boolean
  /** A question before it is done: the first press shows it, the second does it. */
  confirm?: string
  /** A button to hold; what it says. */
  hold?: string
  /** Acts when the finger falls, not when it lifts: for races. */
  instant?: boolean
  /** Why it cannot be done now, in plain words. */
  refusal?: string
  opensAt?: number | null
  closesAt?: number | null
}
