import { copy } from './copy'

/** Opens the device's share sheet with an address; if there is none (plain http), copies it. True: copied. */
export async function share(url: string): Promise<boolean> {
  if (!('share' in navigator)) {
    await copy(url)
    return true
  }
  await navigator.share({ title: 'Ninefold', url }).catch(() => {})
  return false
}
