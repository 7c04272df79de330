import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { sealOf } from '../session/seal'
import type { Transcript } from '../lib/types'

/** How many results were possible, and which one came. */
export type Draw = readonly [n: number, drawn: number]

export type Verdict =
  | { sound: true; throws: number }
  | { sound: false; why: 'seed' }
  | { sound: false; why: 'part'; seat: number }
  | { sound: false; why: 'sides'; number: number }
  | { sound: false; why: 'throw'; number: number; of: number; drawn: number; due: number }

const ALL = 2n ** 256n

/** The key of one game's dice. Every part is written with its length, so that different lists of parts never give the same bytes. */
export function keyOf({ seed, game_id, contributions }: Transcript): Uint8Array {
  const parts = contributions.flatMap((part, seat) => {
    const bytes = hexToBytes(part)
    return [utf8ToBytes(`${seat > 0 ? ',' : ''}${bytes.length}:`), bytes]
  })
  return hmac(sha256, hexToBytes(seed), concatBytes(utf8ToBytes(`${game_id}/`), ...parts))
}

/** The k-th throw, counted from 1. Numbers that would favour low results are drawn again. */
export function below(key: Uint8Array, k: number, n: number): number {
  const sides = BigInt(n)
  const fair = ALL - (ALL % sides)
  for (let attempt = 0; ; attempt++) {
    const number = BigInt(`0x${bytesToHex(hmac(sha256, key, utf8ToBytes(`${k}/${attempt}`)))}`)
    if (number < fair) return Number(number % sides)
  }
}

/** Whether all parts match their promises, and every throw follows from them. */
export function check(transcript: Transcript, draws: readonly Draw[]): Verdict {
  if (sealOf(transcript.seed) !== transcript.seed_seal) return { sound: false, why: 'seed' }
  const broken = transcript.contributions.findIndex((part, seat) => part !== '' && sealOf(part) !== transcript.seals[seat])
  if (broken >= 0) return { sound: false, why: 'part', seat: broken }
  const key = keyOf(transcript)
  for (const [index, [n, drawn]] of draws.entries()) {
    if (!Number.isSafeInteger(n) || n < 1) return { sound: false, why: 'sides', number: index + 1 }
    const due = below(key, index + 1, n)
    if (drawn !== due) return { sound: false, why: 'throw', number: index + 1, of: n, drawn, due }
  }
  return { sound: true, throws: draws.length }
}

/** The seats that promised a part of the dice and did not reveal it. That proves nothing, but people should know. */
export function heldBack({ seals, contributions }: Transcript): number[] {
  return contributions.flatMap((part, seat) => (seals[seat] && part === '' ? [seat] : []))
}

export interface Tally {
  n: number
  counts: readonly number[]
  /** How often each should come up. */
  expected: number
}

/** How often each result of dice with so many sides came up; the dice thrown most often first. */
export function tallies(draws: readonly Draw[], most = 3): Tally[] {
  const byN = new Map<number, number[]>()
  for (const [n, drawn] of draws) {
    if (n > draws.length) continue
    const counts = byN.get(n) ?? Array.from({ length: n }, () => 0)
    counts[drawn] = (counts[drawn] ?? 0) + 1
    byN.set(n, counts)
  }
  return [...byN]
    .map(([n, counts]) => ({ n, counts, total: counts.reduce((sum, count) => sum + count, 0) }))
    .filter(({ n, total }) => n > 1 && total >= n)
    .sort((a, b) => b.total - a.total)
    .slice(0, most)
    .map(({ n, counts, total }) => ({ n, counts, expected: total / n }))
}
