/** Above or below a face, in px from the edges of the page that it names. */
export interface Spot {
  up: 'above' | 'below'
  side: 'left' | 'right'
  x: number
  y: number
}

interface Bubble {
  id: number
  seat: number
  words: string
  /** No face is visible. */
  at: Spot | null
}

const HEIGHT = 56

let count = 0

/** The speech bubbles: the newest words of each seat, as long as it takes to read them. */
export class Bubbles {
  shown = $state.raw<readonly Bubble[]>([])

  hear(seat: number, words: string, face: Spot | null): void {
    const others = this.shown.filter((other) => other.seat !== seat)
    const bubble = { id: ++count, seat, words, at: face && this.#free(face, others) }
    this.shown = [...others, bubble]
    setTimeout(() => (this.shown = this.shown.filter(({ id }) => id !== bubble.id)), 2800 + words.length * 50)
  }

  /** If two people speak at once, both can be read. */
  #free(at: Spot, others: readonly Bubble[]): Spot {
    const taken = others.some((other) => other.at?.up === at.up && Math.abs(other.at.y - at.y) < HEIGHT)
    return taken ? this.#free({ ...at, y: at.y + HEIGHT }, others) : at
  }
}
