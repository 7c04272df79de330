/** Something that a player saw, until it was hidden, and was then asked for: in ms of table time. */
export interface Recall {
  seen: number
  asked: number
  right: boolean
}
