import type { Refusal } from '../page'

/** What was typed names no picture: the form for typing says so itself. */
export const isUnreadable = ({ clause }: Refusal): boolean => clause === 'MD-14'
