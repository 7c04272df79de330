import type { IconName } from '../parts/icons'
import type { HallRankView, HallTableView, HallView, PersonView, RankView } from '../lib/types'
import type { Texts } from '../texts'

/** If only faces are shown, people are called like their animal, with a number to tell two foxes apart. */
export function called({ name, face }: Pick<PersonView, 'name' | 'face'>, person: number, t: Texts): string {
  const animals: Readonly<Record<string, string>> = t.lobby.faceName
  return name || `${animals[face] ?? face} ${person + 1}`
}

/** The person on this chair. */
export const nameOf = (chair: HallTableView['chairs'][number], t: Texts): string =>
  chair.person === null ? chair.name : called(chair, chair.person, t)

/** What makes the game easier for them. */
export const helpOf = ({ handicaps }: Pick<PersonView, 'handicaps'>, t: Texts): string =>
  handicaps.map((one) => t.lobby.handicaps.names[one]).join(', ')

/** A rank of the hall in the form of an evening's: `at` is the person's number, null if they have left. */
export function rankOf({ person, ...rank }: HallRankView, { people }: HallView, t: Texts): RankView {
  const who = people[person]
  const { place, medals, points, games, gained } = rank
  const name = who ? called(who, person, t) : ''
  return { type: 'RankView', place, name, face: who?.face ?? '', medals, points, games, gained, at: who && !who.gone ? person : null }
}

type State = HallTableView['phase'] | 'paused' | 'stalled'

/** The state of a table, in one word. */
export function stateOf({ phase, paused, stalled }: HallTableView): State {
  if (phase !== 'playing') return phase
  return paused ? 'paused' : stalled ? 'stalled' : phase
}

export const SIGNS: Readonly<Record<State, IconName>> = {
  opening: 'hourglass',
  waiting: 'hourglass',
  playing: 'play',
  over: 'check',
  abandoned: 'close',
  paused: 'pause',
  stalled: 'away',
}

/** Its game is still in play. */
export const isOpen = ({ phase }: HallTableView): boolean => phase !== 'over' && phase !== 'abandoned'

/** "4:07"; after the end it is 0:00. */
export function inMinutes(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** When the time of all tables in play is up, if it is the same: then one clock is enough. */
export function sharedUntil(tables: readonly HallTableView[]): number | null {
  const times = new Set(tables.filter(isOpen).map(({ until }) => until))
  const [first] = times
  return times.size === 1 ? (first ?? null) : null
}

/** How many tiles to put side by side so that all `count` are as large as possible; `wide` is a tile's width divided by its height. */
export function columnsFor(count: number, width: number, height: number, wide = 1.66): number {
  let best = { columns: 1, size: 0 }
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const size = Math.min(width / columns / wide, height / Math.ceil(count / columns))
    if (size > best.size + 0.01) best = { columns, size }
  }
  return best.columns
}

/** The most lines for a name under a face. Words are never broken. */
export function linesOf(name: string, letters = 8): number {
  let lines = 1
  let room = letters
  for (const word of name.split(/\s+/)) {
    if (room < letters && word.length > room) {
      lines += 1
      room = letters
    }
    room -= word.length + 1
  }
  return lines
}
