import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { randomHex } from '../lib/random'
import { onDevice } from '../lib/storage'
import type { EndedView, SealingView } from '../lib/types'
import type { Command } from './socket'

/** What this device remembers of how the dice of one game were sealed. */
export interface Transcript {
  game: string
  seedSeal: string
  /** This device's own part; null: it was a watcher. */
  value: string | null
}

export type Verdict = 'sound' | 'watched' | 'late' | 'unused' | 'seed' | 'part'

export const sealOf = (hex: string): string => bytesToHex(sha256(hexToBytes(hex)))

const key = (token: string): string => `ninefold.seal.${token.slice(0, 16)}`

export function recall(token: string, game: string): Transcript | null {
  const stored = onDevice.get(key(token))
  const transcript = stored ? (JSON.parse(stored) as Transcript) : null
  return transcript?.game === game ? transcript : null
}

/** What this device must send now while the dice are sealed. It reveals its part only when no more promises can come. */
export function contribute(token: string, seat: number | null, view: SealingView): Command | null {
  let transcript = recall(token, view.game_id)
  if (!transcript) {
    transcript = { game: view.game_id, seedSeal: view.seed_seal, value: seat === null ? null : randomHex(32) }
    onDevice.set(key(token), JSON.stringify(transcript))
  }
  if (seat === null || transcript.value === null) return null
  const seal = sealOf(transcript.value)
  if (!view.revealing) return view.seals[seat] === null ? { type: 'Ready', seal } : null
  const mayReveal = view.seals[seat] === seal && view.values[seat] === null
  return mayReveal ? { type: 'Reveal', value: transcript.value } : null
}

/** Whether the revealed seed is the promised one, and this device's own part was used. */
export function check(transcript: Transcript | null, seat: number | null, view: EndedView): Verdict {
  if (!transcript) return 'late'
  if (sealOf(view.seed) !== transcript.seedSeal || view.seed_seal !== transcript.seedSeal) return 'seed'
  if (transcript.value === null || seat === null) return 'watched'
  const used = view.contributions[seat]
  return used === transcript.value ? 'sound' : used === '' ? 'unused' : 'part'
}
