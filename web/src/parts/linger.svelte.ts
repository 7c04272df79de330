import { untrack } from 'svelte'

/** True while the device asks for less motion. */
export function stillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/**
 * What was shown stays on the page while a die turns back or a cup comes down. Then it leaves the page, so that nothing
 * hidden can be found in it.
 */
export function linger<T>(value: () => T | null | undefined, ms: number): { readonly value: T | null } {
  let kept = $state.raw<T | null>(null)
  $effect.pre(() => {
    const now = value() ?? null
    if (now !== null) {
      kept = now
      return
    }
    if (untrack(() => kept) === null) return
    const timer = setTimeout(() => (kept = null), stillness() ? 0 : ms)
    return () => clearTimeout(timer)
  })
  return {
    get value() {
      return value() ?? kept
    },
  }
}
