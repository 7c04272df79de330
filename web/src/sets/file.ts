import { LONGEST, newItem, type Item } from './items'

/** A set as a file: a JSON text with the pictures in it, which any Ninefold can load again. */
interface Saved {
  ninefold: 'set'
  items: { picture?: string; word: string; name: string }[]
}

const base64 = (blob: Blob): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader()
    reader.onload = () => done(reader.result as string)
    reader.onerror = () => failed(reader.error ?? new Error('unreadable'))
    reader.readAsDataURL(blob)
  })

function blobOf(url: string): Blob | null {
  const found = /^data:(image\/(?:webp|jpeg|png));base64,(.+)$/.exec(url)
  if (!found) return null
  return new Blob([Uint8Array.from(atob(found[2] ?? ''), (letter) => letter.charCodeAt(0))], { type: found[1] ?? '' })
}

export async function saved(items: readonly Item[]): Promise<Blob> {
  const written = items.map(async ({ picture, word, name }) => ({ ...(picture && { picture: await base64(picture) }), word, name }))
  const set: Saved = { ninefold: 'set', items: await Promise.all(written) }
  return new Blob([JSON.stringify(set)], { type: 'application/json' })
}

/** Throws if it is another kind of file. */
export function loaded(text: string, most: number): Item[] {
  const set = JSON.parse(text) as Partial<Saved>
  if (set.ninefold !== 'set' || !Array.isArray(set.items)) throw new Error('not a set')
  const line = (words: unknown): string => (typeof words === 'string' ? words.slice(0, LONGEST) : '')
  return set.items.slice(0, most).map(({ picture, word, name }) => {
    const blob = typeof picture === 'string' ? blobOf(picture) : null
    return newItem({ picture: blob, word: line(word), name: line(name) })
  })
}
