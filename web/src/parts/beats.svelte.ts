/** Counts up at these moments after the start, in ms: a little scene goes on by it. */
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
