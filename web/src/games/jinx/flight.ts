import { shift, soar } from '../../parts/flight'
import type { jinx } from '../../lib/types'

const FLIGHT = 620

/** The cards of a turn fly to their new owners, the others out of the game; with reduced motion they only go. */
export async function flyHome(board: HTMLElement, gone: readonly jinx.Gone[], still: boolean): Promise<void> {
  const flights = gone.flatMap(({ cell, to }, index) => {
    const card = board.querySelector<HTMLElement>(`[data-cell="${cell}"] .print`)
    const home = board.querySelector(to === null ? '[data-deck]' : `[data-seat="${to}"]`)
    if (!card || !home) return []
    if (still) return [card.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 160, fill: 'forwards' })]
    const { x, y } = shift(home.getBoundingClientRect(), card.getBoundingClientRect())
    // above everything on its way
    card.parentElement?.animate([{ zIndex: 9 }, { zIndex: 9 }], FLIGHT + index * 120)
    return [
      soar(
        card,
        [
          { transform: 'none', opacity: 1, easing: 'cubic-bezier(.4,0,.6,1)' },
          { transform: `translate(${x}px, ${y}px) scale(0.16) rotate(${to === null ? 40 : 8}deg)`, opacity: to === null ? 0 : 1 },
        ],
        { duration: FLIGHT, delay: index * 120, fill: 'forwards' },
      ),
    ]
  })
  await Promise.allSettled(flights.map((flight) => flight.finished))
}
