const pens = new Map<string, CanvasRenderingContext2D | null>()

/** One canvas for each font; none on a server without a canvas. */
function penFor(face: Face): CanvasRenderingContext2D | null {
  let pen = pens.get(face)
  if (pen === undefined) {
    pen = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d')
    if (pen) pen.font = `700 100px ${getComputedStyle(document.documentElement).getPropertyValue(`--${face}`)}`
    pens.set(face, pen)
  }
  return pen
}

export type Face = 'font' | 'font-display'

/** How wide a text is, in em, by this device's own letters. */
export function wide(text: string, face: Face): number {
  const pen = penFor(face)
  return pen ? pen.measureText(text).width / 100 : 0.64 * text.length
}

/** How wide the widest word of a text is, in em. */
export function widest(text: string, face: Face): number {
  return Math.max(0.5, ...text.split(/\s+|(?<=-)/).map((word) => wide(word, face)))
}
