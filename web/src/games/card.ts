import type { Component } from 'svelte'

/** What the page knows of a game before it is played. It is little, because the first page loads it for every game. Title and sentence are texts. */
export interface Card {
  /** Its place on the shelf, from the left. */
  order: number
  /** As printed on the box. */
  minutes: string
  /** The youngest age. */
  age: number
  /** The game's own colour; text on it is `--on-accent`. */
  accent: { light: string; dark: string }
  /** A still life of 16 to 9, made of the game's own parts. */
  Vignette: Component
  /**
   * How several players share one device. `open`: nobody has secrets, and the seat to move is simply in front. `together`:
   * the board shows all of them by `stage.held`, with a hand-over screen before anything private. Null: they cannot.
   */
  sharing: 'open' | 'together' | null
  /** A game is won or lost: points would say no more than the winners do. */
  scoreless?: boolean
  /** The game throws no dice. */
  diceless?: boolean
  /** Options that most tables never change. */
  finer?: readonly string[]
  /** The page for playing with real dice. */
  companion?: string
}
