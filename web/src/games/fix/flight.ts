import { shift, soar } from '../../parts/flight'

const FLIGHT = 280

/** A movement on the screen, as seen from a side of the table that is turned by quarter turns. */
export function seenFrom(turn: number, x: number, y: number): { x: number; y: number } {
  const angle = (-turn * Math.PI) / 180
  const [cos, sin] = [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))]
  return { x: Math.round(x * cos - y * sin), y: Math.round(x * sin + y * cos) }
}

/** A die that was flicked or dealt flies in; with reduced motion it only appears. */
export function fly(die: HTMLElement, from: DOMRect, still: boolean): void {
  if (still) {
    die.animate([{ opacity: 0 }, { opacity: 1 }], 160)
    return
  }
  const turn = Number(die.closest<HTMLElement>('[data-turn]')?.dataset.turn ?? 0)
  // above everything on its way
  die.closest('[data-zone]')?.animate([{ zIndex: 5 }, { zIndex: 5 }], FLIGHT)
  const way = shift(from, die.getBoundingClientRect())
  const { x, y } = seenFrom(turn, way.x, way.y)
  const spin = x > 0 ? -200 : 200
  soar(
    die,
    [
      { transform: `translate(${x}px, ${y}px) scale(${way.scale}) rotate(${spin}deg)`, zIndex: 9, easing: 'cubic-bezier(.2,.7,.4,1)' },
      { transform: 'none', zIndex: 9 },
    ],
    FLIGHT,
  )
}
