import { untrack } from 'svelte'

/** The page, and the dialogs that are open over it. */
let places = $state.raw<readonly object[]>([])

/** Whether no dialog is open over this place. */
export function innermost(): { readonly here: boolean } {
  const own = {}
  $effect.pre(() => {
    untrack(() => (places = [...places, own]))
    return () => (places = places.filter((place) => place !== own))
  })
  return {
    get here() {
      return places.at(-1) === own
    },
  }
}
