/** Whether the server uses plain names for the games instead of those on their boxes: it writes so into the page. */
const PLAIN = typeof document !== 'undefined' && document.documentElement?.dataset?.names === 'plain'

/** What a game's file says of its name. */
export interface Named {
  title: string
  /** A name that belongs to nobody. */
  plain: string
}

export const nameOf = ({ title, plain }: Named, neutral = PLAIN): string => (neutral ? plain : title)

/** Replaces the names of games in a text, such as a rulebook, by those that this server uses. */
export const withNames = (text: string, games: readonly Named[], neutral = PLAIN): string =>
  neutral ? games.reduce((said, { title, plain }) => said.replaceAll(title, plain), text) : text
