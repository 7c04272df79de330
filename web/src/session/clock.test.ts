import { describe, expect, it } from 'vitest'
import { TableClock } from './clock'

describe('table time', () => {
  it('runs with this device, by the message that travelled fastest', () => {
    let local = 1000
    const clock = new TableClock(() => local)
    clock.hear(300, true) // 200 ms late
    local = 1100
    clock.hear(550, true) // 50 ms late
    expect(clock.now()).toBe(550)
    local = 1200
    clock.hear(600, true) // 100 ms late: the better one still counts
    expect(clock.now()).toBe(650)
    expect(clock.at(1150)).toBe(600)
  })

  it('is never ahead, not even where the clock of the device runs a little too fast', () => {
    const fast = 1.0001
    let truth = 0
    const clock = new TableClock(() => truth * fast)
    for (; truth < 3_600_000; truth += 1000) {
      clock.hear(truth - 20, true)
      expect(clock.now()).toBeLessThanOrEqual(truth)
    }
    truth += 60_000 // a minute of silence
    expect(clock.now() - truth).toBeLessThan(10)
    clock.hear(truth - 20, true)
    expect(clock.now()).toBeLessThanOrEqual(truth)
  })

  it('stands still while the table does, and starts anew from there', () => {
    let local = 0
    const clock = new TableClock(() => local)
    clock.hear(100, true)
    local = 50
    clock.hear(150, false)
    local = 9000
    expect(clock.now()).toBe(150)
    clock.hear(150, true)
    local = 9010
    expect(clock.now()).toBe(160)
  })

  it('believes the first message after a break', () => {
    let local = 0
    const clock = new TableClock(() => local)
    clock.hear(100, true)
    local = 5000
    clock.forget()
    clock.hear(200, true)
    expect(clock.now()).toBe(200)
  })

  it('goes on while nothing is heard', () => {
    let local = 0
    const clock = new TableClock(() => local)
    clock.hear(60_000, true)
    clock.forget()
    local = 2000
    expect(clock.now()).toBe(62_000)
  })
})
