/**
 * Table time here: the difference to this device's own clock. What a message says of now is late by its journey,
 * so the smallest difference heard is the truest.
 */
export class TableClock {
  #difference: number | null = null
  #stopped: number | null = 0

  constructor(private readonly local: () => number = () => performance.now()) {}

  hear(at: number, running: boolean): void {
    if (!running) {
      this.#stopped = at
      this.#difference = null
      return
    }
    const difference = this.local() - at
    this.#difference = this.#difference === null || this.#stopped !== null ? difference : Math.min(this.#difference, difference)
    this.#stopped = null
  }

  /** After a connection was lost, or the device slept, what was heard before means nothing. */
  forget(): void {
    this.#difference = null
  }

  now(): number {
    return this.at(this.local())
  }

  /** The moment of table time of a moment of this device's clock, such as an event's `timeStamp`. */
  at(local: number): number {
    if (this.#stopped !== null || this.#difference === null) return this.#stopped ?? 0
    return Math.max(0, Math.round(local - this.#difference))
  }
}
