/**
 * A message as translators write it, in a subset of ICU MessageFormat: text, `{name}`, `{n, plural, one {# die} other {# dice}}`,
 * `{side, select, left {…} other {…}}`, and `{names, list}` with a format of `src/texts/formats.ts`.
 */
export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'number' } // the # of a plural
  | { kind: 'value'; name: string; format: string | null }
  | { kind: 'plural' | 'select'; name: string; forms: ReadonlyMap<string, Message> }

export type Message = readonly Part[]

const NAME = /[a-z]\w*/iy
const KEY = /=\d+|[\w-]+/y

/** Throws with what is wrong and where. */
export function parse(source: string): Message {
  let at = 0

  const fail = (what: string): never => {
    throw new Error(`${what} at character ${at + 1} of "${source}"`)
  }
  const space = (): void => {
    while (source[at] === ' ' || source[at] === '\n') at++
  }
  const word = (form: RegExp, what: string): string => {
    space()
    form.lastIndex = at
    const found = form.exec(source)?.[0] ?? fail(`${what} is missing`)
    at += found.length
    space()
    return found
  }
  const expect = (sign: string): void => {
    if (source[at] !== sign) fail(`"${sign}" is missing`)
    at++
  }

  function message(inside: 'nothing' | 'select' | 'plural'): Message {
    const parts: Part[] = []
    let text = ''
    const endText = (): void => {
      if (text) parts.push({ kind: 'text', text })
      text = ''
    }
    while (at < source.length && source[at] !== '}') {
      if (source[at] === '{') {
        endText()
        parts.push(placeholder(inside))
      } else if (source[at] === '#' && inside === 'plural') {
        endText()
        parts.push({ kind: 'number' })
        at++
      } else text += source[at++]
    }
    endText()
    if (inside === 'nothing' && at < source.length) fail('"}" closes nothing')
    return parts
  }

  function placeholder(inside: 'nothing' | 'select' | 'plural'): Part {
    expect('{')
    const name = word(NAME, 'the name of a placeholder')
    if (source[at] === '}') {
      at++
      return { kind: 'value', name, format: null }
    }
    expect(',')
    const format = word(NAME, 'a format')
    if (format !== 'plural' && format !== 'select') {
      expect('}')
      return { kind: 'value', name, format }
    }
    expect(',')
    const forms = new Map<string, Message>()
    space()
    while (source[at] !== '}') {
      const key = word(KEY, 'a form')
      if (forms.has(key)) fail(`the form "${key}" is there twice`)
      expect('{')
      forms.set(key, message(format === 'plural' || inside === 'plural' ? 'plural' : 'select'))
      expect('}')
      space()
    }
    at++
    if (!forms.has('other')) fail('the form "other" is missing')
    return { kind: format, name, forms }
  }

  return message('nothing')
}

/** What a placeholder must be given, as far as its uses tell. */
export interface Use {
  plural: boolean
  /** By its formats: a list of words, a number. */
  formats: ReadonlySet<string>
  /** What it is compared with; "other" is left out. */
  selects: ReadonlySet<string>
}

/** All placeholders of a message, in the order in which they first come. */
export function uses(message: Message, found = new Map<string, Use>()): Map<string, Use> {
  for (const part of message) {
    if (part.kind === 'text' || part.kind === 'number') continue
    const before = found.get(part.name) ?? { plural: false, formats: new Set(), selects: new Set() }
    found.set(part.name, {
      plural: before.plural || part.kind === 'plural',
      formats: part.kind === 'value' && part.format ? new Set([...before.formats, part.format]) : before.formats,
      selects:
        part.kind === 'select' ? new Set([...before.selects, ...part.forms.keys()].filter((key) => key !== 'other')) : before.selects,
    })
    if ('forms' in part) for (const form of part.forms.values()) uses(form, found)
  }
  return found
}
