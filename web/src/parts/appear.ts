import { fade, fly, type TransitionConfig } from 'svelte/transition'
import { stillness } from './linger.svelte'

/** Comes from `y` px away; with reduced motion it only fades in. */
export const appear = (node: Element, y: number): TransitionConfig =>
  stillness() ? fade(node, { duration: 120 }) : fly(node, { y, duration: 200 })
