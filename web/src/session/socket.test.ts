import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Line, type AnyChange, type AnyOwn, type AnySight, type Health } from './socket'
import type { Change, FromClient, FromServer, Own, Sight, TableView } from '../lib/types'

class FakeSocket {
  static readonly OPEN = 1
  static made: FakeSocket[] = []
  readyState = 0
  sent: FromClient[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor(readonly url: string) {
    FakeSocket.made.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient)
  }
  close(): void {
    this.readyState = 3
  }
  open(): void {
    this.readyState = 1
    this.onopen?.()
  }
  hear(message: Partial<FromServer> & { type: FromServer['type'] }): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  break(): void {
    this.readyState = 3
    this.onclose?.()
  }
}

const SIGHT: Sight = { type: 'Sight', number: 1, at: 0, table: {} as TableView }
const CHANGE: Change = { type: 'Change', number: 2, since: 1, at: 0 }
const OWN: Own = { type: 'Own', number: 2, at: 0 }
const socket = (): FakeSocket => FakeSocket.made.at(-1) as FakeSocket

let page: EventTarget & { visibilityState: string }
let health: Health[]
let sights: AnySight[]
let changes: [AnyChange | null, AnyOwn | null][]
let wanted: number
let announced: string[]

function line(refused = (): void => {}): Line {
  return new Line('ws://here/ws', () => ({ type: 'Enter', version: 1, token: 't'.repeat(64), code: 'BCDF' }), {
    sight: (sight) => sights.push(sight),
    change: (...told) => changes.push(told),
    ping: () => {},
    health: (now) => health.push(now),
    wanted: () => (wanted += 1),
    announced: (text) => announced.push(text),
    refused,
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.made = []
  health = []
  sights = []
  changes = []
  wanted = 0
  announced = []
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const everything = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', everything.addEventListener.bind(everything))
  vi.stubGlobal('removeEventListener', everything.removeEventListener.bind(everything))
  vi.stubGlobal('WebSocket', FakeSocket)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a line to the table', () => {
  it('says hello first, and commands only once it is let in', async () => {
    const own = line()
    const asked = own.send({ type: 'Begin' })
    socket().open()
    expect(socket().sent.map(({ type }) => type)).toEqual(['Enter'])
    socket().hear(SIGHT)
    expect(socket().sent.map(({ type }) => type)).toEqual(['Enter', 'Begin'])
    socket().hear({ ...SIGHT, answer: socket().sent[1]?.id ?? '' })
    expect(await asked).toMatchObject({ ok: true })
  })

  it('hears what all and what it alone was told of one moment together', async () => {
    const own = line()
    socket().open()
    socket().hear(SIGHT)
    const asked = own.send({ type: 'Pause' })
    const settled = vi.fn()
    void asked.then(settled)
    const mine = { ...OWN, answer: socket().sent.at(-1)?.id ?? '' }
    socket().hear(mine)
    await Promise.resolve()
    expect(changes).toEqual([])
    expect(settled).not.toHaveBeenCalled()
    socket().hear(CHANGE)
    expect(changes).toEqual([[CHANGE, mine]])
    expect(await asked).toMatchObject({ ok: true })
  })

  it('hears at once what belongs to no change', () => {
    line()
    socket().open()
    socket().hear(SIGHT)
    const secret = { ...OWN, number: 1 }
    socket().hear(secret)
    socket().hear(CHANGE)
    expect(changes).toEqual([
      [null, secret],
      [CHANGE, null],
    ])
  })

  it('asks for the whole when something is missing', () => {
    line()
    socket().open()
    socket().hear(SIGHT)
    socket().hear({ ...CHANGE, number: 4, since: 3 })
    expect(changes).toEqual([])
    expect(socket().sent.at(-1)?.type).toBe('Resync')
    socket().hear(SIGHT)
    expect(sights).toHaveLength(2)
  })

  it('sends what was not answered again with the same id', () => {
    const own = line()
    socket().open()
    socket().hear(SIGHT)
    void own.send({ type: 'Pause' })
    const first = socket().sent.at(-1)
    socket().break()
    expect(health.at(-1)?.state).toBe('away')
    vi.advanceTimersByTime(400)
    socket().open()
    socket().hear(SIGHT)
    expect(FakeSocket.made).toHaveLength(2)
    expect(socket().sent.at(-1)).toEqual(first)
    expect(health.at(-1)?.state).toBe('well')
  })

  it('hands a refusal on with its clause and offers', async () => {
    const own = line()
    socket().open()
    socket().hear(SIGHT)
    const asked = own.send({ type: 'Act', seen: 1, action: { type: 'Roll', die: 1 } })
    socket().hear({ type: 'Refused', id: socket().sent.at(-1)?.id ?? '', number: 1, clause: 'MD-3', why: 'Not now.', offers: ['owl'] })
    expect(await asked).toEqual({ ok: false, clause: 'MD-3', why: 'Not now.', offers: ['owl'] })
  })

  it('replaces a socket that slept with the phone and does not answer', () => {
    line()
    socket().open()
    socket().hear(SIGHT)
    page.dispatchEvent(new Event('visibilitychange'))
    expect(socket().sent.at(-1)?.type).toBe('Resync')
    vi.advanceTimersByTime(1300)
    expect(FakeSocket.made).toHaveLength(2)
  })

  it('keeps a socket that answers after the phone slept', () => {
    line()
    socket().open()
    socket().hear(SIGHT)
    page.dispatchEvent(new Event('visibilitychange'))
    socket().hear(SIGHT)
    vi.advanceTimersByTime(1300)
    expect(FakeSocket.made).toHaveLength(1)
  })

  it('comes back at once when the page is looked at again', () => {
    line()
    socket().open()
    socket().hear(SIGHT)
    socket().break()
    page.dispatchEvent(new Event('visibilitychange'))
    expect(FakeSocket.made).toHaveLength(2)
  })

  it('stays away when another tab took over, until it is asked back', () => {
    const own = line()
    socket().open()
    socket().hear(SIGHT)
    socket().hear({ type: 'Goodbye', why: 'taken-over', number: 1 })
    expect(health.at(-1)).toEqual({ state: 'gone', why: 'taken-over' })
    vi.advanceTimersByTime(60_000)
    page.dispatchEvent(new Event('visibilitychange'))
    expect(FakeSocket.made).toHaveLength(1)
    own.retry()
    expect(FakeSocket.made).toHaveLength(2)
  })

  it('knows that a server which says so will be back', () => {
    line()
    socket().open()
    socket().hear(SIGHT)
    socket().hear({ type: 'Goodbye', why: 'closing', number: 1 })
    expect(health.at(-1)).toMatchObject({ state: 'away', restarting: true })
    vi.advanceTimersByTime(400)
    socket().break()
    expect(health.at(-1)).toMatchObject({ state: 'away', restarting: true })
    vi.advanceTimersByTime(600)
    socket().open()
    socket().hear(SIGHT)
    socket().break()
    expect(health.at(-1)).not.toHaveProperty('restarting')
  })

  it('says by which word its hello was refused', () => {
    line()
    socket().open()
    socket().hear({ type: 'Refused', id: socket().sent[0]?.id ?? '', number: 0, clause: 'damaged', why: '' })
    expect(health.at(-1)).toEqual({ state: 'gone', why: 'refused', clause: 'damaged' })
  })

  it('tries again, later each time, while the log cannot be used', () => {
    line()
    const refuse = (): void => {
      socket().open()
      socket().hear({ type: 'Refused', id: socket().sent[0]?.id ?? '', number: 0, clause: 'not-saved', why: '' })
    }
    const waits = [300, 510, 867, 1474, 2505, 3000, 3000]
    for (const [tries, wait] of waits.entries()) {
      refuse()
      expect(health.at(-1)).toMatchObject({ state: 'away' })
      vi.advanceTimersByTime(wait - 10)
      expect(FakeSocket.made).toHaveLength(tries + 1)
      vi.advanceTimersByTime(20)
      expect(FakeSocket.made).toHaveLength(tries + 2)
    }
    socket().open()
    socket().hear(SIGHT)
    expect(health.at(-1)).toEqual({ state: 'well' })
  })

  it('does not try again if it is closed when its hello is refused', () => {
    const own = line(() => own.close())
    socket().open()
    socket().hear({ type: 'Refused', id: socket().sent[0]?.id ?? '', number: 0, clause: 'not-saved', why: '' })
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.made).toHaveLength(1)
  })

  it('replaces a socket on which the server is silent for eight seconds', () => {
    line()
    socket().open()
    socket().hear(SIGHT)
    vi.advanceTimersByTime(7900)
    expect(health.at(-1)).toEqual({ state: 'well' })
    vi.advanceTimersByTime(200)
    expect(health.at(-1)).toMatchObject({ state: 'away' })
  })

  it('asks for nothing while pings come every five seconds', () => {
    line()
    socket().open()
    socket().hear(SIGHT)
    for (let pings = 0; pings < 6; pings++) {
      vi.advanceTimersByTime(5000)
      socket().hear({ type: 'Ping', id: 'p', number: 1, at: 5, delay: 0 })
    }
    expect(socket().sent.map(({ type }) => type)).toEqual(['Enter', ...Array<string>(6).fill('Pong')])
  })

  it('does not push in where it was shown out', () => {
    line()
    socket().open()
    socket().hear(SIGHT)
    socket().hear({ type: 'Goodbye', why: 'crowded', number: 1 })
    vi.advanceTimersByTime(60_000)
    expect(health.at(-1)).toEqual({ state: 'gone', why: 'crowded' })
    expect(FakeSocket.made).toHaveLength(1)
  })

  it('says that too much was tried to who was never let in, and brings back who was', () => {
    line()
    socket().open()
    socket().hear({ type: 'Goodbye', why: 'too-much', number: 0 })
    expect(health.at(-1)).toEqual({ state: 'gone', why: 'too-much' })
    line()
    socket().open()
    socket().hear(SIGHT)
    socket().hear({ type: 'Goodbye', why: 'too-much', number: 1 })
    expect(health.at(-1)).toMatchObject({ state: 'away' })
  })

  it('says when somebody wants the seat', () => {
    line()
    socket().open()
    socket().hear(SIGHT)
    socket().hear({ type: 'Wanted', number: 1 })
    expect(wanted).toBe(1)
  })

  it('hands on what the operator announces and withdraws', () => {
    line()
    socket().open()
    socket().hear(SIGHT)
    socket().hear({ type: 'Announcement', text: 'We restart at nine.' })
    socket().hear({ type: 'Announcement', text: '' })
    expect(announced).toEqual(['We restart at nine.', ''])
  })

  it('answers a ping with its own clock', () => {
    line()
    socket().open()
    socket().hear(SIGHT)
    socket().hear({ type: 'Ping', id: 'p1', number: 1, at: 5 })
    expect(socket().sent.at(-1)).toMatchObject({ type: 'Pong', id: 'p1', now: expect.any(Number) as number })
  })
})
