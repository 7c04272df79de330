import type { OniStage } from './game'

/** ON-33 One device for several people: who has it, and who gets it next. Oni gets it for every task, and whenever Oni likes. */
export class Sharing {
  readonly #stage: OniStage
  #oniHolds = $state(false)
  /** Oni has asked for the device. */
  #wanted = $state(false)

  constructor(stage: OniStage) {
    this.#stage = stage
  }

  get several(): boolean {
    return this.#stage.locals.length > 1
  }

  /** Oni plays on this device, too. */
  get withOni(): boolean {
    return this.several && this.#stage.locals.includes(this.#stage.public.oni)
  }

  get #oniIsDue(): boolean {
    const { tasks, scene } = this.#stage.public
    return this.withOni && scene.type !== 'Over' && (this.#wanted || tasks.length > 0)
  }

  /** The seat that the device must go to now. */
  get awaited(): number | null {
    if (!this.withOni || this.#oniIsDue === this.#oniHolds) return null
    return this.#oniIsDue ? this.#stage.public.oni : this.#ofTeam
  }

  get oniHolds(): boolean {
    return this.#oniHolds && this.awaited === null
  }

  /** The team's seat here whose turn it is. */
  get #ofTeam(): number {
    const { turn, oni } = this.#stage.public
    const here = this.#stage.locals.filter((seat) => seat !== oni)
    return here.includes(turn) ? turn : (here[0] ?? oni)
  }

  /** The view of the seat with the device. */
  get shown(): OniStage {
    if (!this.several) return this.#stage
    return this.#stage.held(this.oniHolds ? this.#stage.public.oni : this.#ofTeam)
  }

  /** Seats that can act now. */
  get hands(): readonly OniStage[] {
    if (!this.several) return [this.#stage]
    const { oni } = this.#stage.public
    const seats = this.oniHolds ? [oni] : this.#stage.locals.filter((seat) => seat !== oni)
    return seats.map((seat) => this.#stage.held(seat))
  }

  /** No tasks are left, so Oni may give the device back. */
  get mayGiveBack(): boolean {
    return this.oniHolds && this.#stage.public.tasks.length === 0
  }

  ask(wanted: boolean): void {
    this.#wanted = wanted
  }

  arrive(): void {
    this.#oniHolds = this.#oniIsDue
    // for a task the device changes hands by itself
    if (this.#stage.public.tasks.length > 0) this.#wanted = false
  }
}
