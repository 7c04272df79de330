/** When a player last saw something before it was hidden, and when they were asked for it: in ms of table time. */
export interface Recall {
  seen: number
  asked: number
  right: boolean
}
