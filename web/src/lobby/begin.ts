import type { TableView } from '../lib/types'
import type { Texts } from '../texts'

/** Why the game cannot begin yet, in words; null: it can. */
export function whyNotYet(view: TableView, seated: boolean, host: boolean, t: Texts): string | null {
  const words = t.lobby.notYet
  const players = view.chairs.length
  if (players < view.fewest) return seated || players > 0 ? words.few(view.fewest - players) : words.sit
  if (players > view.most) return words.many(players - view.most)
  if (host) return null
  const name = view.chairs.find((chair) => chair.host)?.name
  return name ? words.host(name) : words.sit
}
