import { describe, expect, test } from 'vitest'
import { GAMES } from '../catalogue/games'
import { loadRules } from '../lib/rules'
import { LANGS } from '../texts'
import { loadIllustrations } from './load'

describe.each(GAMES.map(({ name }) => name))('what the rules of %s show', (game) => {
  test.each(LANGS)('stands beside clauses that there are in "%s", and in every section', async (lang) => {
    const shown = await loadIllustrations(game)
    const sections =
      (await loadRules(game, lang))?.flatMap((block) => ('clauses' in block ? [block.clauses.map(({ id }) => id)] : [])) ?? []
    expect(sections).not.toEqual([])
    const clauses = sections.flat()
    expect(Object.keys(shown).filter((id) => !clauses.includes(id))).toEqual([])
    expect(sections.filter((ids) => !ids.some((id) => shown[id]?.length))).toEqual([])
  })
})
