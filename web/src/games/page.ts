import type { Component } from 'svelte'
import type { Lasting } from '../lib/lasting'
import type { Recall } from '../lib/recall'
import type { IconName } from '../parts/icons'
import type { Mood } from '../parts/mood'
import type { ChairView, Games, Prompt, Ruled } from '../lib/types'
import type { Lang, Texts } from '../texts'
import type { GameTexts, TextsFor } from '../texts/games'

/** What all below is generic over: the types of one game. */
export interface GameTypes {
  options: object
  public: object
  private: object
  action: { type: string }
  news: { type: string }
  words: GameTexts
}

/** The types of the game of this name, as the server has them, with its own words: see `game.ts` of every game. */
export type GameOf<Name extends keyof Games, Words extends TextsFor<Games[Name]['options']>> = Games[Name] & { words: Words }

/** Whatever is played: what the table knows of a game that it has loaded. */
export type AnyGame = Games[keyof Games] & { words: GameTexts }

export type Verb<G extends GameTypes> = G['action']['type']

/** What must be told with a verb. */
export type Fields<G extends GameTypes, V extends Verb<G>> = {
  readonly [Field in Exclude<keyof Extract<G['action'], { type: V }>, 'type'>]: Readonly<Extract<G['action'], { type: V }>[Field]>
}

type When = [pressed?: number, shown?: number]

/** A verb that needs nothing more may do without fields. */
type Told<F> = keyof F extends never ? [fields?: Record<string, never>, ...when: When] : [fields: F, ...when: When]

/** What a seat may do now, by one of this game's verbs. */
export type Offered<G extends GameTypes> = Omit<Prompt, 'verb'> & { verb: Verb<G> }

/**
 * What became of a wish. A refusal cites its clause; `offers` is what would have been taken. In a race `ruled` says
 * when the hand moved, and `late` by how many ms it came after what decided.
 */
export type Outcome =
  | { ok: true; gift: string | null; ruled: Ruled | null }
  | { ok: false; clause: string; why: string; offers: readonly string[]; late: number | null }

/** What a board has filled in for a prompt that has more than one answer. */
export interface Filled<G extends GameTypes = AnyGame> {
  verb: Verb<G>
  fields: Readonly<Record<string, unknown>>
  /** Why it cannot be done yet. */
  refusal?: string
}

/** What a board gets. Everything read from it is reactive; no rule lives in the page. */
export interface Stage<G extends GameTypes = AnyGame> {
  /** As the host chose them. */
  readonly options: G['options']
  readonly public: G['public']
  /** Null: of nobody's seat. */
  readonly private: G['private'] | null
  /** Of `seat`. */
  readonly prompts: readonly Offered<G>[]
  /** The seat this board is shown for; null: watching. */
  readonly seat: number | null
  /** The seat of this device's own player, whichever seat the board is shown for. */
  readonly you: number | null
  readonly chairs: readonly ChairView[]
  /** The seats held on this device: one, none, or several (pass-and-play, one tablet for all). */
  readonly locals: readonly number[]
  /** The same table for another seat held on this device: for boards that show several at once. */
  held(seat: number): Stage<G>
  /** This device goes from hand to hand, or has arrived: meanwhile table time stands still for all. */
  handOn(underWay: boolean): void
  readonly size: 'phone' | 'tablet' | 'screen'
  /** The shared screen across the room. */
  readonly big: boolean
  /** The game is over, and looked at once more. */
  readonly past: boolean
  /** Table time in ms; stands still while the table does. */
  now(): number
  /** Whether table time has come so far; reactive. */
  passed(moment: number): boolean
  /**
   * `pressed` is the `timeStamp` of the press (parts hand it on): by it the server rules who was first. `shown` is
   * `performance.now()` when this screen drew what all were to see at one moment: who saw it late is no later.
   */
  act<V extends Verb<G>>(verb: V, ...told: Told<Fields<G, V>>): Promise<Outcome>
  /** Does what a prompt offers, whatever its verb: its fields are filled in from what the prompt itself lists. */
  answer(prompt: Offered<G>, filled: Readonly<Record<string, unknown>>, pressed?: number): Promise<Outcome>
  /** The board's to set: then the bar has the button for it, as for all that is done by one press. */
  filled: Filled<G> | null
  /** For motion and sound; nothing of it may be kept once the view hides it. Gives back how to stop. */
  onNews(hear: (at: number, news: G['news']) => void): () => void
  /** The game's own words, in the reader's language. */
  readonly words: G['words']
  /** The page's words. */
  readonly t: Texts
  readonly lang: Lang
  readonly reduced: boolean
}

/** What a coach says to somebody who plays for the first time: each tip once, when it fits what they see. */
export interface Tip<G extends GameTypes = AnyGame> {
  /** After `said`, the tips that the learner has had already. */
  when(stage: Stage<G>, said: ReadonlySet<Tip<G>>): boolean
  /** `seen` is the table as it was when it was said: that goes on, and so may the reader's language change. */
  says(words: G['words'], seen: G['public']): string
}

/** A lesson is a real game with bots. The learner sits in seat 0. */
export interface Lesson<G extends GameTypes = AnyGame> {
  options: Partial<Omit<G['options'], 'type'>>
  /** The seed of its dice, 64 hex digits: what the tips speak of comes early. Without it: any dice. */
  dice?: string
  /** Where it is not as at any table: bots hear nothing that is said aloud. */
  room?: 'same' | 'remote'
  /** The first that fits is said first; after the last one the lesson is over. */
  tips: readonly Tip<G>[]
  /** The game from its other side: the same tips, another table. It is offered when the lesson is over. */
  other?: Pick<Lesson<G>, 'options' | 'dice'> & { label(words: G['words']): string }
}

/** Hears all that a seat is told, with what it sees then, and says when its memory was asked; null: it was not. */
export type Recollection<G extends GameTypes = AnyGame> = (at: number, news: G['news'], stage: Stage<G>) => Recall | null

/** What takes the whole big screen for a moment. */
export interface Shout {
  /** As it is shouted: short. */
  word: string
  mood: Mood
  /** Whose it is: their faces are seen. */
  seats: readonly number[]
  /** What it means, in one sentence. */
  line?: string
  /** Play goes on meanwhile: it is over sooner. */
  brief?: boolean
}

/** One way to answer a prompt. */
export interface Answer {
  label: string
  icon: IconName
  primary: boolean
  fields: Readonly<Record<string, unknown>>
}

/** What a game's `index.ts` exports as `page`. */
export interface GamePage<G extends GameTypes = AnyGame> {
  Board: Component<{ stage: Stage<G> }>
  /** What the end adds: how well each remembered … */
  Summary?: Component<{ stage: Stage<G>; winners?: readonly number[] }>
  /** What that is, where it is not how well each remembered. */
  summaryTitle?(words: G['words']): string
  /** What those who won are now, in the game's own words; without it: that they win. */
  crown?(names: readonly string[], words: G['words'], stage: Stage<G>): string
  /** Why they won, in one sentence, where it is not that they have the most; null: it is that. */
  why?(winners: readonly number[], scores: readonly number[], stage: Stage<G>): string | null
  /** What laughs or shines above those who won; it may show nothing. */
  Emblem?: Component<{ stage: Stage<G> }>
  /** What is counted at the end: "four dice"; without it: points. */
  counted?(n: number, words: G['words']): string
  /** One of what a seat has won, as it is counted in front of everybody; as wide as its frame. Without it: a plate. */
  Piece?: Component<{ stage: Stage<G>; seat: number; index: number }>
  /** For the screen reader, with the same memory demand as for the eye; null: nothing to say. */
  announce(news: G['news'], stage: Stage<G>): string | null
  /** What the whole room must see at once; null: what happened is small. */
  shout?(news: G['news'], stage: Stage<G>): Shout | null
  /** Whether people want to see this again: a replay jumps to it. It is told in `announce`'s words. */
  memorable(news: G['news']): boolean
  /** The words of a prompt bar's button. */
  promptLabel(prompt: Offered<G>, stage: Stage<G>): string
  /** The answers to a question of the bar, a button each. */
  answers?(prompt: Offered<G>, stage: Stage<G>): readonly Answer[]
  /** One sentence: whose move it is and what they can do. */
  says(stage: Stage<G>): string
  /** For whoever looks at many tables at once: what is going on, by `Glance`; `name` is whose move it is. */
  glance(scene: string, name: string, number: number, words: G['words']): string
  /** Verbs that the board itself offers and answers, for races: no button in the bar, no bell, no word of a refusal. */
  handles?: readonly Verb<G>[]
  /** Verbs that need the device in one player's hands: where several share it openly, it is handed to them before their time runs. */
  inHand?: readonly Verb<G>[]
  /** Verbs by which a player lets something pass: their buttons are never the large ones. */
  declines?: readonly Verb<G>[]
  lesson: Lesson<G>
  /** Where there is something to remember: what of it this seat's player recalls. */
  recollection?(seat: number): Recollection<G>
  /** When a time runs for everybody (no prompt of one's own says so). Null: by the prompts; `none`: not even by those. */
  clock?(stage: Stage<G>): Lasting | 'none' | null
}
