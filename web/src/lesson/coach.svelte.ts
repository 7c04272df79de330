import type { Lesson, Stage, Tip } from '../games/page'

/** Long enough to have begun to read; what the learner does meanwhile is not held up. */
export const READING = 1800

/** Says each tip once. A tip stays until another one is due. */
export class Coach {
  readonly #lesson: Lesson
  readonly #stage: Stage
  readonly #said = new Set<Tip>()
  /** As it was when it was said: the table goes on. */
  #now = $state.raw<{ tip: Tip; seen: Stage['public'] } | null>(null)
  over = $state(false)
  #reading = $state(false)

  constructor(lesson: Lesson, stage: Stage) {
    this.#lesson = lesson
    this.#stage = stage
  }

  get says(): string | null {
    return this.#now && this.#now.tip.says(this.#stage.words, this.#now.seen)
  }

  /** To be called whenever the table looks different. */
  look(): void {
    if (this.#reading || this.over) return
    const { tips } = this.#lesson
    const due = tips.find((tip) => !this.#said.has(tip) && tip.when(this.#stage, this.#said))
    if (!due) return
    this.#said.add(due)
    this.#now = { tip: due, seen: this.#stage.public }
    this.over = due === tips.at(-1)
    this.#reading = true
    setTimeout(() => (this.#reading = false), READING)
  }
}
