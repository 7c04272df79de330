import type { ChairView } from './types'

export type Level = ChairView['level']

/** From the most forgetful to the least. */
export const LEVELS: readonly Level[] = ['goldfish', 'child', 'adult', 'elephant']
