import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { read, SOURCE, type Tree } from './files.ts'

const END_OF_FILE = '\0'

/** Of every game, the page itself reads these (`src/texts/games.ts`). */
const BY_THE_PAGE = ['title', 'plain', 'sentence', 'options', 'levels', 'bots']

/** Texts that no code names. Where one of a group is chosen by a value (`faces[face]`), all of them are used. */
export function unused(root: string, area: string): string[] {
  const own = join(root, 'src', 'games', area)
  const isGame = existsSync(own)
  const tree = Object.entries(read(root, SOURCE, area)).filter(([key]) => !(isGame && BY_THE_PAGE.includes(key)))
  return left(Object.fromEntries(tree), codeIn(isGame ? own : join(root, 'src')))
}

function left(tree: Tree, code: string, under = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const path = `${under}${key}`
    if (typeof value === 'string' || Array.isArray(value)) return names(code, key) ? [] : [path]
    return chosenFrom(code, key) ? [] : left(value, code, `${path}.`)
  })
}

/** `words.key`, or `{ key } = words`. */
const names = (code: string, key: string): boolean =>
  new RegExp(`\\.${key}\\b|[{,]\\s*${key}\\s*(?::\\s*\\w+\\s*)?[,}][^;\\n]*=`).test(code)

/** `words.group[value]`, or by another name: `const all = words.group`, then `all[value]`. */
function chosenFrom(code: string, group: string): boolean {
  if (new RegExp(`\\b${group}\\[`).test(code)) return true
  const renamed = new RegExp(`\\b(\\w+)(?:: [^=\\n]+)? = (?:\\$derived\\()?[\\w.]*\\.${group}\\)?$`, 'gm')
  return [...code.matchAll(renamed)].some(({ 0: { length }, 1: name = '', index }) => {
    const rest = code.slice(index + length)
    return rest.slice(0, ends(rest, name)).includes(`${name}[`)
  })
}

/** Where the name next stands for something else. */
const ends = (code: string, name: string): number => {
  const found = code.search(new RegExp(`\\b(?:const|let) ${name}\\b|${END_OF_FILE}`))
  return found < 0 ? code.length : found
}

function codeIn(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf-8' })
    .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf-8'))
    .join(END_OF_FILE)
}
