import { onDevice } from './storage'

const PROFILE = 'ninefold.profile'

interface Profile {
  name: string
  face: string
}

/** The last person who sat down on this device: nobody types their name twice. */
export function recallProfile(): Profile | null {
  const kept = onDevice.get(PROFILE)
  return kept ? (JSON.parse(kept) as Profile) : null
}

export function keepProfile(profile: Profile): void {
  onDevice.set(PROFILE, JSON.stringify(profile))
}
