import type { ChairView } from './types'

/** For tests: a person at a table, as the server tells it. */
export const chair = (name: string, change: Partial<ChairView> = {}): ChairView => ({
  type: 'ChairView',
  name,
  face: 'owl',
  bot: false,
  character: null,
  level: 'adult',
  handicaps: [],
  stand_in: false,
  present: true,
  host: false,
  ...change,
})
