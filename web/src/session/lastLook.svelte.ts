import type { Table } from './table.svelte'

const LOOK = 1800

/** After a game ends, its watchers see the board a moment longer: first what decided it, then who won. */
export class LastLook {
  on = $state(false)
  /** The game that this device saw end; null: it came later and need not wait. */
  ended = $state<string | null>(null)

  constructor(table: Table) {
    $effect(() => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const stop = table.own.onTable((before, { phase }) => {
        if (before?.phase.type !== 'PlayingView' || phase.type !== 'EndedView' || phase.scores === null) return
        this.on = true
        this.ended = phase.game_id
        timer = setTimeout(() => (this.on = false), LOOK)
      })
      return () => {
        stop()
        clearTimeout(timer)
      }
    })
  }
}
