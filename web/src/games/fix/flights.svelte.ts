import { onMount, untrack } from 'svelte'
import { homeOf, type Place } from './dice'
import { fly } from './flight'

/** A die with a new home flies there. For use in a component, as long as it lives. */
export class Flights {
  readonly #board: () => HTMLElement
  /** Dice that are there when the board opens do not fly. */
  #opened = false
  #boxes = new Map<number, DOMRect>()
  #homes = new Map<number, string>()

  constructor(board: () => HTMLElement, dice: () => readonly Place[], reduced: () => boolean) {
    this.#board = board
    onMount(() => void setTimeout(() => (this.#opened = true)))
    $effect.pre(() => {
      dice()
      if (this.#opened) this.#boxes = new Map(this.#lying().map((die) => [Number(die.dataset.die), die.getBoundingClientRect()]))
    })
    $effect(() => {
      const now = new Map(dice().map((place, die) => [die, homeOf(place)]))
      const still = untrack(reduced)
      for (const die of this.#opened ? this.#lying() : []) {
        const number = Number(die.dataset.die)
        if (this.#homes.get(number) === now.get(number)) continue
        const from = this.#boxes.get(number) ?? board().querySelector('[data-disc]')?.getBoundingClientRect()
        if (from) fly(die, from, still)
      }
      this.#homes = now
    })
  }

  #lying(): HTMLElement[] {
    return [...this.#board().querySelectorAll<HTMLElement>('[data-die]')]
  }
}
