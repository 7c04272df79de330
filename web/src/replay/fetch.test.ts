import { describe, expect, it } from 'vitest'
import { readPlace, writePlace } from './fetch'

describe('the address of a place in a replay', () => {
  it.each([0, 3, 'watch', 'open'] as const)('is read as it was written: %s', (from) => {
    const address = writePlace('BCDF', 'a-b_9', from, 41)
    expect(readPlace(new URL(address, 'http://table').search)).toEqual({ from, step: 41 })
  })

  it.each(['', '?seat=x&step=y', '?seat=-1&step=-4', '?seat=12&step=1.5'])('means the beginning where it makes no sense: %s', (search) => {
    expect(readPlace(search)).toEqual({ from: 'watch', step: 0 })
  })
})
