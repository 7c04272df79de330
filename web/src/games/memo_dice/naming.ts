import type { Refusal } from '../page'

/** What was typed names no picture: the form says so itself. */
export const isUnreadable = ({ clause }: Refusal): boolean => clause === 'MD-14'
