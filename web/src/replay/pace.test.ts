import { describe, expect, it } from 'vitest'
import { Pace } from './pace.svelte'

function paced(moments: number[]) {
  const arrived: number[] = []
  let local = 5000
  const pace = new Pace(
    moments,
    (index) => arrived.push(index),
    () => local,
  )
  const wait = (ms: number): void => {
    local += ms
    pace.tick()
  }
  return { pace, arrived, wait }
}

describe('a replay’s pace', () => {
  it('comes to every step at its own moment', () => {
    const { pace, arrived, wait } = paced([100, 600, 600.5, 2000])
    wait(9999)
    expect([pace.index, pace.now()]).toEqual([0, 100])
    pace.play()
    wait(499)
    expect([pace.index, pace.now()]).toEqual([0, 599])
    wait(2)
    expect([pace.index, arrived]).toEqual([2, [1, 2]])
    wait(10_000)
    expect([pace.index, pace.playing, pace.now(), arrived]).toEqual([3, false, 2000, [1, 2, 3]])
  })

  it('stands still while it is paused, and goes on from there', () => {
    const { pace, wait } = paced([0, 1000])
    pace.play()
    wait(400)
    pace.pause()
    wait(5000)
    expect(pace.now()).toBe(400)
    pace.play()
    wait(599)
    expect(pace.index).toBe(0)
    wait(1)
    expect(pace.index).toBe(1)
  })

  it('runs two and four times as fast, from where it is', () => {
    const { pace, wait } = paced([0, 1000, 5000])
    pace.play()
    wait(500)
    pace.speed = 4
    expect(pace.now()).toBe(500)
    wait(124)
    expect(pace.index).toBe(0)
    wait(1)
    expect([pace.index, pace.now()]).toEqual([1, 1000])
    pace.speed = 2
    wait(1999)
    expect(pace.index).toBe(1)
    wait(1)
    expect(pace.index).toBe(2)
  })

  it('steps with a word of it, jumps without, and leaves neither end', () => {
    const { pace, arrived } = paced([0, 1000, 3000])
    pace.next()
    expect([pace.index, pace.now(), arrived]).toEqual([1, 1000, [1]])
    pace.jump(99)
    pace.next()
    expect([pace.index, pace.now(), arrived]).toEqual([2, 3000, [1]])
    pace.jump(-1)
    expect([pace.index, pace.now()]).toEqual([0, 0])
  })

  it('begins again after the end', () => {
    const { pace, wait } = paced([0, 1000])
    pace.jump(1)
    pace.play()
    expect([pace.index, pace.playing]).toEqual([0, true])
    wait(1000)
    expect([pace.index, pace.playing]).toEqual([1, false])
  })
})
