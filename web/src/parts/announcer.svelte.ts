type Urgency = 'polite' | 'assertive'

/** Long enough for every screen reader to notice the change, and too short to read the text again. */
const STAYS_MS = 900

const queues: Record<Urgency, string[]> = { polite: [], assertive: [] }
/** A text is being read out, or the silence after it. */
const busy: Record<Urgency, boolean> = { polite: false, assertive: false }
export const spoken = $state<Record<Urgency, string>>({ polite: '', assertive: '' })

function next(urgency: Urgency): void {
  const text = queues[urgency].shift()
  busy[urgency] = text !== undefined
  if (text === undefined) return
  spoken[urgency] = text
  setTimeout(() => {
    spoken[urgency] = ''
    // a gap, so that the same words twice are heard twice
    setTimeout(() => next(urgency), 60)
  }, STAYS_MS)
}

/** Reads a text out to listeners. Texts wait for each other; none is dropped, and none stays to be looked up. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  queues[urgency].push(text)
  if (!busy[urgency]) next(urgency)
}
