import type { Attachment } from 'svelte/attachments'

const STOPS = 'button, a[href], input, [data-stop]'

type Move = (from: DOMRect, to: DOMRect) => number

const middle = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2]

/** How far `to` is in a direction, sideways steps counting double; Infinity if it is not there. */
function towards(dx: number, dy: number): Move {
  return (from, to) => {
    const [fx, fy] = middle(from)
    const [tx, ty] = middle(to)
    const ahead = (tx - fx) * dx + (ty - fy) * dy
    const aside = Math.abs((tx - fx) * dy) + Math.abs((ty - fy) * dx)
    return ahead > 4 && aside <= ahead * 2 ? ahead + aside * 2 : Infinity
  }
}

const ARROWS: Record<string, Move> = {
  ArrowLeft: towards(-1, 0),
  ArrowRight: towards(1, 0),
  ArrowUp: towards(0, -1),
  ArrowDown: towards(0, 1),
}

/**
 * One Tab stop for a whole group: arrows go to the nearest neighbour on the screen, whatever the layout,
 * Home and End to the first and last.
 */
export const roving: Attachment<HTMLElement> = (group) => {
  const stops = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(STOPS)]

  function settle(current?: HTMLElement): void {
    const all = stops()
    const kept = current ?? all.find((stop) => stop.tabIndex === 0 && stop.dataset.roving === 'here') ?? all[0]
    for (const stop of all) {
      stop.tabIndex = stop === kept ? 0 : -1
      stop.dataset.roving = stop === kept ? 'here' : ''
    }
  }

  function keydown(event: KeyboardEvent): void {
    const here = event.target
    if (!(here instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return
    const all = stops()
    let next: HTMLElement | undefined
    const move = ARROWS[event.key]
    if (move) {
      const from = here.getBoundingClientRect()
      let best = Infinity
      for (const stop of all) {
        const far = stop === here ? Infinity : move(from, stop.getBoundingClientRect())
        if (far < best) [best, next] = [far, stop]
      }
    } else if (event.key === 'Home') next = all[0]
    else if (event.key === 'End') next = all.at(-1)
    else return
    event.preventDefault()
    next?.focus()
  }

  const focusin = (event: FocusEvent): void => {
    if (event.target instanceof HTMLElement && event.target.matches(STOPS)) settle(event.target)
  }
  const watch = new MutationObserver(() => settle())
  watch.observe(group, { childList: true, subtree: true })
  group.addEventListener('keydown', keydown)
  group.addEventListener('focusin', focusin)
  settle()
  return () => {
    watch.disconnect()
    group.removeEventListener('keydown', keydown)
    group.removeEventListener('focusin', focusin)
  }
}
