const pens = new Map<string, CanvasRenderingContext2D | null>()

/** One for each face that is written with; none where nothing is drawn. */
function penFor(face: 'font' | 'font-display'): CanvasRenderingContext2D | null {
  let pen = pens.get(face)
  if (pen === undefined) {
    pen = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d')
    if (pen) pen.font = `700 100px ${getComputedStyle(document.documentElement).getPropertyValue(`--${face}`)}`
    pens.set(face, pen)
  }
  return pen
}

/** How wide the widest word of a text is, in em: for the class `fitted`. By the letters of this very device. */
export function widest(text: string, face: 'font' | 'font-display' = 'font'): number {
  const pen = penFor(face)
  const wide = (word: string): number => (pen ? pen.measureText(word).width / 100 : 0.64 * word.length)
  return Math.max(0.5, ...text.split(/\s+|(?<=-)/).map(wide))
}
