import { shift, soar } from '../../parts/flight'

/** Where a cup comes from, as it stands on the page now; null: it was there already. */
export type Origin = () => DOMRect | null

interface Flight {
  from: Origin
  /** Comes down on the die before it moves to its place. */
  drops: boolean
  still: boolean
}

/** A cup that is new at its place flies there from where it was; with reduced motion it only appears. */
export function fly(cup: HTMLElement, { from, drops, still }: Flight): void {
  const box = from()
  if (!box) return
  if (still) {
    cup.animate([{ opacity: 0 }, { opacity: 1 }], 200)
    return
  }
  const { x, y, scale } = shift(box, cup.getBoundingClientRect())
  const there = `translate(${x}px, ${y}px) scale(${scale})`
  const above = `translate(${x}px, ${y - box.height * 0.35}px) scale(${scale})`
  const between = `translate(${x / 2}px, ${y / 2 - 40}px) scale(${(scale + 1) / 2})`
  const dropped: Keyframe[] = [
    { transform: above, easing: 'ease-in' },
    { transform: there, offset: 0.22 },
    { transform: there, offset: 0.45, easing: 'ease-in-out' },
    { transform: between, offset: 0.75, easing: 'ease-out' },
    { transform: 'none' },
  ]
  const lifted: Keyframe[] = [
    { transform: there, easing: 'ease-out' },
    { transform: `${there} translateY(-70%)`, offset: 0.35, easing: 'ease-in-out' },
    { transform: 'none' },
  ]
  soar(cup, drops ? dropped : lifted, 800)
}
