/** One clock for all that changes by the second. `told`: whether the time is known. */
export function everySecond(now: () => number, told: () => boolean = () => true): { readonly at: number } {
  let at = $state(now())
  $effect(() => {
    if (told()) at = now()
    const timer = setInterval(() => (at = now()), 1000)
    return () => clearInterval(timer)
  })
  return {
    get at() {
      return at
    },
  }
}
