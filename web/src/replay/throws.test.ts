import { bytesToHex } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import { sealOf } from '../session/seal'
import type { Transcript } from '../lib/types'
import { check, heldBack, keyOf, tallies, type Draw } from './throws'

// As the server's own sealed dice give them (src/ninefold/engine/dice.py).
const SEALED: Transcript = {
  type: 'Transcript',
  game_id: 'a-Game_id9',
  seed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  seed_seal: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  contributions: ['01'.repeat(32), '', 'fe'.repeat(32)],
  seals: [
    '72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793',
    null,
    'cc0670e42d78aa98c7a1334a843925e5a4601a2e947225a6d576e7a110e249a4',
  ],
}
const DRAWS: Draw[] = [
  [6, 2],
  [5, 4],
  [54, 27],
  [2, 1],
  [11, 10],
  [9, 7],
  [1, 0],
  [1_000_000_000, 438_828_979],
  [6, 5],
  [6, 4],
]

describe('the check of every throw', () => {
  it('makes the same key as the server', () => {
    expect(bytesToHex(keyOf(SEALED))).toBe('eeebd21abddd617f8da24c27c857c482197c0866d573783fa703ae7fb41464a7')
  })

  it('names who promised a part and held it back', () => {
    expect(heldBack(SEALED)).toEqual([])
    expect(heldBack({ ...SEALED, contributions: ['', '', 'fe'.repeat(32)] })).toEqual([0])
  })

  it('finds honest throws sound', () => {
    expect(check(SEALED, DRAWS)).toEqual({ sound: true, throws: 10 })
    expect(check(SEALED, [])).toEqual({ sound: true, throws: 0 })
  })

  it.each(DRAWS.map((draw, index) => [index, draw] as const).filter(([, [n]]) => n > 1))(
    'says which throw is wrong: %i',
    (index, [n, drawn]) => {
      const twisted = DRAWS.with(index, [n, (drawn + 1) % n])
      expect(check(SEALED, twisted)).toEqual({ sound: false, why: 'throw', number: index + 1, of: n, drawn: (drawn + 1) % n, due: drawn })
    },
  )

  it.each([0, -6, 2.5, 2 ** 53, 2 ** 300])('ends at once with dice of %d sides', (n) => {
    const forged: Draw[] = [...DRAWS, [n, 0]]
    expect(check(SEALED, forged)).toEqual({ sound: false, why: 'sides', number: 11 })
    expect(tallies(forged)).toEqual(tallies(DRAWS))
  })

  it('notices a throw that was left out', () => {
    expect(check(SEALED, DRAWS.slice(1))).toMatchObject({ sound: false, why: 'throw' })
  })

  it('notices another seed, with and without another seal', () => {
    const seed = SEALED.seed.replace(/^00/, 'ff')
    expect(check({ ...SEALED, seed }, DRAWS)).toEqual({ sound: false, why: 'seed' })
    expect(check({ ...SEALED, seed, seed_seal: sealOf(seed) }, DRAWS)).toMatchObject({ why: 'throw' })
  })

  it('notices another part, and a promise that fits it', () => {
    const contributions = SEALED.contributions.with(2, '01'.repeat(32))
    expect(check({ ...SEALED, contributions }, DRAWS)).toEqual({ sound: false, why: 'part', seat: 2 })
    const seals = SEALED.seals.with(2, SEALED.seals[0] ?? null)
    expect(check({ ...SEALED, contributions, seals }, DRAWS)).toMatchObject({ why: 'throw', number: 1 })
    expect(check({ ...SEALED, contributions: SEALED.contributions.with(1, '00') }, DRAWS)).toEqual({ sound: false, why: 'part', seat: 1 })
  })

  it('notices another game id', () => {
    expect(check({ ...SEALED, game_id: 'another' }, DRAWS)).toMatchObject({ why: 'throw' })
  })
})

describe('expected against actual', () => {
  it('counts each result by the sides of its die, the most thrown first', () => {
    const draws: Draw[] = [
      [2, 0],
      [3, 1],
      [2, 0],
      [2, 1],
      [3, 1],
      [3, 2],
      [3, 0],
      [1, 0],
      [1, 0],
      [54, 3],
    ]
    expect(tallies(draws)).toEqual([
      { n: 3, counts: [1, 2, 1], expected: 4 / 3 },
      { n: 2, counts: [2, 1], expected: 1.5 },
    ])
    expect(tallies(draws, 1)).toHaveLength(1)
  })
})
