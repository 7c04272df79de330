import type { Component } from 'svelte'
import type { ChairView, Prompt, Ruled } from '../lib/types'
import type { Lang, Texts } from '../texts'

/**
 * What became of a wish. A refusal cites its clause; `offers` is what would have been taken. In a race `ruled` says
 * when the hand moved, and `late` by how many ms it came after what decided.
 */
export type Outcome =
  | { ok: true; gift: string | null; ruled: Ruled | null }
  | { ok: false; clause: string; why: string; offers: readonly string[]; late: number | null }

/** What a board gets. Everything read from it is reactive; no rule lives in the page. */
export interface Stage {
  /** The game's own view: cast to the generated types of that game. */
  readonly public: any
  readonly private: any
  /** Of `seat`. */
  readonly prompts: readonly Prompt[]
  /** The seat this board is shown for; null: watching. */
  readonly seat: number | null
  /** The seat of this device's own player, whichever seat the board is shown for. */
  readonly you: number | null
  readonly chairs: readonly ChairView[]
  /** The seats held on this device: one, none, or several (pass-and-play, one tablet for all). */
  readonly locals: readonly number[]
  /** The same table for another seat held on this device: for boards that show several at once. */
  held(seat: number): Stage
  readonly size: 'phone' | 'tablet' | 'screen'
  /** The shared screen across the room. */
  readonly big: boolean
  /** Table time in ms; stands still while the table does. */
  now(): number
  /** `pressed` is the `timeStamp` of the press (parts hand it on): by it the server rules who was first. */
  act(verb: string, fields?: Record<string, unknown>, pressed?: number): Promise<Outcome>
  /** For motion and sound; nothing of it may be kept once the view hides it. Gives back how to stop. */
  onNews(hear: (at: number, news: any) => void): () => void
  readonly t: Texts
  readonly lang: Lang
  readonly reduced: boolean
}

/** What a coach says to somebody who plays for the first time: each tip once, when it fits what they see. */
export interface Tip {
  /** After `said`, the tips that the learner has had already. */
  when(stage: Stage, said: ReadonlySet<Tip>): boolean
  says(stage: Stage): string
}

/** A lesson is a real game with bots. The learner sits in seat 0. */
export interface Lesson {
  options: Record<string, unknown>
  /** The first that fits is said first; after the last one the lesson is over. */
  tips: readonly Tip[]
}

export interface GamePage {
  Board: Component<{ stage: Stage }>
  /** What the end adds: how well each remembered … */
  Summary?: Component<{ stage: Stage; winners?: readonly number[] }>
  /** What that is, where it is not how well each remembered. */
  summaryTitle?(t: Texts): string
  /** For the screen reader, with the same memory demand as for the eye; null: nothing to say. */
  announce(news: any, stage: Stage): string | null
  /** The words of a prompt bar's button. */
  promptLabel(prompt: Prompt, stage: Stage): string
  /** One sentence: whose move it is and what they can do. */
  says(stage: Stage): string
  /**
   * Several seats on one device: `open`, nobody has secrets, and the seat to move is simply in front; `together`, the
   * board shows all of them by `stage.held`, with a hand-over screen before anything private.
   */
  sharing?: 'open' | 'together'
  /** Verbs that the board itself offers and answers, for races: no button in the bar, no bell, no word of a refusal. */
  handles?: readonly string[]
  lesson: Lesson
  /** When a time runs for everybody (no prompt of one's own says so): its end in table time, and its whole length. */
  clock?(stage: Stage): { endsAt: number; totalMs: number } | null
}
