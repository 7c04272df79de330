import { describe, expect, it, vi } from 'vitest'
import { LANGS, loadLanguage, ownName, pickLang } from '.'
import { plurals } from './plural'

describe('language', () => {
  it('is the first of the reader’s that there is', () => {
    expect(pickLang(['de-CH', 'fr-CA', 'en'], LANGS)).toBe('fr')
    expect(pickLang(['de'], LANGS)).toBe('en')
  })

  it('is found by its file, and named as its readers do', () => {
    expect(LANGS).toEqual(['en', 'fr'])
    expect(LANGS.map(ownName)).toEqual(['English', 'Français'])
  })

  it('comes alone', async () => {
    const asked = vi.fn()
    vi.doMock('./fr', () => {
      asked()
      return {}
    })
    const { texts, games } = await loadLanguage('en')
    expect(texts.common.yes).toBe('Yes')
    expect(Object.keys(games)).toContain('fix')
    expect(asked).not.toHaveBeenCalled()
    await expect(loadLanguage('tlh')).rejects.toThrow('no texts')
  })
})

describe('words that depend on a number', () => {
  it('follow the language: none is many in English, and one in French', () => {
    const [en, fr] = [plurals('en'), plurals('fr')]
    expect([0, 1, 2].map((n) => en.count(n, { one: 'die', other: 'dice' }))).toEqual(['0 dice', '1 die', '2 dice'])
    expect([0, 1, 2].map((n) => fr.count(n, { one: 'dé', other: 'dés' }))).toEqual(['0 dé', '1 dé', '2 dés'])
  })

  it('may have more forms than two', () => {
    const { form } = plurals('pl')
    const dice = { one: 'kość', few: 'kości', other: 'kości (wiele)' }
    expect([1, 3, 5].map((n) => form(n, dice))).toEqual(['kość', 'kości', 'kości (wiele)'])
  })
})
