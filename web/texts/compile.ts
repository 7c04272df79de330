import { kinds, LIST, LISTS, type Kind, type Tree } from './files.ts'
import { parse, type Message, type Part } from './message.ts'

type Typeset = (text: string) => string

interface Context {
  kinds: ReadonlyMap<string, Kind>
  typeset: Typeset
  /** In a language from right to left, what is filled in stands by itself. */
  isolated: boolean
  /** The formats that the module needs. */
  needed: Set<string>
}

/** The tree as JavaScript: plain text as strings, the rest as functions of their placeholders. `shared` are all languages' trees. */
export function compile(tree: Tree, shared: readonly Tree[], typeset: Typeset, isolated = false): { formats: string[]; tree: string } {
  const needed = new Set<string>()
  const made = group(tree, shared, { typeset, isolated, needed })
  return { formats: [...needed].sort(), tree: made }
}

function group(tree: Tree, shared: readonly Tree[], context: Omit<Context, 'kinds'>): string {
  const entries = Object.entries(tree).map(([key, value]) => {
    const others = shared.map((other) => other[key])
    return `${JSON.stringify(key)}: ${entry(value, others, context)}`
  })
  return `{ ${entries.join(', ')} }`
}

function entry(value: Tree[string], others: readonly (Tree[string] | undefined)[], context: Omit<Context, 'kinds'>): string {
  if (Array.isArray(value)) return `[${value.map((text) => entry(text, [], context)).join(', ')}]`
  if (typeof value === 'object') return group(value, others.filter((other) => typeof other === 'object') as Tree[], context)
  const message = parse(value)
  const all = others.filter((other) => typeof other === 'string').map(parse)
  const given = kinds([message, ...all])
  const text = template(message, null, { ...context, kinds: given })
  return given.size > 0 ? `(of) => ${text}` : text
}

/** `number` is the placeholder that # stands for. */
function template(message: Message, number: string | null, context: Context): string {
  if (message.every(({ kind }) => kind === 'text')) return JSON.stringify(message.map((part) => inText(part, context)).join(''))
  return `\`${message.map((part) => (part.kind === 'text' ? quoted(inText(part, context)) : `\${${code(part, number, context)}}`)).join('')}\``
}

const inText = (part: Part, { typeset }: Context): string => (part.kind === 'text' ? typeset(part.text) : '')
const quoted = (text: string): string => text.replace(/[\\`]|\$(?=\{)/g, '\\$&')

function code(part: Exclude<Part, { kind: 'text' }>, number: string | null, context: Context): string {
  const { needed } = context
  const call = (format: string, ...given: string[]): string => {
    needed.add(format)
    return `${format}(${given.join(', ')})`
  }
  if (part.kind === 'number') return call('number', number ?? '')
  const value = `of.${part.name}`
  const isList = context.kinds.get(part.name) === LIST
  if (part.kind === 'value') {
    if (!part.format) return context.isolated ? call('apart', value) : value
    if (!isList || LISTS.includes(part.format)) return call(part.format, value)
    // a format of one word is of each in a list
    needed.add(part.format)
    return call('list', `${value}.map(${part.format})`)
  }
  const counted = isList ? `${value}.length` : value
  const form = (key: string): string => template(part.forms.get(key) ?? [], part.kind === 'plural' ? counted : number, context)
  const keys = [...part.forms.keys()].filter((key) => key !== 'other')
  if (part.kind === 'select') return keys.reduceRight((rest, key) => `(${same(value, key)} ? ${form(key)} : ${rest})`, form('other'))
  const named = keys.filter((key) => !key.startsWith('='))
  const usual =
    named.length > 0 ? call('plural', counted, `{ ${[...named, 'other'].map((key) => `${key}: ${form(key)}`).join(', ')} }`) : form('other')
  const exact = keys.filter((key) => key.startsWith('='))
  return exact.reduceRight((rest, key) => `(${counted} === ${key.slice(1)} ? ${form(key)} : ${rest})`, usual)
}

const same = (value: string, key: string): string =>
  key === 'none' ? `${value} === null` : key === 'true' ? value : `${value} === ${JSON.stringify(key)}`

/** The type of an area's texts, by all languages' uses of the placeholders. */
export function typed(tree: Tree, shared: readonly Tree[], indent = '  '): string {
  const lines = Object.entries(tree).map(([key, value]) => {
    const others = shared.map((other) => other[key])
    const name = /^[a-z_]\w*$/i.test(key) ? key : JSON.stringify(key)
    if (Array.isArray(value)) return `${indent}${name}: readonly string[]`
    if (typeof value === 'object') {
      const inner = typed(value, others.filter((other) => typeof other === 'object') as Tree[], `${indent}  `)
      return `${indent}${name}: ${inner}`
    }
    const given = [...kinds([value, ...others.filter((other) => typeof other === 'string')].map(parse))]
    const of = given.map(([placeholder, kind]) => `${placeholder}: ${kind}`).join('; ')
    return `${indent}${name}: ${of ? `(of: { ${of} }) => string` : 'string'}`
  })
  return `{\n${lines.join('\n')}\n${indent.slice(2)}}`
}
