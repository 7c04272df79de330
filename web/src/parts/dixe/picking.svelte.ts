import { tapped, type Choice } from './choice'

/** Touching is choosing: one die at once; of several, once as many are picked as can be. */
export class Picking {
  /** So far, where more than one die is asked for. */
  picked = $state.raw<readonly number[]>([])
  #touched: number | null = null

  /** `choose` is called with the cells when the choice is made. */
  async tap(choice: Pick<Choice, 'among' | 'most'> | null, cell: number, choose: (cells: readonly number[]) => unknown): Promise<void> {
    if (!choice?.among.includes(cell)) return
    if (choice.most > 1) {
      this.picked = tapped(this.picked, cell)
      if (this.picked.length === choice.most) await choose(this.picked)
      return
    }
    // a bounce of the finger is no second touch
    if (this.#touched === cell) return
    this.#touched = cell
    await choose([cell])
    this.#touched = null
  }

  forget(): void {
    this.picked = []
  }
}
