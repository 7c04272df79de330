const AT_ONCE = 2

let begun = 0
let timer: ReturnType<typeof setTimeout> | undefined
const waiting = new Set<() => void>()

function goOn(): void {
  begun = 0
  for (const begin of waiting) {
    if (begun === AT_ONCE) break
    waiting.delete(begin)
    begin()
    begun += 1
  }
  timer = begun > 0 ? setTimeout(goOn) : undefined
}

/**
 * True at once for a thing that appears alone. If many appear together, each waits for a moment of its own, so that a
 * slow phone answers fingers in between.
 */
export function atLeisure(): { readonly come: boolean } {
  if (typeof document === 'undefined') return { come: true } // nobody's fingers
  const atOnce = begun < AT_ONCE && waiting.size === 0
  let come = $state(atOnce)
  timer ??= setTimeout(goOn)
  if (atOnce) begun += 1
  else {
    const begin = (): void => {
      come = true
    }
    waiting.add(begin)
    $effect(() => () => waiting.delete(begin))
  }
  return {
    get come() {
      return come
    },
  }
}
