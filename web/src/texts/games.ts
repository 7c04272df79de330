import type { Character, Level } from '../lib/types'
import type { Named } from './names'

/** One answer to an option's question. */
export interface Answer {
  label: string
  note?: string
}

/** An option asks for a seat or nobody (`nobody`), or for one of its values. A game need not repeat what the page has words for. */
export interface OptionTexts {
  ask?: string
  nobody?: string
  answers?: Readonly<Record<string, Answer>>
}

/** What the page itself reads of every game's texts; the rest belongs to the game. */
export interface GameTexts extends Named {
  /** On the shelf: what the game is about, in one sentence. */
  sentence: string
  /** The host's questions, by option. */
  options: Readonly<Record<string, OptionTexts>>
  /** What bots of each level are good and bad at, in this game. */
  levels: Readonly<Record<Level, string>>
  /** What each bot is like in this game, in one line. It must be true at every level. */
  bots: Readonly<Record<Character, string>>
}

/** Options with the same meaning in every game: the page has their words. Where people sit is for the table to ask. */
type Shared = 'first' | 'youngest' | 'time' | 'room'

/** Lists of things are brought to the table, not chosen in the lobby. */
type Asked<Options> = { [Name in keyof Options]: Options[Name] extends readonly unknown[] ? never : Name }[keyof Options]

type TextsOf<Value> = [Value] extends [number | null]
  ? null extends Value
    ? { ask: string; nobody: string }
    : { ask: string; answers: Readonly<Record<Value & number, Answer>> }
  : [Value] extends [boolean]
    ? { ask: string }
    : { ask: string; answers: Readonly<Record<Value & (string | number), Answer>> }

/** A game's own options need words for every value: a missing one is a type error. */
export interface TextsFor<Options> extends GameTexts {
  options: { readonly [Name in Exclude<Asked<Options>, 'type' | Shared>]: TextsOf<Options[Name]> }
}
