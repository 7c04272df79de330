import type { Table } from './table.svelte'

const LOOK = 1800

/** When a game ends in front of somebody, its board stays for a moment: what decided it is seen before who won. */
export class LastLook {
  on = $state(false)
  /** The game that was seen to end; null: who came later has nothing to wait for. */
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
