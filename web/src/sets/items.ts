/** One picture or word of a set in the making. */
export interface Item {
  id: string
  /** Null: a word. */
  picture: Blob | null
  /** The text if there is no picture. */
  word: string
  /** Its name; further names follow after commas. */
  name: string
}

/** What a game needs from a set. */
export interface Needs {
  fewest: number
  most: number
  /** A side may show a word instead of a picture. */
  words: boolean
  /** Every item needs a name. */
  named: boolean
}

const NEEDS: Readonly<Record<string, Needs>> = {
  memo_dice: { fewest: 54, most: 54, words: true, named: true },
  jinx: { fewest: 41, most: 120, words: false, named: false },
}

/** The longest name that the server accepts. */
export const LONGEST = 40

export const needsOf = (game: string): Needs | undefined => NEEDS[game]

let last = 0
export const newItem = (part: Partial<Item>): Item => ({
  id: `${Date.now().toString(36)}-${++last}`,
  picture: null,
  word: '',
  name: '',
  ...part,
})

/** One word a line; `word = name` if its name differs. */
export function wordsIn(text: string): Item[] {
  return text
    .split('\n')
    .map((line) => line.split('=', 2).map((part) => part.trim().slice(0, LONGEST)))
    .filter(([word]) => word)
    .map(([word = '', name]) => newItem({ word, name: name || word }))
}

/** A file's name if people chose it, not a camera's number. */
export function nameFrom(file: string): string {
  const name = file
    .replace(/\.[^.]*$/, '')
    .replace(/[_-]+/g, ' ')
    .trim()
  return /\d{3}|^(img|image|photo|dsc|pxl|screenshot)\b/i.test(name) ? '' : name.slice(0, LONGEST)
}

const mainName = (name: string): string => (name.split(',')[0] ?? '').trim().toLocaleLowerCase()

/** Names that occur more than once: nobody could tell which item is meant. */
export function twice(items: readonly Item[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const found = new Set<string>()
  for (const name of items.map((item) => mainName(item.name)).filter(Boolean)) (seen.has(name) ? found : seen).add(name)
  return found
}

export const isTwice = (item: Item, names: ReadonlySet<string>): boolean => names.has(mainName(item.name))

/** Why a set cannot be played with yet. */
type Lack = { why: 'more' | 'fewer' | 'empty' | 'names' | 'twice'; n: number } | null

export function lackOf(items: readonly Item[], needs: Needs): Lack {
  if (items.length < needs.fewest) return { why: 'more', n: needs.fewest - items.length }
  if (items.length > needs.most) return { why: 'fewer', n: items.length - needs.most }
  const empty = items.filter(({ picture, word }) => !picture && !(needs.words && word.trim())).length
  if (empty > 0) return { why: 'empty', n: empty }
  if (!needs.named) return null
  const nameless = items.filter((item) => !item.name.trim()).length
  if (nameless > 0) return { why: 'names', n: nameless }
  const double = twice(items).size
  return double > 0 ? { why: 'twice', n: double } : null
}
