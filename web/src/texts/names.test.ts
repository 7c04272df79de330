import { describe, expect, it } from 'vitest'
import { nameOf, withNames } from './names'

const GAMES = [
  { title: 'MemoDiXe', plain: 'Nine dice' },
  { title: 'FIX', plain: 'Quick dice' },
]

describe('the names of games', () => {
  it('are those on their boxes, or plain ones', () => {
    expect(GAMES.map((game) => nameOf(game, false))).toEqual(['MemoDiXe', 'FIX'])
    expect(GAMES.map((game) => nameOf(game, true))).toEqual(['Nine dice', 'Quick dice'])
  })

  it('are replaced wherever a text names a game', () => {
    const text = '<h1>FIX</h1> The dice are those of MemoDiXe.'
    expect(withNames(text, GAMES, true)).toBe('<h1>Quick dice</h1> The dice are those of Nine dice.')
    expect(withNames(text, GAMES, false)).toBe(text)
  })
})
