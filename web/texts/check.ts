import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formats } from '../src/texts/formats.ts'
import { areas, languages, messages, read, SOURCE, type Messages, type Tree } from './files.ts'
import { uses, type Message } from './message.ts'
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

/** What a game's box says is plain text, which the server reads, too: it has every language, and the same keys in each. */
function boxes(root: string): string[] {
  const games = join(root, '..', 'src', 'ninefold', 'games')
  if (!existsSync(games)) return []
  const folders = readdirSync(games).flatMap((game) => ['texts', 'concepts'].map((folder) => join(game, folder)))
  return folders
    .filter((folder) => existsSync(join(games, folder)))
    .flatMap((folder) => {
      const keys = (lang: string): ReadonlySet<string> | null => {
        const file = join(games, folder, `${lang}.json`)
        return existsSync(file) ? new Set(named(JSON.parse(readFileSync(file, 'utf-8')) as Tree)) : null
      }
      const english = keys(SOURCE) ?? new Set()
      return languages(root).flatMap((lang) => {
        const there = keys(lang)
        if (!there) return [`${folder}/${lang}.json is missing`]
        const less = [...english].filter((key) => !there.has(key)).map((key) => `${folder}/${lang}.json: ${key} is missing`)
        const more = [...there].filter((key) => !english.has(key)).map((key) => `${folder}/${lang}.json: ${key} is not in English`)
        return [...less, ...more]
      })
    })
}

/** The paths of a tree; a list of words is one. */
const named = (tree: Tree, under = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' && !Array.isArray(value) ? named(value, `${under}${key}.`) : [`${under}${key}`],
  )

/** A translation beside the English file: the same keys and placeholders, and only what the language has. */
export function compare(translated: Messages, english: Messages, lang: string): string[] {
  const wrong: string[] = []
  for (const path of english.keys()) if (!translated.has(path)) wrong.push(`${path} is missing`)
  for (const [path, message] of translated) {
    const original = english.get(path)
    const told = original ? [...placeholders(message, original), ...written(message, lang)] : ['is not in English']
    wrong.push(...told.map((line) => `${path} ${line}`))
  }
  return wrong
}

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
