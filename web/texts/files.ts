import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, uses, type Message, type Use } from './message.ts'

/** What a file of texts holds: messages by name, in groups. */
export type Tree = { [key: string]: string | string[] | Tree }

/** A file's messages by their paths, "says.over"; a list's are numbered. */
export type Messages = ReadonlyMap<string, Message>

/** The type that a placeholder is given in TypeScript. */
export type Kind = 'string' | 'number' | 'string | number' | 'boolean' | 'number | null' | 'string | number | null' | typeof LIST

export const SOURCE = 'en'
export const LIST = 'readonly (string | number)[]'
/** The formats of lists: the others are of one word or number. */
export const LISTS: readonly string[] = ['list', 'or', 'commas', 'semicolons']

export const folderOf = (root: string): string => join(root, 'src', 'texts')

export function languages(root: string): string[] {
  const found = readdirSync(folderOf(root), { withFileTypes: true })
  return found.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort()
}

export const areas = (root: string, lang: string): string[] =>
  readdirSync(join(folderOf(root), lang))
    .flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : []))
    .sort()

export const read = (root: string, lang: string, area: string): Tree =>
  JSON.parse(readFileSync(join(folderOf(root), lang, `${area}.json`), 'utf-8')) as Tree

/** Every text of a tree with its path. */
export function flat(tree: Tree, under = ''): [path: string, source: string][] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const path = `${under}${key}`
    if (typeof value === 'string') return [[path, value] as [string, string]]
    if (Array.isArray(value)) return value.map((text, index): [string, string] => [`${path}.${index}`, text])
    return flat(value, `${path}.`)
  })
}

/** Throws at the first message that cannot be read, with its path. */
export function messages(tree: Tree): Messages {
  return new Map(
    flat(tree).map(([path, source]) => {
      try {
        return [path, parse(source)]
      } catch (error) {
        throw new Error(`${path}: ${(error as Error).message}`, { cause: error })
      }
    }),
  )
}

/** The placeholders of one message by all languages' uses of them. */
export function kinds(all: readonly Message[]): Map<string, Kind> {
  const found = new Map<string, Use[]>()
  for (const message of all) for (const [name, use] of uses(message)) found.set(name, [...(found.get(name) ?? []), use])
  return new Map([...found].map(([name, told]) => [name, kindOf(told)]))
}

function kindOf(told: readonly Use[]): Kind {
  const formats = new Set(told.flatMap(({ formats }) => [...formats]))
  const selects = new Set(told.flatMap(({ selects }) => [...selects]))
  if (LISTS.some((format) => formats.has(format))) return LIST
  const number = formats.has('number') || told.some(({ plural }) => plural)
  if (selects.has('none')) return number ? 'number | null' : 'string | number | null'
  if (selects.has('true')) return 'boolean'
  if (number) return 'number'
  return selects.size > 0 || formats.size > 0 ? 'string' : 'string | number'
}
