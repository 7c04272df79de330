import { stillness } from './linger.svelte'

export const TURN = 520
const FADE: Keyframe[] = [{ opacity: 0.2 }, { opacity: 1 }]

const askew = (): number => Math.random() * 6 - 3

/** How a die is turned and thrown. At rest it is two flat faces: a solid die costs the browser ten times as much. */
export class DieMotion {
  /** No die lies quite straight; each throw lies differently. */
  lie = $state(askew())
  /** How many motions are running. */
  #running = $state(0)
  readonly #stage: () => HTMLElement | undefined

  constructor(stage: () => HTMLElement | undefined) {
    this.#stage = stage
  }

  get solid(): boolean {
    return this.#running > 0
  }

  #move(part: 'hop' | 'spin' | 'shadow', ...how: Parameters<Element['animate']>): void {
    this.#stage()
      ?.querySelector(`.${part}`)
      ?.animate(...how)
  }

  /** A die that was just thrown is soon thrown again, so its solid form is kept. */
  #beSolid(ms: number): void {
    this.#running += 1
    setTimeout(() => (this.#running -= 1), ms + 2000)
  }

  turn(turned: boolean): void {
    if (stillness()) {
      this.#stage()?.animate(FADE, 140)
      return
    }
    this.#beSolid(TURN)
    const ways: Keyframe[] = [{ transform: 'rotateX(0)' }, { transform: 'rotateX(-180deg)' }]
    this.#move('spin', turned ? ways : ways.reverse(), { duration: TURN, easing: 'cubic-bezier(.25,.9,.3,1.06)' })
    this.#move('hop', [{}, { transform: 'translateY(-16%) scale(1.14)', offset: 0.45 }, {}], { duration: TURN, easing: 'ease-in-out' })
    this.#move('shadow', [{}, { opacity: 0.4, scale: 0.85, offset: 0.45 }, {}], TURN)
  }

  tumble(ms: number): void {
    const lies = askew()
    this.lie = lies
    if (stillness()) {
      this.#stage()?.animate(FADE, 140)
      return
    }
    this.#beSolid(ms)
    const side = lies > 0 ? 1 : -1
    const timing = { duration: ms }
    this.#move(
      'hop',
      [
        { transform: `translate(${side * 60}%, -70%) scale(1.15)`, easing: 'cubic-bezier(.4,0,.9,.6)' },
        { transform: `translate(${side * 22}%, 0)`, offset: 0.42, easing: 'ease-out' },
        { transform: `translate(${side * 10}%, -20%)`, offset: 0.6, easing: 'ease-in' },
        { transform: `translate(${side * 3}%, 0)`, offset: 0.78, easing: 'ease-out' },
        { transform: `translate(${side}%, -4%)`, offset: 0.88, easing: 'ease-in' },
        {},
      ],
      timing,
    )
    this.#move('spin', [{ transform: `rotateZ(${side * 100 + lies * 25}deg) rotateX(-540deg) rotateY(${side * 360}deg)` }, {}], {
      ...timing,
      duration: ms * 0.88,
      easing: 'cubic-bezier(.2,.5,.3,1)',
    })
    this.#move('shadow', [{ opacity: 0.1, scale: 0.7, translate: `${side * 50}% 0` }, { opacity: 1, offset: 0.42 }, {}], timing)
  }
}
