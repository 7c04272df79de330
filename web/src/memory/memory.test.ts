import { beforeEach, describe, expect, test } from 'vitest'
import { recollection as ofMemoDice } from '../games/memo_dice/recollection'
import type { MemoDiceStage } from '../games/memo_dice/game'
import { recollection as ofMemoDixe } from '../games/memodixe/recollection'
import type { MemoDixeStage } from '../games/memodixe/game'
import { recollection as ofOni } from '../games/oni/recollection'
import type { OniStage } from '../games/oni/game'
import type { Stage } from '../games/page'
import type { Recall } from '../lib/recall'
import type { memo_dice, memodixe, oni } from '../lib/types'
import { diary, interval, spanOf } from './diary.svelte'
import { remember } from './remember'

type Heard<News> = readonly (readonly [at: number, news: News])[]

describe('Memo Dice', () => {
  const cup = { type: 'Covered', cup: 'red' } as const
  const covered = { type: 'DieCovered', cup: 'red' } as const

  /** The table after each of these: how many cups stand, and how often seat 0 was asked and was right. */
  function recalls(told: readonly (readonly [at: number, news: memo_dice.News, row: number, tried: number, recalled: number])[]): Recall[] {
    const hear = ofMemoDice(0)
    return told.flatMap(([at, news, row, tried, recalled]) => {
      const table = { row: Array.from({ length: row }, () => cup), tried: [tried, 9], recalled: [recalled, 9] }
      return hear(at, news, { public: table } as unknown as MemoDiceStage) ?? []
    })
  }

  test('a picture is asked for when its cup is lifted, and the table says who was asked and was right', () => {
    const lifted = (cup: number, guess: string | null): memo_dice.News => ({ type: 'CupLifted', cup, guess, picture: 'duck', to: 0 })
    expect(
      recalls([
        [1_000, covered, 1, 0, 0],
        [5_000, covered, 2, 0, 0],
        [9_000, covered, 3, 0, 0],
        [20_000, lifted(0, 'duck'), 3, 1, 1],
        [30_000, lifted(1, null), 3, 2, 1],
        [40_000, lifted(2, 'duck'), 3, 2, 1], // somebody else's
      ]),
    ).toEqual([
      { seen: 1_000, asked: 20_000, right: true },
      { seen: 5_000, asked: 30_000, right: false },
    ])
  })

  test('aloud, it is asked for when it is lifted, and judged later', () => {
    expect(
      recalls([
        [1_000, covered, 1, 0, 0],
        [20_000, { type: 'CupLiftedAloud', cup: 0, picture: 'duck' }, 1, 0, 0],
        [26_000, { type: 'Judged', cup: 0, right: true, to: 0 }, 1, 1, 1],
      ]),
    ).toEqual([{ seen: 1_000, asked: 20_000, right: true }])
  })

  test('who came after it was covered has not seen it, and a new round covers others', () => {
    const lifted: memo_dice.News = { type: 'CupLifted', cup: 0, guess: 'duck', picture: 'duck', to: 0 }
    expect(recalls([[20_000, lifted, 3, 1, 1]])).toEqual([])
    expect(
      recalls([
        [1_000, covered, 1, 0, 0],
        [2_000, { type: 'RoundBegun', starter: 0 }, 0, 0, 0],
        [20_000, lifted, 3, 1, 1],
      ]),
    ).toEqual([])
  })
})

describe('MemoDiXe', () => {
  const flipped = (cell: number, symbol: memodixe.Flipped['symbol']): memodixe.News => ({ type: 'Flipped', cell, symbol })
  const back = (...cells: number[]): memodixe.News => ({ type: 'TurnedBack', cells })

  function recalls(told: Heard<memodixe.News>, turn = 0, glimpses: memodixe.Glimpse[] = []): Recall[] {
    const hear = ofMemoDixe(0)
    const stage = { public: { turn }, private: { glimpses } } as unknown as MemoDixeStage
    return told.flatMap(([at, news]) => hear(at, news, stage) ?? [])
  }

  const SEEN: Heard<memodixe.News> = [
    [1_000, flipped(0, 'sun')],
    [2_000, flipped(4, 'bolt')],
    [4_000, back(0, 4)],
    [9_000, flipped(7, 'sun')],
  ]

  test('the other of a pair is asked for; found again, it was recalled', () => {
    expect(recalls([...SEEN, [12_000, flipped(0, 'sun')]])).toEqual([{ seen: 4_000, asked: 12_000, right: true }])
  })

  test('another die was turned though it had been seen: it was not', () => {
    expect(recalls([...SEEN, [12_000, flipped(3, 'mask')]])).toEqual([{ seen: 4_000, asked: 12_000, right: false }])
  })

  test('what was not seen is found by luck, or cannot be found: that tells nothing', () => {
    expect(recalls([...SEEN, [12_000, flipped(2, 'sun')]])).toEqual([])
    expect(recalls([[9_000, flipped(7, 'sun')], [12_000, flipped(3, 'mask')]])).toEqual([]) // prettier-ignore
  })

  test('others are asked, too, which is theirs', () => {
    expect(recalls([...SEEN, [12_000, flipped(0, 'sun')]], 1)).toEqual([])
  })

  test('what was thrown, won or behind the curtain may be anything now', () => {
    const changes: memodixe.News[] = [
      { type: 'DiceFell', cells: [0], dice: [] },
      { type: 'DieWon', seat: 1, cell: 0 },
      { type: 'CurtainDrawn', seat: 1 },
      { type: 'SquareLaid', square: [] },
    ]
    const [one, two, three, first] = SEEN
    for (const change of changes) expect(recalls([one!, two!, three!, [5_000, change], first!, [12_000, flipped(0, 'sun')]])).toEqual([])
  })

  test('a look counts for whoever looked, until it is closed', () => {
    const told: Heard<memodixe.News> = [
      [1_000, { type: 'Looked', seat: 0, cells: [5] }],
      [3_000, { type: 'LookClosed', seat: 0 }],
      [9_000, flipped(7, 'pi')],
      [12_000, flipped(5, 'pi')],
    ]
    expect(recalls(told, 0, [{ type: 'Glimpse', cell: 5, symbol: 'pi' }])).toEqual([{ seen: 3_000, asked: 12_000, right: true }])
    expect(recalls(told)).toEqual([])
  })
})

test('Oni against all asks for a symbol by the anchor, and for the other of a pair', () => {
  const hear = ofOni(2)
  const told: Heard<oni.News> = [
    [1_000, { type: 'Shown', seat: 1, cells: [3, 4], symbols: ['sun', 'bolt'] }],
    [4_000, { type: 'ShowClosed', cells: [3, 4] }],
    [6_000, { type: 'TryBegun', seat: 2, symbol: 'bolt' }],
    [8_000, { type: 'Tried', seat: 2, cell: 3, symbol: 'sun' }],
    [9_000, { type: 'TurnedBack', cells: [3] }],
    [10_000, { type: 'TurnBegun', seat: 2, again: false, returned: [] }],
    [11_000, { type: 'Flipped', seat: 2, cell: 8, symbol: 'sun', second: false }],
    [12_000, { type: 'OniSwapped', cells: [4, 5] }],
    [15_000, { type: 'Flipped', seat: 2, cell: 3, symbol: 'sun', second: true }],
  ]
  expect(told.flatMap(([at, news]) => hear(at, news, {} as OniStage) ?? [])).toEqual([
    { seen: 4_000, asked: 8_000, right: false },
    { seen: 9_000, asked: 15_000, right: true },
  ])
})

describe('the diary', () => {
  beforeEach(() => diary.clear())

  test('counts by the time between, in spans that double', () => {
    const after = (seconds: number): number => spanOf({ seen: 0, asked: seconds * 1000, right: true })
    expect([0, 3.9, 4, 7, 8, 100, 300, 9_999].map(after)).toEqual([0, 0, 1, 1, 2, 5, 7, 7])
  })

  test('is kept until it is deleted', () => {
    expect(diary.empty).toBe(true)
    diary.add({ seen: 0, asked: 5_000, right: true })
    diary.add({ seen: 0, asked: 6_000, right: false })
    expect(diary.tallies[1]).toEqual({ recalled: 1, seen: 2 })
    diary.clear()
    expect(diary.empty).toBe(true)
  })

  test('tells how little a few tell', () => {
    const [low, high] = interval({ recalled: 1, seen: 1 })
    expect(low).toBeCloseTo(0.207, 3)
    expect(high).toBe(1)
    const [from, to] = interval({ recalled: 50, seen: 100 })
    expect([from, to].map((share) => Math.round(share * 1000))).toEqual([404, 596])
  })

  test('has nothing of what a bot does for its owner', () => {
    const recall: Recall = { seen: 0, asked: 5_000, right: true }
    let tell: () => void = () => {}
    const stage = (stand_in: boolean): Stage =>
      ({
        you: 0,
        chairs: [{ bot: false, stand_in }],
        onNews: (hear: (at: number, news: unknown) => void) => ((tell = () => hear(0, {})), () => {}),
      }) as unknown as Stage
    remember(stage(true), () => recall)
    tell()
    expect(diary.empty).toBe(true)
    remember(stage(false), () => recall)
    tell()
    expect(diary.tallies[1]?.seen).toBe(1)
  })
})
