import { describe, expect, it } from 'vitest'
import { happenings } from './happenings'
import { chair } from '../lib/chair'
import type { ChairView, TableView } from '../lib/types'
import { loadArea } from '../texts'

const en = await loadArea('en', 'page')

const view = (...chairs: ChairView[]): TableView => ({
  type: 'TableView',
  code: 'BCDF',
  game: 'memo_dice',
  options: {},
  room: 'same',
  patience: 20,
  talk: 'phrases',
  chairs,
  bench: [],
  evening: null,
  fewest: 2,
  most: 4,
  locked: false,
  sets: {},
  blank: false,
  call: '',
  banned: 0,
  watchers: 0,
  speakers: 0,
  paused: false,
  waiting: false,
  phase: { type: 'LobbyView', has_seat: true, lacks: null, handicaps: [] },
})

describe('what happens around the table', () => {
  it('tells who comes and goes, but not of oneself', () => {
    expect(happenings(view(chair('Ada')), view(chair('Ada'), chair('Ben')), 0, en)).toEqual([en.table.satDown({ name: 'Ben' })])
    expect(happenings(view(), view(chair('Ada')), 0, en)).toEqual([])
    expect(happenings(view(chair('Ada'), chair('Ben')), view(chair('Ada')), 0, en)).toEqual([en.table.stoodUp({ name: 'Ben' })])
  })

  it('tells of a new host, also to the host', () => {
    const before = view(chair('Ada', { host: true }), chair('Ben'))
    const after = view(chair('Ada'), chair('Ben', { host: true }))
    expect(happenings(before, after, 0, en)).toEqual([en.table.newHost({ name: 'Ben' })])
    expect(happenings(before, after, 1, en)).toEqual([en.table.youHost])
  })

  it('tells of a bot that steps in and of a player who is back', () => {
    const played = view(chair('Ada'), chair('Ben', { stand_in: true, present: false }))
    expect(happenings(view(chair('Ada'), chair('Ben')), played, 0, en)).toEqual([en.table.stepsIn({ name: 'Ben' })])
    expect(happenings(played, view(chair('Ada'), chair('Ben')), 0, en)).toEqual([en.table.cameBack({ name: 'Ben' })])
  })

  it('says of no bot that it leaves as an evening begins', () => {
    const before = view(chair('Ada'), chair('Pip', { bot: true }))
    const evening = { begun: true } as NonNullable<TableView['evening']>
    expect(happenings(before, { ...before, evening }, 0, en)).toEqual([])
  })
})
