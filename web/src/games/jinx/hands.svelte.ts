import { domainOf, offered } from '../../lib/prompts'
import type { jinx } from '../../lib/types'
import { play, vibrate } from '../../sound/sound.svelte'
import type { Offered } from '../page'
import type { Jinx, JinxStage } from './game'
import { contestOf, contests } from './spots'

/** A short word to one's own hand. */
export type Note = 'early' | 'taken' | 'hoarse'

const NOTE_MS = 1600
/** A touch in time; the other clause is a touch too early, which has its price. */
const IN_TIME = 'JX-6'

/** The hand and the voice of this device: the finger is seen at once, and the ruling puts it right. */
export class Hands {
  readonly #stage: JinxStage
  /** Where the own finger fell, until the table says so itself. */
  finger = $state<number | null>(null)
  note = $state<Note | null>(null)
  #noteTimer: ReturnType<typeof setTimeout> | undefined
  /** When this device drew the contest, in table time. */
  #shown = new Map<number, number>()

  constructor(stage: JinxStage) {
    this.#stage = stage
  }

  /** Put a finger on a card: in time, or too early, which is a fact as well. */
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
    const outcome = await stage.act('Point', { cell }, pressed)
    this.finger = null
    if (!outcome.ok) this.tell('taken')
  }

  shout(pressed: number): void {
    const stage = this.#stage
    const contest = contestOf(stage.public.scene, stage.seat)
    const own = contest && contests(contest, stage.seat) && contest.show_at <= stage.now() ? contest : null
    const prompt = this.#voice(stage.now())
    if (!prompt) return
    if (own) vibrate()
    else this.tell('hoarse')
    void this.#shoutNow(prompt, own, pressed)
  }

  /** The one place that tells when the contest was drawn here. */
  #shoutNow(prompt: Offered<Jinx>, own: jinx.Contest | null, pressed: number): Promise<unknown> {
    const late = own ? (this.#shown.get(own.show_at) ?? own.show_at) - own.show_at : 0
    const among = domainOf(prompt, 'late', 'Counts')?.among ?? [0]
    return this.#stage.act('Jinx', { late: Math.max(0, Math.min(late, among.at(-1) ?? 0)) }, pressed)
  }

  #voice(now: number): Offered<Jinx> | undefined {
    return this.#stage.prompts.find(
      ({ verb, opens_at = 0, closes_at }) => verb === 'Jinx' && opens_at <= now && (closes_at ?? Infinity) > now,
    )
  }

  /** Of yes and no only the true one is offered. */
  answer(): void {
    const { scene } = this.#stage.public
    const question = scene.type === 'Guessing' ? scene.question : null
    const verb = offered(this.#stage.prompts, 'Yes') ? 'Yes' : offered(this.#stage.prompts, 'No') ? 'No' : null
    if (question && verb) void this.#stage.act(verb, { cell: question.cell })
  }

  /** The contest is on this screen now. */
  drawn(showAt: number): void {
    if (!this.#shown.has(showAt)) this.#shown.set(showAt, this.#stage.now())
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
