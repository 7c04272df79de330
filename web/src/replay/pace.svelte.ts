/** The position of a replay: a step, and a moment of table time between this step and the next. */
export class Pace {
  index = $state(0)
  playing = $state(false)
  #speed = $state(1)
  /** The replay's moment when its clock last started, and this device's time then. */
  #from = { at: 0, local: 0 }

  /** `arrive` is called for every step that is reached by playing, not by jumping. */
  constructor(
    private readonly moments: readonly number[],
    private readonly arrive: (index: number) => void = () => {},
    private readonly local: () => number = () => performance.now(),
  ) {
    this.#stand(0)
  }

  get last(): number {
    return this.moments.length - 1
  }

  get speed(): number {
    return this.#speed
  }
  set speed(next: number) {
    this.#from = { at: this.now(), local: this.local() }
    this.#speed = next
  }

  /** Table time. It stops at the end. */
  now(): number {
    if (!this.playing) return this.#from.at
    const at = this.#from.at + (this.local() - this.#from.local) * this.#speed
    return Math.min(at, Math.max(this.#from.at, this.#moment(this.last)))
  }

  play(): void {
    if (this.index >= this.last) this.jump(0)
    this.#from = { at: this.#from.at, local: this.local() }
    this.playing = this.last > 0
  }

  pause(): void {
    this.#from = { at: this.now(), local: this.local() }
    this.playing = false
  }

  /** Called often while it plays: takes all steps that are due. */
  tick(): void {
    const now = this.now()
    while (this.playing && this.index < this.last && this.#moment(this.index + 1) <= now) {
      this.index++
      this.arrive(this.index)
    }
    if (this.index >= this.last) this.pause()
  }

  /** One step on. */
  next(): void {
    if (this.index >= this.last) return
    this.index++
    this.#stand(this.index)
    this.arrive(this.index)
  }

  /** Jumps to any step, without what happened in between. */
  jump(index: number): void {
    this.index = Math.max(0, Math.min(this.last, index))
    this.#stand(this.index)
  }

  #stand(index: number): void {
    this.#from = { at: this.#moment(index), local: this.local() }
  }

  #moment(index: number): number {
    return this.moments[index] ?? 0
  }
}
