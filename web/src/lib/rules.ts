import type { Block } from '../../vite-rules'

const BOOKS = import.meta.glob<Block[]>('../../../docs/games/*.md', { import: 'default' })

export type Rules = readonly Block[]

/** A game's rules in the reader's language, read when the page was built; null: there are none. */
export async function loadRules(game: string, lang: string): Promise<Rules | null> {
  const book = BOOKS[`../../../docs/games/${game}${lang === 'en' ? '' : `.${lang}`}.md`]
  return book ? book() : null
}

/** One clause in plain words, without its id: the words of a refusal. */
export function clauseIn(rules: Rules, id: string): string | null {
  const clauses = rules.flatMap((block) => ('clauses' in block ? block.clauses : []))
  return clauses.find((clause) => clause.id === id)?.text ?? null
}

/** The rest of a clause is in the rules: over the table one sentence is enough. */
export const firstSentence = (clause: string): string => /^.+?[.!?](?=\s+\p{Lu}|$)/u.exec(clause)?.[0] ?? clause
