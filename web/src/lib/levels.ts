import type { Level } from './types'

export type { Level }

/** From the most forgetful to the least. */
export const LEVELS: readonly Level[] = ['goldfish', 'child', 'adult', 'elephant']
