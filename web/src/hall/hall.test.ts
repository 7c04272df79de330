import { expect, test } from 'vitest'
import type { HallRankView, HallTableView, HallView, PersonView } from '../lib/types'
import { loadArea } from '../texts'
import { called, columnsFor, inMinutes, linesOf, rankOf, sharedUntil, stateOf } from './people'
import { withGame, withRounds } from './rounds'
import { headed } from './spreadsheet'

const en = await loadArea('en', 'page')
const table = (change: Partial<HallTableView> = {}): HallTableView => ({
  type: 'HallTableView',
  code: 'BCDF',
  phase: 'playing',
  paused: false,
  stalled: false,
  chairs: [],
  scores: null,
  winners: [],
  going: null,
  until: null,
  ...change,
})

test('a further round is as the last one, and a game is changed in one round or in all', () => {
  expect(withRounds(['fix'], 3)).toEqual(['fix', 'fix', 'fix'])
  expect(withRounds(['fix', 'oni', 'jinx'], 2)).toEqual(['fix', 'oni'])
  expect(withRounds([], 2)).toEqual([])
  expect(withGame([], 'every', 'oni')).toEqual(['oni'])
  expect(withGame(['fix', 'fix'], 'every', 'oni')).toEqual(['oni', 'oni'])
  expect(withGame(['fix', 'fix'], 1, 'oni')).toEqual(['fix', 'oni'])
})

test('without names two foxes are told apart by their numbers', () => {
  expect(called({ name: 'Ada', face: 'fox' }, 3, en)).toBe('Ada')
  expect(called({ name: '', face: 'fox' }, 3, en)).toBe('Fox 4')
})

test('who has left has no place in the hall, but keeps their rank', () => {
  const people = [
    { name: 'Ada', face: 'fox', gone: true },
    { name: 'Ben', face: 'owl' },
  ] as PersonView[]
  const rank = { person: 0, place: 1, medals: [1, 0, 0], points: 3, games: 1, sat_out: 0, gained: 1 } as HallRankView
  expect(rankOf(rank, { people } as HallView, en)).toMatchObject({ name: 'Ada', place: 1, at: null })
  expect(rankOf({ ...rank, person: 1 }, { people } as HallView, en)).toMatchObject({ name: 'Ben', at: 1 })
})

test('a table that is paused says so, and one that is over says only that', () => {
  expect(stateOf(table({ paused: true, stalled: true }))).toBe('paused')
  expect(stateOf(table({ stalled: true }))).toBe('stalled')
  expect(stateOf(table({ phase: 'over', paused: true }))).toBe('over')
})

test('one clock is enough while all that play have the same time', () => {
  expect(sharedUntil([table({ until: 9 }), table({ until: 9 }), table({ until: 5, phase: 'over' })])).toBe(9)
  expect(sharedUntil([table({ until: 9 }), table({ until: 5 })])).toBeNull()
  expect(sharedUntil([])).toBeNull()
  expect([inMinutes(61_000), inMinutes(200), inMinutes(-5)]).toEqual(['1:01', '0:01', '0:00'])
})

test('tiles are as large as can be', () => {
  expect([1, 2, 6, 50].map((count) => columnsFor(count, 1600, 850))).toEqual([1, 2, 3, 8])
  expect(columnsFor(6, 800, 1000)).toBe(2)
  expect(columnsFor(0, 800, 1000)).toBe(1)
})

test('a name of two words stands in two lines', () => {
  expect(['Ada', 'Maximiliane', 'Ada Max', 'Maximiliane B', 'Anna Katharina Maria'].map((name) => linesOf(name))).toEqual([1, 1, 1, 2, 3])
})

test('the saved results have headings in the reader’s language', async () => {
  const { columns } = (await loadArea('fr', 'hall')).results
  const csv = 'place,number,name,sat out,new,score 1,medal 1\r\n1,7,"Ada, B",0,x,12,1\r\n'
  expect(headed(csv, columns)).toBe('"Place","Numéro","Nom","Sans jouer","new","Score 1","Médaille 1"\r\n1,7,"Ada, B",0,x,12,1\r\n')
})
