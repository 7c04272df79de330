/** A cup's colour and its pattern, the same on the cup and on the picture that it will cover. */
export type CupColour = 'red' | 'blue' | 'black' | 'gold'

interface Paint {
  /** A tile of 16 × 16, stroked. */
  tile: string
  width: number
  stroke: string
}
const PAINTS: Record<CupColour, Paint> = {
  red: { tile: 'M-2 18L18-2M-2 2L2-2M14 18L18 14', width: 3, stroke: 'rgb(255 255 255 / .5)' }, // slanting stripes
  blue: { tile: 'M4 4h.01M12 12h.01', width: 5, stroke: 'rgb(255 255 255 / .5)' }, // dots
  black: { tile: 'M-2 6l6-4 8 8 6-4M-2 14l6-4 8 8 6-4', width: 2, stroke: 'rgb(255 255 255 / .5)' }, // waves
  gold: { tile: 'M8 2v12M2 8h12', width: 2, stroke: 'rgb(80 45 0 / .55)' }, // stars
}

const pattern = ([colour, { tile, width, stroke }]: [string, Paint]): string =>
  `<pattern id="${colour}-pattern" width="16" height="16" patternUnits="userSpaceOnUse">
    <path d="${tile}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>
  </pattern>`

const BODY = 'M26 13L9 86c0 12 82 12 82 0L74 13z'
const cup = (colour: string): string =>
  `<symbol id="${colour}-cup" viewBox="0 0 100 100" overflow="visible">
    <path d="${BODY}" fill="var(--paint)"/>
    <path d="M22.5 28L12.6 70c0 9 74.8 9 74.8 0L77.5 28c0 6-55 6-55 0z" fill="url(#${colour}-pattern)"/>
    <path d="M10.5 79L9 86c0 12 82 12 82 0l-1.5-7c0 11-79 11-79 0z" fill="color-mix(in srgb, var(--paint) 72%, #fff)"/>
    <path d="${BODY}" fill="url(#cup-light)"/>
    <ellipse cx="50" cy="13" rx="24" ry="7.5" fill="var(--paint)"/>
    <ellipse cx="50" cy="13" rx="24" ry="7.5" fill="rgb(255 255 255 / .18)" stroke="rgb(0 0 0 / .25)"/>
    <ellipse cx="50" cy="13.5" rx="17" ry="4.6" fill="rgb(0 0 0 / .2)"/>
  </symbol>`

const LIGHT = `<linearGradient id="cup-light">
  <stop offset="0" stop-color="#000" stop-opacity=".42"/>
  <stop offset=".2" stop-color="#fff" stop-opacity=".1"/>
  <stop offset=".36" stop-color="#fff" stop-opacity=".34"/>
  <stop offset=".6" stop-color="#000" stop-opacity=".04"/>
  <stop offset="1" stop-color="#000" stop-opacity=".48"/>
</linearGradient>`

let mixed = false

/** Drawn once in a page; every cup and painted ground points to it. A board that is read as text has none. */
export function mixPaints(): void {
  if (mixed || typeof document === 'undefined') return
  mixed = true
  document.body.insertAdjacentHTML('beforeend', paints())
}

export function paints(): string {
  const colours = Object.keys(PAINTS)
  // `display: none` would take the paint from what points to it
  return `<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${LIGHT}${Object.entries(PAINTS).map(pattern).join('')}${colours.map(cup).join('')}</defs></svg>`
}
