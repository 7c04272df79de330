import type { GameTexts } from './games'
import { nameOf, withNames } from './names'
import type { Lang, Language, Texts } from '.'

let spoken = $state.raw<Language | null>(null)

function language(): Language {
  if (!spoken) throw new Error('nothing can be said before a language is there')
  return spoken
}

export const prefs = {
  get lang(): Lang {
    return language().lang
  },
  get t(): Texts {
    return language().texts
  },
  /** A game's own words; undefined: this page does not know the game. */
  words: (game: string): GameTexts | undefined => language().games[game],
  /** The game's name, or what the server calls it. */
  titleOf: (game: string): string => {
    const words = language().games[game]
    return words ? nameOf(words) : game
  },
  /** A text that names games, with the names that this server uses. */
  named: (text: string): string => withNames(text, Object.values(language().games)),
}

export function speak(next: Language): void {
  spoken = next
}
