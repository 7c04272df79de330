import { SvelteMap } from 'svelte/reactivity'
import { play, vibrate } from '../../sound/sound.svelte'
import type { jinx } from '../../lib/types'
import type { JinxStage } from './game'
import { seatName } from './words'

const LOUD_MS = 1200
const TOLD_MS = 2600

/** What the board makes heard, and says for a moment. */
export class Telling {
  /** The last answer while it is highlighted. */
  verdict = $state.raw<Pick<jinx.Answered, 'cell' | 'right'> | null>(null)
  told = $state<string | null>(null)
  readonly bubbles = new SvelteMap<number, string>()
  readonly #stage: JinxStage
  readonly #later = new Map<string, ReturnType<typeof setTimeout>>()

  constructor(stage: JinxStage) {
    this.#stage = stage
    $effect(() => () => this.#later.forEach((timer) => clearTimeout(timer)))
    $effect(() => stage.onNews((_, news) => this.#hear(news)))
  }

  #after(what: string, ms: number, work: () => void): void {
    clearTimeout(this.#later.get(what))
    this.#later.set(what, setTimeout(work, ms))
  }
  #tell(text: string): void {
    this.told = text
    this.#after('told', TOLD_MS, () => (this.told = null))
  }
  #bubble(seat: number, text: string): void {
    this.bubbles.set(seat, text)
    this.#after(`bubble ${seat}`, LOUD_MS, () => this.bubbles.delete(seat))
  }

  #hear(news: jinx.News): void {
    const name = 'seat' in news ? seatName(this.#stage, news.seat) : ''
    switch (news.type) {
      case 'Refilled':
        return play('paper')
      case 'PositionDrawn':
        if (news.seat !== this.#stage.seat) return
        play('yourTurn')
        return vibrate()
      case 'Pointed':
      case 'Reached':
      case 'RefereePointed':
        return news.seat === this.#stage.seat ? undefined : play('land')
      case 'TouchedTooEarly':
        return this.#bubble(news.seat, this.#stage.words.note.early)
      case 'ShoutedInVain':
        return this.#bubble(news.seat, this.#stage.words.hoarse)
      case 'Shouted':
        return play('shout')
      case 'TurnScored':
        return news.finder === null ? play('wrong') : undefined
      case 'Kept':
        return news.by === 'alone' ? undefined : this.#tell(this.#stage.words.kept[news.by]({ name }))
      case 'Forfeited':
        return this.#tell(this.#stage.words.end.forfeited[news.why]({ name }))
      case 'Answered':
        this.verdict = news
        this.#after('verdict', LOUD_MS, () => (this.verdict = null))
        play(news.right ? 'right' : 'wrong')
        if (news.seat === this.#stage.seat || news.right) vibrate(news.right ? [40, 40, 120] : 60)
        return
    }
  }
}
