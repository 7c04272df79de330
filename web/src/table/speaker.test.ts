import { expect, it } from 'vitest'
import { speaks, tells } from './speaker'

const room = { room: 'same', speakers: 0 } as const
const screen = { room: 'same', speakers: 1 } as const
const host = { host: true, placed: true }
const guest = { host: false, placed: true }
const watching = { host: false, placed: false }

it('sounds from the host in one room, and from nobody beside', () => {
  expect(speaks(room, host)).toBe(true)
  expect(speaks(room, guest)).toBe(false)
})

it('sounds from the screen once it can sound', () => {
  expect(speaks(screen, watching)).toBe(true)
  expect([host, guest].map((here) => speaks(screen, here))).toEqual([false, false])
})

it('sounds everywhere when people are far away', () => {
  for (const speakers of [0, 1]) expect([host, guest].map((here) => speaks({ room: 'remote', speakers }, here))).toEqual([true, true])
})

it('is told of one screen that somebody has touched', () => {
  expect(tells(room, false)).toBe(false)
  expect(tells(room, true)).toBe(true)
  expect(tells(screen, true)).toBe(false)
})
