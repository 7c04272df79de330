import { copy } from './copy'

/** Hands an address to the device's own share sheet; where there is none (plain http), copies it. True: copied. */
export async function share(url: string): Promise<boolean> {
  if (!('share' in navigator)) {
    await copy(url)
    return true
  }
  await navigator.share({ title: 'Ninefold', url }).catch(() => {})
  return false
}
