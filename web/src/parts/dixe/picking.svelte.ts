import { tapped, type Choice } from './choice'

/** A tap chooses: a single die at once, several as soon as no more can be picked. */
export class Picking {
  /** The dice picked so far, if more than one is asked for. */
  picked = $state.raw<readonly number[]>([])
  #touched: number | null = null

  /** `choose` gets the cells when the choice is complete. */
  async tap(choice: Pick<Choice, 'among' | 'most'> | null, cell: number, choose: (cells: readonly number[]) => unknown): Promise<void> {
    if (!choice?.among.includes(cell)) return
    if (choice.most > 1) {
      this.picked = tapped(this.picked, cell)
      if (this.picked.length === choice.most) await choose(this.picked)
      return
    }
    // a finger that bounces is no second tap
    if (this.#touched === cell) return
    this.#touched = cell
    await choose([cell])
    this.#touched = null
  }

  forget(): void {
    this.picked = []
  }
}
