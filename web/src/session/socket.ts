import type { Outcome } from '../games/page'
import { BASE } from '../lib/base'
import { randomHex } from '../lib/random'
import type {
  Answered,
  Change,
  Enter,
  FromClient,
  FromServer,
  Goodbye,
  HallChange,
  HallOwn,
  HallSight,
  AwaitTable,
  Open,
  OpenHall,
  Own,
  Pong,
  Refused,
  Resync,
  Ruled,
  Sight,
} from '../lib/types'

export const VERSION = 4

type Without<T, Keys extends string> = T extends unknown ? Omit<T, Keys> : never

/** A command before it has its id. */
export type Command = Without<Exclude<FromClient, Open | OpenHall | Enter | AwaitTable | Pong | Resync>, 'id'>
export type Hello = Without<Open | OpenHall | Enter, 'id'>

/** `restarting`: the server announced that it would be back. `gone`: the server's reason why this line must not try again. */
export type Health =
  | { state: 'joining' }
  | { state: 'well' }
  | { state: 'away'; since: number; restarting?: boolean }
  | { state: 'gone'; why: Goodbye['why'] }
  | { state: 'gone'; why: 'refused'; clause: string }

/** What a table or a hall sends. The first message tells which of the two a code belongs to. */
export type AnySight = Sight | HallSight
export type AnyChange = Change | HallChange
export type AnyOwn = Own | HallOwn

interface Listener {
  /** A whole view. */
  sight(sight: AnySight): void
  /** The messages of one moment: one for everybody, one for this client alone, or both. */
  change(change: AnyChange | null, own: AnyOwn | null): void
  /** Table time as a ping tells it. */
  ping(at: number): void
  health(health: Health): void
  /** Somebody has a ticket for this seat. */
  wanted(): void
  /** The operator's words to everybody; empty: they are withdrawn. */
  announced(text: string): void
  /** The hello itself was refused. If the log cannot be used (`not-saved`), the line tries again unless it is closed now. */
  refused(refusal: Refused): void
}

interface Sent {
  message: FromClient
  settle: (outcome: Outcome) => void
}

const SHORTEST = 300
const LONGEST = 3000
/** A sleeping phone's socket may look open and be dead: it must answer within this. */
const PROOF = 900
/** The server pings every 5 s. After this much silence the page asks it for an answer, … */
const SILENCE = 6000
/** … and after this one the page connects again: a server that hangs is noticed after 8 s. */
const ANSWER = 2000
const FINAL: readonly Goodbye['why'][] = ['taken-over', 'removed', 'no-such-table', 'closed', 'other-version', 'crowded']

/**
 * One connection to a table or a hall that reconnects by itself. Every request has an id. Unanswered requests are sent
 * again after a reconnection, and the server does nothing twice.
 */
export class Line {
  #socket: WebSocket | undefined
  #unanswered = new Map<string, Sent>()
  #entered = false
  #gone = false
  #wait = SHORTEST
  #retry: ReturnType<typeof setTimeout> | undefined
  #proof: ReturnType<typeof setTimeout> | undefined
  #helloId = ''
  #awaySince = 0
  #restarting = false
  /** The number of the last event that arrived. */
  #number = -1
  /** Waits for the change that it belongs to. */
  #own: AnyOwn | null = null

  constructor(
    private readonly url: string,
    private readonly hello: () => Hello,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.#wake)
    addEventListener('pageshow', this.#wake)
    document.addEventListener('visibilitychange', this.#wake)
    listener.health({ state: 'joining' })
    this.#connect()
  }

  /** Sends a command. It settles when the server has answered, also after new connections. */
  send(command: Command): Promise<Outcome> {
    const message = { ...command, id: randomHex(10) } as FromClient
    return new Promise((settle) => {
      this.#unanswered.set(message.id, { message, settle })
      if (this.#entered) this.#write(message)
    })
  }

  resync(): void {
    if (this.#entered) this.#write({ type: 'Resync', id: randomHex(10) })
  }

  /** Reconnects now instead of waiting for the back-off. */
  retry(): void {
    this.#gone = false
    this.#wait = SHORTEST
    this.#connect()
  }

  close(): void {
    this.#gone = true
    removeEventListener('online', this.#wake)
    removeEventListener('pageshow', this.#wake)
    document.removeEventListener('visibilitychange', this.#wake)
    this.#drop()
  }

  readonly #wake = (): void => {
    if (this.#gone || document.visibilityState === 'hidden') return
    if (this.#socket?.readyState === WebSocket.OPEN && this.#entered) this.#ask(PROOF)
    else this.retry()
  }

  #ask(ms: number): void {
    this.resync()
    this.#expect(ms)
  }

  #connect(): void {
    this.#drop()
    const socket = new WebSocket(this.url)
    this.#socket = socket
    this.#helloId = randomHex(10)
    socket.onopen = () => {
      this.#write({ ...this.hello(), id: this.#helloId })
      this.#expect(LONGEST)
    }
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as FromServer)
    socket.onclose = () => this.#lost()
    // a network without a route lets a socket connect for minutes
    this.#expect(LONGEST)
  }

  #drop(): void {
    clearTimeout(this.#retry)
    clearTimeout(this.#proof)
    this.#entered = false
    const socket = this.#socket
    if (!socket) return
    this.#socket = undefined
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  #expect(ms: number): void {
    clearTimeout(this.#proof)
    this.#proof = setTimeout(() => this.#lost(), ms)
  }

  #lost(): void {
    this.#drop()
    if (this.#gone) return
    if (!this.#awaySince) this.#awaySince = performance.now()
    this.listener.health({ state: 'away', since: this.#awaySince, ...(this.#restarting && { restarting: true }) })
    this.#retry = setTimeout(() => this.#connect(), this.#wait)
    this.#wait = Math.min(LONGEST, this.#wait * 1.7)
  }

  #write(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #hear(message: FromServer): void {
    clearTimeout(this.#proof)
    this.#proof = setTimeout(() => this.#ask(ANSWER), SILENCE)
    switch (message.type) {
      case 'Ping':
        this.#write({ type: 'Pong', id: message.id, now: performance.now() })
        return this.listener.ping(message.at + message.delay)
      case 'Sight':
      case 'HallSight':
        this.#number = message.number
        this.#own = null
        this.listener.sight(message)
        if (!this.#entered) this.#enter()
        return this.#answered(message)
      case 'Own':
      case 'HallOwn':
        if (message.number === this.#number) return this.#change(null, message)
        this.#own = message
        return
      case 'Change':
      case 'HallChange':
        if (message.since !== this.#number) return this.resync()
        this.#number = message.number
        return this.#change(message, this.#own)
      case 'Answered':
        return this.#settle(message.id, { ok: true, gift: (message satisfies Answered).gift, ruled: null })
      case 'Refused':
        if (message.id === this.#helloId && !this.#entered) return this.#refuse(message)
        return this.#settle(message.id, { ok: false, clause: message.clause, why: message.why, offers: message.offers, late: message.late })
      case 'Wanted':
        return this.listener.wanted()
      case 'Announcement':
        return this.listener.announced(message.text)
      case 'Goodbye':
        // a client that was let in comes back; one that never was has tried too many codes
        if (FINAL.includes(message.why) || (message.why === 'too-much' && this.#number < 0))
          return this.#end({ state: 'gone', why: message.why })
        this.#restarting = message.why === 'closing'
        this.#lost()
    }
  }

  #change(change: AnyChange | null, own: AnyOwn | null): void {
    this.#own = null
    this.listener.change(change, own)
    if (own) this.#answered(own)
  }

  #answered({ answer, ruled }: { answer?: string | null; ruled?: Ruled | null }): void {
    if (answer) this.#settle(answer, { ok: true, gift: null, ruled: ruled ?? null })
  }

  #enter(): void {
    this.#entered = true
    this.#wait = SHORTEST
    this.#awaySince = 0
    this.#restarting = false
    this.listener.health({ state: 'well' })
    for (const { message } of this.#unanswered.values()) this.#write(message)
  }

  #settle(id: string, outcome: Outcome): void {
    const sent = this.#unanswered.get(id)
    if (!sent) return
    this.#unanswered.delete(id)
    sent.settle(outcome)
  }

  #refuse(refusal: Refused): void {
    this.listener.refused(refusal)
    // a television has nobody who would press a button once the database is back
    if (refusal.clause === 'not-saved') return this.#lost()
    this.#end({ state: 'gone', why: 'refused', clause: refusal.clause })
  }

  #end(health: Health): void {
    this.#gone = true
    this.#drop()
    this.listener.health(health)
  }
}

export function socketUrl(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${BASE}/ws`
}
