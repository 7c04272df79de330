import { describe, expect, it } from 'vitest'
import { clauseIn, loadRules, withNumbers } from './rules'

describe('rules beside the table', () => {
  it('finds the bullet of a clause as plain words', () => {
    const html = '<ul>\n<li>MD-1 Nine &amp; one.</li>\n<li><p>MD-10 It&#39;s <em>wrong</em>.</p></li></ul>'
    expect(clauseIn(html, 'MD-1')).toBe('Nine & one.')
    expect(clauseIn(html, 'MD-10')).toBe("It's wrong.")
    expect(clauseIn(html, 'MD-2')).toBeNull()
    expect(withNumbers(html)).toContain('<li><span class="clause">MD-1</span> Nine')
  })

  it('has every clause of a game in both languages', async () => {
    const [en, fr] = await Promise.all([loadRules('memo_dice', 'en'), loadRules('memo_dice', 'fr')])
    for (let clause = 1; clause <= 15; clause++) {
      expect(clauseIn(en ?? '', `MD-${clause}`), `MD-${clause} in English`).toBeTruthy()
      expect(clauseIn(fr ?? '', `MD-${clause}`), `MD-${clause} in French`).toBeTruthy()
    }
  })
})
