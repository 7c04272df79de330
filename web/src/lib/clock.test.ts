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
})
