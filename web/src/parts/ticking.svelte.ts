/** Table time that moves while something is pending. `until` says when it may stop. */
export function ticking(now: () => number, until: () => number | null | undefined): { readonly at: number } {
  let at = $state(now())
  $effect(() => {
    const end = until()
    if (end === null || end === undefined) return
    const tick = (): void => {
      const moment = now()
      at = moment
      if (moment >= end) clearInterval(timer)
    }
    const timer = setInterval(tick, 100)
    tick()
    return () => clearInterval(timer)
  })
  return {
    get at() {
      return at
    },
  }
}
