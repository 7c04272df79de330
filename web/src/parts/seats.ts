export const SHAPES = ['circle', 'square', 'triangle', 'star', 'hexagon', 'diamond'] as const

/** A seat's shape; its colour is the token `--seat-<shape>`, so the two always belong together. */
export type Shape = (typeof SHAPES)[number]

/** The drawn shape on a 24 × 24 field. */
export const OUTLINES: Record<Shape, string> = {
  circle: 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z',
  square: 'M4.5 3h15A1.5 1.5 0 0 1 21 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 19.5v-15A1.5 1.5 0 0 1 4.5 3z',
  triangle: 'M12 2.5L23 21.5H1z',
  star: 'M12 1l3.2 7.2 7.8.800-5.9 5.2 1.7 7.7L12 17.9l-6.8 4 1.7-7.7L1 9l7.8-.8z',
  hexagon: 'M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z',
  diamond: 'M12 1l10 11-10 11L2 12z',
}

/** Eight people play Oni: from the seventh seat on, the shapes repeat with a hole in them. */
export function shapeOf(seat: number): Shape {
  return SHAPES[seat % SHAPES.length] ?? 'circle'
}
