import { domainOf, offered } from '../../lib/prompts'
import { play, vibrate } from '../../sound/sound.svelte'
import type { JinxStage } from './game'
import { contestOf, contests, guessing } from './spots'

/** A short message to one's own hand. */
export type Note = 'early' | 'taken' | 'hoarse'

const NOTE_MS = 1600
/** A touch in time; the other clause is a touch too early, which has its price. */
const IN_TIME = 'JX-6'

/** The hand and the voice of this device. Its finger is predicted: shown at once, until the server answers. */
export class Hands {
  readonly #stage: JinxStage
  /** The card of the predicted finger; null: the server has answered. */
  finger = $state<number | null>(null)
  note = $state<Note | null>(null)
  #noteTimer: ReturnType<typeof setTimeout> | undefined
  /** When this device drew what all were to see at one moment of table time. */
  #shown = new Map<number, number>()

  constructor(stage: JinxStage) {
    this.#stage = stage
  }

  /** Puts a finger on a card: in time, or too early, which is a fact as well. */
  async point(cell: number, pressed: number): Promise<void> {
    const stage = this.#stage
    if (this.finger !== null) return
    const now = stage.now()
    const open = stage.prompts.filter(
      ({ verb, opens_at = 0, closes_at }) => verb === 'Point' && opens_at <= now && (closes_at ?? Infinity) > now,
    )
    const real = open.find(({ clause }) => clause === IN_TIME)
    if (real && !domainOf(real, 'cell', 'Cells')?.among.includes(cell)) return this.tell('taken')
    if (!real) {
      if (open.length > 0) void stage.act('Point', { cell }, pressed)
      // a locked hand may move, but it does nothing
      if (open.length > 0 || offered(stage.prompts, 'Point')) this.#early()
      return
    }
    this.finger = cell
    play('land')
    vibrate()
    const outcome = await stage.act('Point', { cell }, pressed, this.#shown.get(guessing(stage.public.scene)?.opens_at ?? 0))
    this.finger = null
    if (!outcome.ok) this.tell('taken')
  }

  shout(pressed: number): void {
    const stage = this.#stage
    const contest = contestOf(stage.public.scene, stage.seat)
    const own = contest && contests(contest, stage.seat) && contest.show_at <= stage.now() ? contest : null
    if (!this.#voice(stage.now())) return
    if (own) vibrate()
    else this.tell('hoarse')
    void stage.act('Jinx', {}, pressed, own ? this.#shown.get(own.show_at) : undefined)
  }

  #voice(now: number): boolean {
    return this.#stage.prompts.some(
      ({ verb, opens_at = 0, closes_at }) => verb === 'Jinx' && opens_at <= now && (closes_at ?? Infinity) > now,
    )
  }

  /** Only the true one of *yes* and *no* is offered; after a look at the end of the turn, *go on*. */
  get answers(): 'Yes' | 'No' | 'Done' | null {
    const now = this.#stage.now()
    const verbs = this.#stage.prompts.flatMap(({ verb, opens_at = 0 }) => (opens_at <= now ? [verb] : []))
    return verbs.find((verb) => verb === 'Yes' || verb === 'No' || verb === 'Done') ?? null
  }

  answer(): void {
    const { scene } = this.#stage.public
    const verb = this.answers
    if (verb === 'Done') void this.#stage.act(verb)
    else if (verb && scene.type === 'Guessing' && scene.question) void this.#stage.act(verb, { cell: scene.question.cell })
  }

  /** Notes that this screen has drawn what all were to see at this moment. */
  drawn(at: number): void {
    if (!this.#shown.has(at)) this.#shown.set(at, performance.now())
  }

  #early(): void {
    vibrate([30, 30, 30])
    this.tell('early')
  }

  tell(note: Note): void {
    clearTimeout(this.#noteTimer)
    this.note = note
    this.#noteTimer = setTimeout(() => (this.note = null), NOTE_MS)
  }
}
