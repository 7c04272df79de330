import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import { check, contribute, recall, sealOf } from './seal'
import type { EndedView, SealingView } from '../lib/types'

const SEED = 'ab'.repeat(32)
const view = (change: Partial<SealingView> = {}): SealingView => ({
  type: 'SealingView',
  game_id: 'g1',
  seed_seal: sealOf(SEED),
  seals: [null, null],
  values: [null, null],
  revealing: false,
  ...change,
})
const ended = (change: Partial<EndedView> = {}): EndedView => ({
  type: 'EndedView',
  game_id: 'g1',
  seed_seal: sealOf(SEED),
  contributions: ['', ''],
  lesson: false,
  seed: SEED,
  scores: [1, 2],
  winners: [1],
  ...change,
})

describe('sealing the dice', () => {
  it('promises the hash of its part, and tells the part only when all have promised', () => {
    const token = 'a'.repeat(64)
    const ready = contribute(token, 1, view())
    if (ready?.type !== 'Ready') throw new Error('no promise')
    expect(contribute(token, 1, view({ seals: [null, ready.seal] }))).toBeNull()
    const reveal = contribute(token, 1, view({ seals: [null, ready.seal], revealing: true }))
    if (reveal?.type !== 'Reveal') throw new Error('nothing revealed')
    expect(bytesToHex(sha256(hexToBytes(reveal.value)))).toBe(ready.seal)
    expect(contribute(token, 1, view({ seals: [null, ready.seal], values: [null, reveal.value], revealing: true }))).toBeNull()
    expect(check(recall(token, 'g1'), 1, ended({ contributions: ['', reveal.value] }))).toBe('sound')
    expect(check(recall(token, 'g1'), 1, ended({ contributions: ['', ''] }))).toBe('unused')
    expect(check(recall(token, 'g1'), 1, ended({ contributions: ['', 'cd'.repeat(32)] }))).toBe('part')
  })

  it('finds another seed than the sealed one, even with a seal to match', () => {
    const token = 'b'.repeat(64)
    contribute(token, null, view())
    expect(check(recall(token, 'g1'), null, ended())).toBe('watched')
    expect(check(recall(token, 'g1'), null, ended({ seed: 'cd'.repeat(32) }))).toBe('seed')
    expect(check(recall(token, 'g1'), null, ended({ seed: 'cd'.repeat(32), seed_seal: sealOf('cd'.repeat(32)) }))).toBe('seed')
  })

  it('knows nothing of a game whose sealing it has not seen', () => {
    const token = 'c'.repeat(64)
    contribute(token, 0, view())
    expect(recall(token, 'g2')).toBeNull()
    expect(check(null, 0, ended())).toBe('late')
  })
})
