import { bytesToHex } from '@noble/hashes/utils.js'

/** `crypto.randomUUID` is missing on a plain http address, `getRandomValues` never. */
export function randomHex(bytes: number): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(bytes)))
}
