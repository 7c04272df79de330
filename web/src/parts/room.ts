import type { Attachment } from 'svelte/attachments'

/** What a line with a button in it needs, in px. */
const LINE = 40

/**
 * Tells a board how high it may be, as `--room`: what is above it and the bar below are measured.
 * The bar counts with its greatest height so far, so that nothing on the table moves when a button comes or goes. A board that knows
 * how high it will be says so as `--bar-comes`, in rem: there nothing moves when the first button comes, either.
 * The part of it that is free now is `--spare`, for what stands in the bar's place while it has no button; `data-spare` says that it has room for a line.
 */
export const room: Attachment<HTMLElement> = (board) => {
  const bar = document.querySelector<HTMLElement>('main > .bar, main + .bar') // the bar of a table or a replay
  const edge = document.querySelector('[data-big] .screen')
  let highest = 0
  const expected = (): number => {
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
    return rem * (parseFloat(getComputedStyle(board).getPropertyValue('--bar-comes')) || 0)
  }

  const measure = (): void => {
    const above = board.getBoundingClientRect().top + scrollY
    // on a phone on its side, a bar without buttons is in the head of the page
    const lies = bar !== null && getComputedStyle(bar).position === 'sticky'
    if (lies) highest = Math.max(highest, bar.offsetHeight, expected())
    const below = edge ? parseFloat(getComputedStyle(edge).paddingBottom) : highest
    board.style.setProperty('--room', `calc(100svh - ${Math.ceil(above + below)}px)`)
    const spare = lies && !edge ? highest - bar.offsetHeight : 0
    board.style.setProperty('--spare', `${spare}px`)
    board.toggleAttribute('data-spare', spare >= LINE)
  }
  const anew = (): void => {
    highest = 0
    measure()
  }

  const sizes = new ResizeObserver(measure)
  const watch = (): void => {
    sizes.disconnect()
    if (bar) sizes.observe(bar)
    for (let one: Element | null = board; one && one !== document.body; one = one.parentElement)
      for (let above = one.previousElementSibling; above; above = above.previousElementSibling) sizes.observe(above)
    measure()
  }
  // a banner appears, or a lesson ends
  const siblings = new MutationObserver(watch)
  for (let one = board.parentElement; one && one !== document.body; one = one.parentElement) siblings.observe(one, { childList: true })
  watch()
  addEventListener('resize', anew)
  return () => {
    sizes.disconnect()
    siblings.disconnect()
    removeEventListener('resize', anew)
  }
}
