import type { Attachment } from 'svelte/attachments'

/** Tells a board how much of the screen lies above it and below it: `--above`, `--below`. */
export const room: Attachment<HTMLElement> = (board) => {
  const bar = document.querySelector<HTMLElement>('main > .bar, main + .bar') // a table's, or a replay's
  const measure = (): void => {
    const above = board.getBoundingClientRect().top + scrollY
    board.style.setProperty('--above', `${Math.round(above)}px`)
    board.style.setProperty('--below', `${bar?.offsetHeight ?? 0}px`)
  }
  const observer = new ResizeObserver(measure)
  if (bar) observer.observe(bar)
  if (board.parentElement) observer.observe(board.parentElement)
  measure()
  addEventListener('resize', measure)
  return () => {
    observer.disconnect()
    removeEventListener('resize', measure)
  }
}
