/** A cup's colour and its pattern, painted the same on the cup and on the picture that it will cover. */
export type CupColour = 'red' | 'blue' | 'black' | 'gold'

/** Tiles of 16 × 16, stroked. */
export const PATTERNS: Record<CupColour, string> = {
  red: 'M-2 18L18-2M-2 2L2-2M14 18L18 14', // slanting stripes
  blue: 'M4 4h.01M12 12h.01', // dots
  black: 'M-2 6l6-4 8 8 6-4M-2 14l6-4 8 8 6-4', // waves
  gold: 'M8 2v12M2 8h12', // stars
}

export const STROKES: Record<CupColour, number> = { red: 3, blue: 5, black: 2, gold: 2 }
