const centre = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2]

/** How to shift and scale a thing at `to` so that it seems to be at `from`. */
export function shift(from: DOMRect, to: DOMRect): { x: number; y: number; scale: number } {
  const [fx, fy] = centre(from)
  const [tx, ty] = centre(to)
  return { x: Math.round(fx - tx), y: Math.round(fy - ty), scale: to.width > 0 ? from.width / to.width : 1 }
}

/**
 * What flies is only for the eye: it catches no finger on the way, and a die can be pressed where it will lie. So of a
 * die only the wood moves, not the button.
 */
export function soar(thing: HTMLElement, frames: Keyframe[], timing: number | KeyframeAnimationOptions): Animation {
  const seen = thing.querySelector('.die > .stage') ?? thing
  return seen.animate(
    frames.map((frame) => ({ ...frame, pointerEvents: 'none' })),
    timing,
  )
}
