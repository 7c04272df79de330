import { bytesToHex } from '@noble/hashes/utils.js'

/** Plain http has no `crypto.randomUUID`, but it has `getRandomValues`. */
export function randomHex(bytes: number): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(bytes)))
}
