import { shift, soar } from '../flight'

/** Where a die comes from, as it lay on the page a moment ago. */
export interface Departure {
  from: DOMRect
  /** The delay in ms: what happens first is seen first. */
  after?: number
}

/** A die flies in an arc to its new place; with reduced motion it only appears. */
export function travel(die: HTMLElement, { from, after = 0 }: Departure, still: boolean): void {
  const timing: KeyframeAnimationOptions = { delay: after, duration: still ? 200 : 750, fill: 'backwards' }
  if (still) {
    die.animate([{ opacity: 0 }, { opacity: 1 }], timing)
    return
  }
  const { x, y, scale } = shift(from, die.getBoundingClientRect())
  const lift = Math.min(90, Math.hypot(x, y) * 0.3)
  // above the dice of other cells on its way
  const cell = die.closest<HTMLElement>('[data-cell]')
  if (cell) cell.style.zIndex = '5'
  const flight = soar(
    die,
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale}) rotate(-180deg)`, easing: 'ease-out' },
      {
        transform: `translate(${x * 0.45}px, ${y * 0.45 - lift}px) scale(${(scale + 1) * 0.58}) rotate(-90deg)`,
        offset: 0.5,
        easing: 'ease-in',
      },
      { transform: 'none' },
    ],
    timing,
  )
  flight.onfinish = flight.oncancel = () => cell?.style.removeProperty('z-index')
}
