/** A clock for what changes by the second: one for all that look at it. */
export function everySecond(now: () => number): { readonly at: number } {
  let at = $state(now())
  $effect(() => {
    const timer = setInterval(() => (at = now()), 1000)
    return () => clearInterval(timer)
  })
  return {
    get at() {
      return at
    },
  }
}
