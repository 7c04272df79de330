/** Table time, frame by frame, while a moment is still to come: for what all must see at one instant. */
export function frames(now: () => number, until: () => number | null): { readonly at: number } {
  let at = $state(now())
  $effect(() => {
    const end = until()
    at = now()
    if (end === null) return
    let frame = requestAnimationFrame(function turn() {
      at = now()
      if (at < end) frame = requestAnimationFrame(turn)
    })
    return () => cancelAnimationFrame(frame)
  })
  return {
    get at() {
      return at
    },
  }
}
