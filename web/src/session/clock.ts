/** One of two clocks may run faster than the other by this share. */
const DRIFT = 2e-4

/**
 * Table time here: the difference to this device's own clock. Each message arrives late by its journey, so the smallest
 * difference heard is the best. It ages by as much as this device's clock may run too fast: nothing may be done here
 * before its time has come at the table.
 */
export class TableClock {
  #difference: number | null = null
  #heard = 0
  #stopped: number | null = 0

  constructor(private readonly local: () => number = () => performance.now()) {}

  hear(at: number, running: boolean): void {
    if (!running) {
      this.#stopped = at
      this.#difference = null
      return
    }
    const local = this.local()
    const difference = local - at
    const known = this.#stopped === null ? this.#difference : null
    this.#difference = known === null ? difference : Math.min(known + (local - this.#heard) * DRIFT, difference)
    this.#heard = local
    this.#stopped = null
  }

  /** After a lost connection or a sleep, only the next message sets the clock. Until then the clock goes on as before. */
  forget(): void {
    this.#heard = -Infinity
  }

  now(): number {
    return this.at(this.local())
  }

  /** Converts a moment of this device's clock, such as an event's `timeStamp`, to table time. */
  at(local: number): number {
    if (this.#stopped !== null || this.#difference === null) return this.#stopped ?? 0
    return Math.max(0, Math.round(local - this.#difference))
  }
}
