import { expect, it } from 'vitest'
import { type Lang, loadArea } from '../texts'
import { ranking } from './ranking'
import { whyOf } from './why'

const NAMES = ['Ann', 'Ben', 'Cy']
const LANGS: Lang[] = ['en', 'fr', 'de', 'es', 'it', 'he']

async function why(lang: Lang, you: number | null, scores = [21, 18]): Promise<string> {
  const nameOf = (seat: number): string => NAMES[seat] ?? ''
  return whyOf(await loadArea(lang, 'page'), ['Ann'], ranking(scores, [0]), you, nameOf, (n) => `${n} points`)
}

it('says "you" instead of the name of whoever is spoken to', async () => {
  expect(await why('en', null)).toBe('Ann has 21 points; next comes Ben with 18 points.')
  expect(await why('en', 0)).toBe('You have 21 points; next comes Ben with 18 points.')
  expect(await why('en', 1)).toBe('Ann has 21 points; you come next with 18 points.')
  expect(await why('en', null, [21, 18, 18])).toBe('Ann has 21 points; next come Ben and Cy with 18 points each.')
  expect(await why('en', 0, [21])).toBe('You have 21 points.')
})

it.each(LANGS)('names all who come next, for they are equal, in %s', async (lang) => {
  const said = await why(lang, null, [21, 18, 18])
  for (const name of NAMES) expect(said).toContain(name)
  expect(await why(lang, 1, [21, 18, 18])).not.toMatch(/Ben|Cy/)
})

it.each(LANGS)('names nobody to themselves in %s', async (lang) => {
  for (const you of [0, 1]) {
    const said = await why(lang, you)
    expect(said).not.toContain(NAMES[you])
    expect(said).toContain(NAMES[1 - you])
  }
})
