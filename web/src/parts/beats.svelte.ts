/** Counts up at these times after the start, in ms: each count is the next step of a short scene. */
export function beats(...moments: readonly number[]): { readonly now: number } {
  let now = $state(0)
  $effect(() => {
    const timers = moments.map((moment, index) => setTimeout(() => (now = index + 1), moment))
    return () => timers.forEach(clearTimeout)
  })
  return {
    get now() {
      return now
    },
  }
}
