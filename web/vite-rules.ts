import { Lexer, Parser, type Token, type Tokens } from 'marked'
import type { Plugin } from 'vite'

/** One rule: its name never changes, `text` is for where nothing but letters can stand. */
export interface Clause {
  id: string
  html: string
  text: string
}

/** A rulebook in its order: what leads over (the numbered lines "in short", too), and the clauses below it. */
export type Block = { html: string; chapter?: string } | { clauses: Clause[] }

const NAMED = /^([A-Z]{2}-E?\d+) ([^]*)$/

/**
 * `import rules from '…/docs/games/oni.md'` is a list of blocks, and any other Markdown is its HTML: no parser travels to the phone.
 */
export function rules(): Plugin {
  return {
    name: 'ninefold:rules',
    enforce: 'pre',
    transform(source, id) {
      const file = id.split('?', 1)[0] ?? ''
      if (!file.endsWith('.md')) return null
      const read = /[\\/]games[\\/][^\\/]+$/.test(file) ? blocksOf(source) : Parser.parse(Lexer.lex(printed(source)))
      return { code: `export default ${JSON.stringify(read)}`, map: null }
    },
  }
}

/** As it is printed: a rulebook is typed with straight apostrophes. */
const printed = (markdown: string): string => markdown.replace(/(?<=\p{L})'(?=\p{L})/gu, '’')

export function blocksOf(markdown: string): Block[] {
  return Lexer.lex(printed(markdown)).flatMap((token): Block[] => {
    if (token.type === 'space') return []
    if (token.type === 'list' && !(token as Tokens.List).ordered) return [{ clauses: (token as Tokens.List).items.map(clauseOf) }]
    const html = Parser.parse([token])
    return token.type === 'heading' && token.depth === 2 ? [{ html, chapter: plain([token]) }] : [{ html }]
  })
}

function clauseOf(item: Tokens.ListItem): Clause {
  const [, id, words] = NAMED.exec(item.text) ?? []
  if (!id || !words) throw new Error(`a rule without a name such as MD-1: ${item.text}`)
  const tokens = Lexer.lex(words)
  const [only] = tokens
  // a single paragraph stands in the list as it is
  const html = only?.type === 'paragraph' && tokens.length === 1 ? Parser.parseInline(only.tokens ?? []) : Parser.parse(tokens)
  return { id, html, text: plain(tokens).trim().replaceAll('\n', ' ') }
}

const plain = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      if (token.type === 'list' && !(token as Tokens.List).ordered)
        return (token as Tokens.List).items.map(({ tokens }) => plain(tokens)).join(' ')
      return 'tokens' in token && token.tokens ? plain(token.tokens) : 'text' in token ? String(token.text) : ' '
    })
    .join('')
