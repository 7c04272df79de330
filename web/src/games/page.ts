import type { Component } from 'svelte'
import type { Lasting } from '../lib/lasting'
import type { Recall } from '../lib/recall'
import type { IconName } from '../parts/icons'
import type { Mood } from '../parts/mood'
import type { ChairView, Games, Prompt, Ruled } from '../lib/types'
import type { Lang, Texts } from '../texts'
import type { GameTexts, TextsFor } from '../texts/games'

/** The types of one game, for everything generic below. */
interface GameTypes {
  options: object
  public: object
  private: object
  action: { type: string }
  news: { type: string }
  words: GameTexts
}

/** The types of the game with this name, as the server has them, with its own words: see `game.ts` of every game. */
export type GameOf<Name extends keyof Games, Words extends TextsFor<Games[Name]['options']>> = Games[Name] & { words: Words }

/** Any game: what the table knows of a game that it has loaded. */
export type AnyGame = Games[keyof Games] & { words: GameTexts }

export type Verb<G extends GameTypes> = G['action']['type']

/** The fields that a verb needs. */
type Fields<G extends GameTypes, V extends Verb<G>> = {
  readonly [Field in Exclude<keyof Extract<G['action'], { type: V }>, 'type'>]: Readonly<Extract<G['action'], { type: V }>[Field]>
}

type When = [pressed?: number, shown?: number]

/** A verb without required fields needs none. */
type Told<F> = keyof F extends never ? [fields?: Record<string, never>, ...when: When] : [fields: F, ...when: When]

/** What a seat may do now, by one of this game's verbs. */
export type Offered<G extends GameTypes> = Omit<Prompt, 'verb'> & { verb: Verb<G> }

/**
 * The answer to an act. A refusal cites its clause; `offers` lists what would have been accepted. In a race `ruled` says
 * when the hand moved, and `late` by how many ms it came after the deciding act.
 */
export type Outcome =
  | { ok: true; gift: string | null; ruled: Ruled | null }
  | { ok: false; clause: string; why: string; offers: readonly string[]; late: number | null }

export type Refusal = Extract<Outcome, { ok: false }>

/** What a board has filled in for a prompt with more than one answer. */
export interface Filled<G extends GameTypes = AnyGame> {
  verb: Verb<G>
  fields: Readonly<Record<string, unknown>>
  /** Why it cannot be done yet. */
  refusal?: string
}

/** What a board gets. Everything read from it is reactive; the page has no rules. */
export interface Stage<G extends GameTypes = AnyGame> {
  /** As the host chose them. */
  readonly options: G['options']
  readonly public: G['public']
  /** A seat's private view; null: a watcher's. */
  readonly private: G['private'] | null
  /** The prompts of `seat`. */
  readonly prompts: readonly Offered<G>[]
  /** The seat this board is shown for; null: watching. */
  readonly seat: number | null
  /** The seat of this device's own player, whichever seat the board shows. */
  readonly you: number | null
  readonly chairs: readonly ChairView[]
  /** The seats held on this device: none, one, or several (pass-and-play, or one tablet for all). */
  readonly locals: readonly number[]
  /** The same table for another seat on this device: for boards that show several at once. */
  held(seat: number): Stage<G>
  /** Tells that this device changes hands, or has arrived: in between table time stands still for all. */
  handOn(underWay: boolean): void
  readonly size: 'phone' | 'tablet' | 'screen'
  /** The shared screen across the room. */
  readonly big: boolean
  /** The game is over, and its board is looked at once more. */
  readonly past: boolean
  /** Table time in ms; it stands still while the table does. */
  now(): number
  /** Whether table time has reached this moment; reactive. */
  passed(moment: number): boolean
  /**
   * `pressed` is the `timeStamp` of the press (parts hand it on): by it the server rules who was first. `shown` is
   * `performance.now()` when this screen drew what all were to see at one moment: who saw it late is no later.
   */
  act<V extends Verb<G>>(verb: V, ...told: Told<Fields<G, V>>): Promise<Outcome>
  /** Answers a prompt of any verb: the fields are filled in from what the prompt itself lists. */
  answer(prompt: Offered<G>, filled: Readonly<Record<string, unknown>>, pressed?: number): Promise<Outcome>
  /** Set by the board: the bar then has a button for it, as for every act of one press. */
  filled: Filled<G> | null
  /** For motion and sound. Keep nothing of it once the view hides it. Returns how to stop. */
  onNews(hear: (at: number, news: G['news']) => void): () => void
  /** The game's own words, in the reader's language. */
  readonly words: G['words']
  /** The page's words. */
  readonly t: Texts
  readonly lang: Lang
  readonly reduced: boolean
}

/** The tips of a lesson: each is said once, when it fits what the learner sees. */
export interface Tip<G extends GameTypes = AnyGame> {
  /** `said`: the tips that came before it. */
  when(stage: Stage<G>, said: ReadonlySet<Tip<G>>): boolean
  /** `seen` is the table at the moment of the tip: the table goes on, and the reader may change the language. */
  says(words: G['words'], seen: G['public']): string
}

/** A lesson is a real game with bots. The learner sits in seat 0. */
export interface Lesson<G extends GameTypes = AnyGame> {
  options: Partial<Omit<G['options'], 'type'>>
  /** The seed of its dice, 64 hex digits, so that what the tips speak of comes early. Without it: any dice. */
  dice?: string
  /** Options that differ from a usual table, because bots hear nothing that is said aloud. */
  room?: 'same' | 'remote'
  /** The first tip that fits is said first; after the last one the lesson ends. */
  tips: readonly Tip<G>[]
  /** The game from its other side: the same tips at another table. Offered when the lesson is over. */
  other?: Pick<Lesson<G>, 'options' | 'dice'> & { label(words: G['words']): string }
}

/** Hears all that a seat is told, with its view then, and says when its memory was asked; null: it was not. */
export type Recollection<G extends GameTypes = AnyGame> = (at: number, news: G['news'], stage: Stage<G>) => Recall | null

/** A shout: fills the whole big screen for a moment. */
export interface Shout {
  /** The shouted words: short. */
  word: string
  mood: Mood
  /** The seats whose faces are shown. */
  seats: readonly number[]
  /** What it means, in one sentence. */
  line?: string
  /** Play goes on meanwhile, so the shout is shorter. */
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
  /** What the end adds, such as how well each remembered. */
  Summary?: Component<{ stage: Stage<G>; winners?: readonly number[] }>
  /** Its heading, unless it is how well each remembered. */
  summaryTitle?(words: G['words']): string
  /** The headline for the winners, in the game's own words; without it: that they win. */
  crown?(names: readonly string[], words: G['words'], stage: Stage<G>): string
  /** Why they won, in one sentence; null: they have the most. */
  why?(winners: readonly number[], scores: readonly number[], stage: Stage<G>): string | null
  /** Drawn above the winners, such as a laughing mask; it may be empty. */
  Emblem?: Component<{ stage: Stage<G> }>
  /** What is counted at the end, such as "four dice"; without it: points. */
  counted?(n: number, words: G['words']): string
  /** Draws one thing that a seat has won while it is counted; as wide as its frame. Without it: a plate. */
  Piece?: Component<{ stage: Stage<G>; seat: number; index: number }>
  /** For screen readers, with the same memory demand as for the eye; null: nothing to say. `before`: the news before. */
  announce(news: G['news'], stage: Stage<G>, before: G['news'] | null): string | null
  /** What the whole room must see at once; null: nothing so big happened. */
  shout?(news: G['news'], stage: Stage<G>): Shout | null
  /** The same for a replay, to be read beside a board that shows the rest; `then`: the table before it. Without it: `announce`. */
  retell?(news: G['news'], stage: Stage<G>, then: Stage<G>, before: G['news'] | null): string | null
  /** Whether people want to see this again: a replay jumps to it. */
  memorable(news: G['news']): boolean
  /** The words of a prompt bar's button. */
  promptLabel(prompt: Offered<G>, stage: Stage<G>): string
  /** The answers to a question of the bar, a button each. */
  answers?(prompt: Offered<G>, stage: Stage<G>): readonly Answer[]
  /** One sentence: whose move it is and what they can do. */
  says(stage: Stage<G>): string
  /** For watchers of many tables: what is going on, by `Glance`; `name` is the seat to move. */
  glance(scene: string, name: string, number: number, words: G['words']): string
  /** Verbs that the board itself offers and answers, for races: they have no button in the bar, no bell and no refusal there. */
  handles?: readonly Verb<G>[]
  /** Whether the board itself explains this refusal, so nothing else does. */
  explains?(refusal: Refusal, verb: Verb<G>): boolean
  /** Verbs that need the device in one player's hands: on a shared device it is handed over before their time runs. */
  inHand?: readonly Verb<G>[]
  /** Verbs by which a player declines: their buttons are never the large ones. */
  declines?: readonly Verb<G>[]
  lesson: Lesson<G>
  /** In games with something to remember: what this seat's player recalls of it. */
  recollection?(seat: number): Recollection<G>
  /** When a time for everybody ends that no prompt tells. Null: the prompts tell; `none`: there is no time at all. */
  clock?(stage: Stage<G>): Lasting | 'none' | null
}
