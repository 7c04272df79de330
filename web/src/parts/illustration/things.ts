import type { Component } from 'svelte'
import type { IconName } from '../icons'
import Avatar from '../Avatar.svelte'
import Crown from '../Crown.svelte'
import Palm from '../Palm.svelte'
import Group from './Group.svelte'
import Note from './Note.svelte'
import Sticker from './Sticker.svelte'

/** One thing to see: a part of the page, without motion. */
export interface Thing {
  Part: Component<Record<string, unknown>>
  props: Record<string, unknown>
  /** The size, in dice. */
  width: number
  /** Crossed out: this does not happen. */
  crossed?: boolean
  /** On its corner: who has it, who looks at it, or what becomes of it. */
  mark?: Thing
  /** On its upper edge. */
  wears?: Thing
}

/** What stands between two things, drawn in Illustration.svelte. */
export type Sign = 'then' | 'and' | 'or' | 'same' | 'different' | 'more' | 'swap'

/** It reads from left to right like a comic, because nothing in it has a language. */
export type Illustration = readonly (Thing | Sign)[]

/** By clause. What a game's `illustrations.ts` exports. */
export type Illustrations = Readonly<Record<string, Illustration>>

export const thing = <Props extends object>(Part: Component<Props>, props: NoInfer<Props>, width = 1): Thing => ({
  Part: Part as unknown as Thing['Part'], // each part checks its own `props`, where both types are known
  props: props as Thing['props'],
  width,
})

export const marked = (what: Thing, mark: Thing): Thing => ({ ...what, mark })
export const thrown = (what: Thing): Thing => marked(what, again)
export const crowned = (who: Thing): Thing => ({ ...who, wears: crown })
export const not = (what: Thing): Thing => ({ ...what, crossed: true })

/** Side by side, in so many columns, each of this size. */
export const group = (things: readonly Thing[], columns = things.length, size = 0.66): Thing =>
  thing(Group, { things, columns, size }, columns * size)

export const person = (face: string): Thing => thing(Avatar, { face })
export const icon = (name: IconName, tone?: 'good' | 'bad'): Thing => thing(Sticker, { icon: name, ...(tone && { tone }) }, 0.8)
export const note = (words: string): Thing => thing(Note, { words }, 0.35 + 0.3 * words.length)
export const says = (words: string): Thing => thing(Note, { words, look: 'speech' }, 0.5 + 0.28 * words.length)
export const clock = (time: string): Thing => thing(Note, { words: time, look: 'clock' }, 1)

export const hand = thing(Palm, {}, 0.8)
const crown = thing(Crown, {}, 0.9)
export const eye = icon('eye')
export const again = icon('again')
export const yes = icon('check', 'good')
export const no = icon('close', 'bad')

/** Three players: the one to move, the next one, and one more. */
export const you = person('fox')
export const next = person('cat')
export const third = person('bear')

/** What a player has in front of them. */
export const holds = (who: Thing, ...things: readonly Thing[]): Thing =>
  thing(Group, { things: [{ ...who, width: 1.4 }, ...things], columns: 1 + things.length, size: 0.66 }, (1.4 + things.length) * 0.66)
