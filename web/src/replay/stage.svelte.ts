import type { AnyGame, Outcome, Stage } from '../games/page'
import { DeviceStage } from '../session/stage.svelte'
import type { ChairView, Replay, ReplayStep } from '../lib/types'

/** Whose view is shown: a seat's, a watcher's, or one with nothing hidden. */
export type Viewpoint = number | 'watch' | 'open'

export interface Showing {
  replay: Replay
  viewpoint: Viewpoint
  step: ReplayStep
}

/** A board to look at: nothing can be done, and time is the replay's. */
export class ReplayStage extends DeviceStage implements Stage {
  readonly prompts = []
  readonly locals = []
  readonly big = false
  readonly past = true
  readonly #hearers = new Set<(at: number, news: AnyGame['news']) => void>()

  constructor(
    private readonly showing: () => Showing,
    private readonly time: () => number,
  ) {
    super()
  }

  now(): number {
    return this.time()
  }

  protected get game(): string {
    return this.showing().replay.header.game
  }
  // the wire does not say of which game it is
  get options(): AnyGame['options'] {
    return this.showing().replay.header.options as AnyGame['options']
  }
  get public(): AnyGame['public'] {
    return this.showing().step.public as AnyGame['public']
  }
  get private(): AnyGame['private'] | null {
    return this.showing().step.private as AnyGame['private'] | null
  }
  get seat(): number | null {
    const { viewpoint } = this.showing()
    return typeof viewpoint === 'number' ? viewpoint : null
  }
  get you(): number | null {
    return this.seat
  }
  get chairs(): readonly ChairView[] {
    return this.showing().replay.chairs
  }

  held(): Stage {
    return this
  }

  handOn(): void {
    // in a replay no seat is held
  }

  act(): Promise<Outcome> {
    return Promise.resolve({ ok: false, clause: 'replay', why: '', offers: [], late: null })
  }

  answer(): Promise<Outcome> {
    return this.act()
  }

  onNews(hear: (at: number, news: AnyGame['news']) => void): () => void {
    this.#hearers.add(hear)
    return () => this.#hearers.delete(hear)
  }

  /** What a step told. */
  tell({ at, news }: ReplayStep): readonly AnyGame['news'][] {
    const told = news as AnyGame['news'][]
    for (const item of told) for (const hear of this.#hearers) hear(at, item)
    return told
  }
}
