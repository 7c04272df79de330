import { expect, it } from 'vitest'
import { speaks } from './speaker'

const room = { room: 'same', watchers: 0 } as const
const screen = { room: 'same', watchers: 1 } as const
const host = { host: true, placed: true }
const guest = { host: false, placed: true }
const watching = { host: false, placed: false }

it('sounds from the host in one room, and from nobody beside', () => {
  expect(speaks(room, host)).toBe(true)
  expect(speaks(room, guest)).toBe(false)
})

it('sounds from the screen once there is one', () => {
  expect(speaks(screen, watching)).toBe(true)
  expect([host, guest].map((here) => speaks(screen, here))).toEqual([false, false])
})

it('sounds everywhere when people are far away', () => {
  for (const watchers of [0, 1]) expect([host, guest].map((here) => speaks({ room: 'remote', watchers }, here))).toEqual([true, true])
})
