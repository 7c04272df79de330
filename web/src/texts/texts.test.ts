import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { dirOf, LANGS, loadLanguage, ownName, pickLang } from '.'
import { formats } from './formats'

describe('language', () => {
  it('is the first of the reader’s that there is', () => {
    expect(pickLang(['de-CH', 'fr-CA', 'en'], ['en', 'fr'])).toBe('fr')
    expect(pickLang(['de'], ['en', 'fr'])).toBe('en')
  })

  it('is found by its folder, and named as its readers do', () => {
    expect(LANGS).toEqual(['de', 'en', 'es', 'fr', 'he', 'it'])
    expect(LANGS.map(ownName)).toEqual(['Deutsch', 'English', 'Español', 'Français', 'עברית', 'Italiano'])
  })

  it('says which way it is read', () => {
    expect(LANGS.filter((lang) => dirOf(lang) === 'rtl')).toEqual(['he'])
  })

  it('is also that of a browser without JavaScript, which sees all of them', () => {
    for (const page of ['index.html', 'companion.html']) {
      const [, without = ''] = /<noscript>(.*)<\/noscript>/s.exec(readFileSync(page, 'utf-8')) ?? []
      expect([...without.matchAll(/<p lang="(\w+)"/g)].map(([, lang]) => lang).sort()).toEqual(LANGS)
    }
  })

  it('comes alone', async () => {
    const asked = vi.fn()
    vi.doMock('./fr/page.json', () => {
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
    const [en, fr] = [formats('en'), formats('fr')]
    expect([0, 1, 2].map((n) => en.plural(n, { one: 'die', other: 'dice' }))).toEqual(['dice', 'die', 'dice'])
    expect([0, 1, 2].map((n) => fr.plural(n, { one: 'dé', other: 'dés' }))).toEqual(['dé', 'dé', 'dés'])
  })

  it('may have more forms than two', () => {
    const days = { one: 'יום', two: 'יומיים', other: 'ימים' }
    expect([1, 2, 3, 0].map((n) => formats('he').plural(n, days))).toEqual(['יום', 'יומיים', 'ימים', 'ימים'])
    const { plural } = formats('pl')
    const dice = { one: 'kość', few: 'kości', other: 'kości (wiele)' }
    expect([1, 3, 5].map((n) => plural(n, dice))).toEqual(['kość', 'kości', 'kości (wiele)'])
  })

  it('go by the number as it is shown', () => {
    const points = { one: 'point', other: 'points' }
    expect([1.004, 1.5].map((n) => `${formats('en').number(n)} ${formats('en').plural(n, points)}`)).toEqual(['1 point', '1.5 points'])
    expect(`${formats('fr').number(1.5)} ${formats('fr').plural(1.5, points)}`).toBe('1,5 point')
  })
})

describe('lists', () => {
  it('are said as people say them', () => {
    const names = ['Ada', 'Ben', 'Cy']
    expect(formats('en').list(names)).toBe('Ada, Ben and Cy')
    expect(formats('fr').list(names)).toBe('Ada, Ben et Cy')
    expect(formats('en').or([1, 2])).toBe('1 or 2')
    expect(formats('en').list([])).toBe('')
  })
})
