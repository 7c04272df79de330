import { vibrate, play } from '../../sound/sound.svelte'
import type { fix } from '../../lib/types'
import type { Outcome } from '../page'
import type { FixStage } from './game'
import type { Place } from './dice'
import { flickable, predicted, started, throwing, type Throwing, type SentAct } from './prediction'

/** A short message to one hand: what must come first, or how the race was ruled. */
export interface Note {
  says: 'early' | 'flick' | 'late'
}

const NOTE_MS = 2600

/** The hands of this device: they move at once, and the ruling corrects what they predicted. */
export class Hands {
  readonly #stage: FixStage
  #sent = $state.raw<readonly SentAct[]>([])
  #notes = $state.raw<ReadonlyMap<number, Note>>(new Map())
  /** The start signal has come, by this device's clock. */
  signal = $state(false)

  readonly dice: readonly Place[] = $derived.by(() => {
    const { dice, scene, goals } = this.#game
    if (scene.type === 'Ready') return this.signal ? started(dice) : dice
    return scene.type === 'Racing' ? predicted(dice, this.#sent, goals) : dice
  })

  constructor(stage: FixStage) {
    this.#stage = stage
  }

  get #game(): fix.Public {
    return this.#stage.public
  }

  note(seat: number): Note | undefined {
    return this.#notes.get(seat)
  }

  flickable(seat: number): readonly number[] {
    return flickable(this.#stage.held(seat).prompts, this.#of(seat))
  }

  throwing(seat: number): Throwing {
    return throwing(this.#stage.held(seat).prompts, this.#of(seat), this.dice, seat, this.#stage.now())
  }

  throw(seat: number, pressed: number): void {
    const may = this.throwing(seat)
    if (may === 'early' || may === 'flick') return this.#tell(seat, { says: may })
    if (may === 'no') return
    if (may === 'now') play('roll')
    void this.#send({ seat, verb: 'Roll', keeps: may === 'keeps' }, (hand) => hand.act('Roll', {}, pressed))
  }

  flick(seat: number, die: number, pressed: number): void {
    if (!this.flickable(seat).includes(die)) return
    play('cupUp')
    vibrate()
    void this.#send({ seat, verb: 'Flick', die }, (hand) => hand.act('Flick', { die }, pressed))
  }

  #of(seat: number): readonly SentAct[] {
    return this.#sent.filter((act) => act.seat === seat)
  }

  async #send(sent: SentAct, act: (hand: FixStage) => Promise<Outcome>): Promise<void> {
    this.#sent = [...this.#sent, sent]
    const outcome = await act(this.#stage.held(sent.seat))
    this.#sent = this.#sent.filter((other) => other !== sent)
    this.#ruled(sent, outcome)
  }

  #ruled({ seat }: SentAct, outcome: Outcome): void {
    const { scene } = this.#game
    // during a race a refusal is visible anyway: the die lies where it was
    if (!outcome.ok && outcome.late && scene.type !== 'Racing') this.#tell(seat, { says: 'late' })
  }

  #tell(seat: number, note: Note): void {
    this.#notes = new Map(this.#notes).set(seat, note)
    setTimeout(() => {
      if (this.#notes.get(seat) !== note) return
      const notes = new Map(this.#notes)
      notes.delete(seat)
      this.#notes = notes
    }, NOTE_MS)
  }
}
