import type { Lesson, Stage, Tip } from '../games/page'

/** Says each tip once. A tip goes only when the learner presses *Next* or makes a move. */
export class Coach {
  readonly #lesson: Lesson
  readonly #stage: Stage
  readonly #said = new Set<Tip>()
  /** The table at the moment of the tip: the table goes on. */
  #now = $state.raw<{ tip: Tip; seen: Stage['public'] } | null>(null)
  /** The view on which the learner made a move: it is about to change, so no tip fits it any more. */
  #moved = $state.raw<Stage['public'] | null>(null)
  /** While a tip is shown, no other one is said, and the table waits. */
  unread = $state(false)
  over = $state(false)

  constructor(lesson: Lesson, stage: Stage) {
    this.#lesson = lesson
    this.#stage = stage
  }

  get says(): string | null {
    return this.#now && this.#now.tip.says(this.#stage.words, this.#now.seen)
  }

  /** Call it whenever the table looks different. */
  look(): void {
    if (this.unread || this.over || this.#stage.public === this.#moved) return
    const { tips } = this.#lesson
    const due = tips.find((tip) => !this.#said.has(tip) && tip.when(this.#stage, this.#said))
    if (!due) return
    this.#said.add(due)
    this.#now = { tip: due, seen: this.#stage.public }
    this.over = due === tips.at(-1)
    this.unread = true
  }

  next(): void {
    this.unread = false
  }

  /** The learner makes a move. */
  moves(): void {
    this.#moved = this.#stage.public
    if (!this.over) this.unread = false
  }
}
