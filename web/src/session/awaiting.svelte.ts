import { randomHex } from '../lib/random'
import type { FromServer } from '../lib/types'
import { socketUrl, VERSION } from './socket'

const SHORTEST = 500
const LONGEST = 15_000
/** The server repeats the letters every 25 s. */
const SILENCE = 40_000

/** A television that waits for a host. The server sends it letters to show, and later a table. The line reconnects by itself. */
export class Awaiting {
  letters = $state.raw('')
  #socket: WebSocket | undefined
  #wait = SHORTEST
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly token: string,
    private readonly shown: (code: string) => void,
    private readonly url = socketUrl(),
  ) {
    this.#connect()
  }

  close(): void {
    clearTimeout(this.#timer)
    const socket = this.#socket
    if (!socket) return
    this.#socket = undefined
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  #connect(): void {
    this.close()
    const socket = (this.#socket = new WebSocket(this.url))
    socket.onopen = () => socket.send(JSON.stringify({ type: 'AwaitTable', id: randomHex(10), version: VERSION, token: this.token }))
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as FromServer)
    socket.onclose = () => this.#lost()
    this.#expect()
  }

  #hear(message: FromServer): void {
    this.#expect()
    if (message.type === 'Awaiting') {
      this.letters = message.letters
      this.#wait = SHORTEST
    } else if (message.type === 'Shown') {
      this.close()
      this.shown(message.code)
    }
  }

  #expect(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#lost(), SILENCE)
  }

  #lost(): void {
    this.close()
    this.letters = ''
    this.#timer = setTimeout(() => this.#connect(), this.#wait)
    this.#wait = Math.min(LONGEST, this.#wait * 2)
  }
}
