import { MediaQuery } from 'svelte/reactivity'
import { innerWidth } from 'svelte/reactivity/window'
import type { Outcome, Stage } from '../games/page'
import { prefs } from '../lib/prefs.svelte'
import type { ChairView, Replay, ReplayStep } from '../lib/types'
import type { Lang, Texts } from '../texts'

const reduced = new MediaQuery('(prefers-reduced-motion: reduce)')

/** From where a game is seen: a seat, everybody's view, or with nothing hidden. */
export type Viewpoint = number | 'watch' | 'open'

export interface Showing {
  replay: Replay
  viewpoint: Viewpoint
  step: ReplayStep
}

/** A board that is only looked at: there is nothing to do, and time is the replay's. */
export class ReplayStage implements Stage {
  readonly prompts = []
  readonly locals = []
  readonly big = false
  readonly #hearers = new Set<(at: number, news: unknown) => void>()

  constructor(
    private readonly showing: () => Showing,
    readonly now: () => number,
  ) {}

  get public(): unknown {
    return this.showing().step.public
  }
  get private(): unknown {
    return this.showing().step.private
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
  get size(): 'phone' | 'tablet' | 'screen' {
    const width = innerWidth.current ?? 0
    return width < 700 ? 'phone' : width < 1200 ? 'tablet' : 'screen'
  }
  get t(): Texts {
    return prefs.t
  }
  get lang(): Lang {
    return prefs.lang
  }
  get reduced(): boolean {
    return reduced.current
  }

  held(): Stage {
    return this
  }

  act(): Promise<Outcome> {
    return Promise.resolve({ ok: false, clause: 'replay', why: '', offers: [], late: null })
  }

  onNews(hear: (at: number, news: unknown) => void): () => void {
    this.#hearers.add(hear)
    return () => this.#hearers.delete(hear)
  }

  tell({ at, news }: ReplayStep): void {
    for (const item of news) for (const hear of this.#hearers) hear(at, item)
  }
}
