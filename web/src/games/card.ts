import type { Component } from 'svelte'

/** What the page knows of a game before it is played: little, as the first page brings it for every game. Title and sentence are texts. */
export interface Card {
  /** Where it stands on the shelf, from the left. */
  order: number
  /** As the box says it. */
  minutes: string
  /** From so many years on. */
  age: number
  /** The one colour of its own; on it stands `--on-accent`. */
  accent: { light: string; dark: string }
  /** A still life of 16 to 9, laid out with its own parts. */
  Vignette: Component
  /**
   * Several players on one device: `open`, nobody has secrets, and the seat to move is simply in front; `together`, the
   * board shows all of them by `stage.held`, with a hand-over screen before anything private; null, they cannot.
   */
  sharing: 'open' | 'together' | null
  /** All or nothing: points would tell nothing that the winners do not. */
  scoreless?: boolean
  /** Nothing is thrown. */
  diceless?: boolean
  /** Options that most tables never touch. */
  finer?: readonly string[]
  /** Where a page runs the game beside real dice. */
  companion?: string
}
