import { describe, expect, it } from 'vitest'
import { blocksOf } from '../../vite-rules'
import { LANGS } from '../texts'
import { GAMES } from '../catalogue/games'
import { clauseIn, firstSentence, loadRules, type Rules } from './rules'

describe('a rulebook', () => {
  const rules = blocksOf("# Game\n\nFun & *more*.\n\n- MD-1 Nine & one.\n- MD-10 It's *wrong*.\n\n## End\n\n- MD-2 Over.\n")

  it('is a list of clauses, and of what leads over', () => {
    expect(rules).toEqual([
      { html: '<h1>Game</h1>\n' },
      { html: '<p>Fun &amp; <em>more</em>.</p>\n' },
      {
        clauses: [
          { id: 'MD-1', html: 'Nine &amp; one.', text: 'Nine & one.' },
          { id: 'MD-10', html: 'It’s <em>wrong</em>.', text: 'It’s wrong.' },
        ],
      },
      { html: '<h2>End</h2>\n', chapter: 'End' },
      { clauses: [{ id: 'MD-2', html: 'Over.', text: 'Over.' }] },
    ])
  })

  it('says one clause in plain words', () => {
    expect(clauseIn(rules, 'MD-10')).toBe('It’s wrong.')
    expect(clauseIn(rules, 'MD-3')).toBeNull()
  })

  it('reads a clause that is wrapped over several lines as one', () => {
    const wrapped = blocksOf('- MD-1 Nobody\n  looks. Then\n  all do.\n- MD-2 Over.\n')
    expect(clauseIn(wrapped, 'MD-1')).toBe('Nobody looks. Then all do.')
    expect(firstSentence(clauseIn(wrapped, 'MD-1') ?? '')).toBe('Nobody looks.')
  })

  it('is cut to its first sentence where there is little room', () => {
    expect(firstSentence('Nobody looks! The curtain closes. Then it opens.')).toBe('Nobody looks!')
    expect(firstSentence('After 1.5 s they fall')).toBe('After 1.5 s they fall')
  })

  it('may have numbered lines that are no clauses', () => {
    expect(blocksOf('1. Throw.\n2. Win.\n')).toEqual([{ html: '<ol>\n<li>Throw.</li>\n<li>Win.</li>\n</ol>\n' }])
  })

  it('names every bullet', () => {
    expect(() => blocksOf('- A rule without a name.')).toThrow('without a name')
  })
})

describe.each(GAMES.map(({ name }) => name))('the rules of %s', (game) => {
  const clauses = (rules: Rules | null): string[] =>
    (rules ?? []).flatMap((block) => ('clauses' in block ? block.clauses.map(({ id }) => id) : []))

  it('have the same clauses in every language', async () => {
    const english = clauses(await loadRules(game, 'en'))
    expect(english.length).toBeGreaterThan(5)
    expect(new Set(english).size).toBe(english.length)
    for (const lang of LANGS) expect(clauses(await loadRules(game, lang)), lang).toEqual(english)
  })

  it.each(LANGS)('begin with six short lines in "%s"', async (lang) => {
    const rules = (await loadRules(game, lang)) ?? []
    const [heading, short] = rules.slice(rules.findIndex((block) => 'chapter' in block))
    expect(heading).toHaveProperty('chapter')
    const lines = short && 'html' in short ? [...short.html.matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) => line ?? '') : []
    expect(lines).toHaveLength(6)
    expect(lines.filter((line) => line.length > 105)).toEqual([])
  })
})
