/** Whether the server calls the games by plain names, not by those on their boxes: it writes so into the page. */
export const PLAIN = typeof document !== 'undefined' && document.documentElement?.dataset?.names === 'plain'

/** What a game's file says of its name. */
export interface Named {
  title: string
  /** Beside it, a name that belongs to nobody. */
  plain: string
}

export const nameOf = ({ title, plain }: Named, neutral = PLAIN): string => (neutral ? plain : title)

/** Text in which games are named, a rulebook for one, as this server names them. */
export const withNames = (text: string, games: readonly Named[], neutral = PLAIN): string =>
  neutral ? games.reduce((said, { title, plain }) => said.replaceAll(title, plain), text) : text
