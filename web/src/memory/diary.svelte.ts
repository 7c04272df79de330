import type { Recall } from '../lib/recall'
import { onDevice } from '../lib/storage'

/** Stored on this device alone; it is never sent. */
const KEY = 'ninefold.remembered'

/** Where each span begins, in seconds, each twice as long as the one before: memory fades by the logarithm of time. */
export const SPANS = [2, 4, 8, 16, 32, 64, 128, 256] as const

export interface Tally {
  recalled: number
  seen: number
}

const NOTHING: readonly Tally[] = SPANS.map(() => ({ recalled: 0, seen: 0 }))

const whole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0

function read(): readonly Tally[] {
  try {
    const kept = JSON.parse(onDevice.get(KEY) ?? '[]') as unknown
    if (!Array.isArray(kept) || kept.length !== SPANS.length) return NOTHING
    return kept.map((span: unknown) => {
      const [recalled, seen] = Array.isArray(span) ? (span as unknown[]) : []
      return whole(recalled) && whole(seen) && recalled <= seen ? { recalled, seen } : { recalled: 0, seen: 0 }
    })
  } catch {
    return NOTHING // it was not written by this page
  }
}

/** The span of a delay. Very short delays belong to the first, very long ones to the last. */
export function spanOf({ seen, asked }: Recall): number {
  const seconds = (asked - seen) / 1000
  return Math.max(
    0,
    SPANS.findLastIndex((from) => seconds >= from),
  )
}

/** How often the owner of this device recalled what they had seen, by delay. */
class Diary {
  tallies = $state.raw(read())

  get empty(): boolean {
    return this.tallies.every(({ seen }) => seen === 0)
  }

  add(recall: Recall): void {
    const span = spanOf(recall)
    // another tab may have written meanwhile
    const next = read().map(({ recalled, seen }, index) =>
      index === span ? { recalled: recalled + Number(recall.right), seen: seen + 1 } : { recalled, seen },
    )
    onDevice.set(KEY, JSON.stringify(next.map(({ recalled, seen }) => [recalled, seen])))
    this.tallies = next
  }

  clear(): void {
    onDevice.set(KEY, null)
    this.tallies = NOTHING
  }
}

export const diary = new Diary()

/** The 95 % interval of a share (Wilson): it shows how little a few answers tell. */
export function interval({ recalled, seen }: Tally): readonly [number, number] {
  const z = 1.96
  const share = recalled / seen
  const middle = share + (z * z) / (2 * seen)
  const wide = z * Math.sqrt((share * (1 - share)) / seen + (z * z) / (4 * seen * seen))
  const all = 1 + (z * z) / seen
  return [Math.max(0, (middle - wide) / all), Math.min(1, (middle + wide) / all)]
}
