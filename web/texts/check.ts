import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formats } from '../src/texts/formats.ts'
import { areas, languages, messages, read, SOURCE, type Messages, type Tree } from './files.ts'
import { parse, uses, type Message } from './message.ts'
import { unused } from './unused.ts'

/** What is wrong with the page's texts, a line each. */
export function check(root: string): string[] {
  const wrong: string[] = []
  const source = new Map(areas(root, SOURCE).map((area) => [area, messages(read(root, SOURCE, area))]))
  for (const lang of languages(root)) {
    const there = areas(root, lang)
    for (const area of source.keys()) if (!there.includes(area)) wrong.push(`${lang}/${area}.json is missing`)
    for (const area of there) {
      try {
        const told = compare(messages(read(root, lang, area)), source.get(area) ?? new Map(), lang)
        wrong.push(...told.map((line) => `${lang}/${area}.json: ${line}`))
      } catch (error) {
        wrong.push(`${lang}/${area}.json: ${(error as Error).message}`)
      }
    }
  }
  wrong.push(...boxes(root))
  for (const area of source.keys()) wrong.push(...unused(root, area).map((path) => `${SOURCE}/${area}.json: ${path} is not used`))
  return wrong
}

/** What a game's box says is plain text, which the server reads, too: it has every language, and the same keys and placeholders in each. */
function boxes(root: string): string[] {
  const games = join(root, '..', 'src', 'ninefold', 'games')
  if (!existsSync(games)) return []
  const folders = readdirSync(games).flatMap((game) => ['texts', 'concepts'].map((folder) => join(game, folder)))
  return folders
    .filter((folder) => existsSync(join(games, folder)))
    .flatMap((folder) => {
      const texts = (lang: string): Words | null => {
        const file = join(games, folder, `${lang}.json`)
        return existsSync(file) ? new Map(words(JSON.parse(readFileSync(file, 'utf-8')) as Tree)) : null
      }
      const english = texts(SOURCE) ?? new Map<string, readonly string[]>()
      return languages(root).flatMap((lang) => {
        const there = texts(lang)
        if (!there) return [`${folder}/${lang}.json is missing`]
        const less = [...english.keys()].filter((key) => !there.has(key)).map((key) => `${key} is missing`)
        const told = [...there].flatMap(([key, said]) => boxText(said, english.get(key)).map((line) => `${key} ${line}`))
        return [...less, ...told].map((line) => `${folder}/${lang}.json: ${line}`)
      })
    })
}

/** What a box says by its path; a list has as many words as its language needs. */
type Words = ReadonlyMap<string, readonly string[]>

const words = (tree: Tree, under = ''): [path: string, said: readonly string[]][] =>
  Object.entries(tree).flatMap(([key, value]) => {
    const path = `${under}${key}`
    if (typeof value === 'object' && !Array.isArray(value)) return words(value, `${path}.`)
    return [[path, typeof value === 'string' ? [value] : value] as [string, readonly string[]]]
  })

function boxText(said: readonly string[], english: readonly string[] | undefined): string[] {
  if (!english) return ['is not in English']
  if (said.length === 0 || said.some((text) => !text.trim())) return ['is empty']
  try {
    const message = parse(said.join(' '))
    const plain = message.every((part) => part.kind === 'text' || (part.kind === 'value' && !part.format))
    return plain ? placeholders(message, parse(english.join(' '))) : ['may only have plain placeholders: the server fills them in']
  } catch (error) {
    return [`cannot be read: ${(error as Error).message}`]
  }
}

/** A translation beside the English file: the same keys and placeholders, and only what the language has. */
export function compare(translated: Messages, english: Messages, lang: string): string[] {
  const wrong: string[] = []
  for (const path of english.keys()) if (!translated.has(path)) wrong.push(`${path} is missing`)
  for (const [path, message] of translated) {
    const original = english.get(path)
    const told = original ? beside(message, original, lang) : ['is not in English']
    wrong.push(...told.map((line) => `${path} ${line}`))
  }
  return wrong
}

/** A text may be empty where the English one is: nobody is told anything there. */
const beside = (message: Message, original: Message, lang: string): string[] =>
  empty(message) && !empty(original) ? ['is empty'] : [...placeholders(message, original), ...written(message, lang)]

const empty = (message: Message): boolean => message.every((part) => part.kind === 'text' && !part.text.trim())

function placeholders(message: Message, original: Message): string[] {
  const [given, wanted] = [uses(message), uses(original)]
  return [
    ...[...wanted.keys()].flatMap((name) => (given.has(name) ? [] : [`leaves out {${name}}`])),
    ...[...given].flatMap(([name, { selects }]) => {
      const known = wanted.get(name)
      if (!known) return [`has {${name}}, which nobody fills in`]
      return [...selects].flatMap((key) => (known.selects.has(key) ? [] : [`asks whether {${name}} is "${key}": English does not`]))
    }),
  ]
}

/** Forms and formats that the language does not have, and a straight apostrophe. */
function written(message: Message, lang: string): string[] {
  const forms: string[] = new Intl.PluralRules(lang).resolvedOptions().pluralCategories.sort()
  return message.flatMap((part) => {
    if (part.kind === 'text') return part.text.includes("'") ? ['has a straight apostrophe: write ’'] : []
    if (part.kind === 'number') return []
    if (part.kind === 'value') return part.format && !(part.format in formats(lang)) ? [`has an unknown format: ${part.format}`] : []
    const foreign = part.kind === 'plural' ? [...part.forms.keys()].filter((key) => !key.startsWith('=') && !forms.includes(key)) : []
    const inside = [...part.forms.values()].flatMap((form) => written(form, lang))
    return [...foreign.map((key) => `has the form "${key}": in this language there are ${forms.join(', ')}`), ...inside]
  })
}
