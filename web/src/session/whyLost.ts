import { ask } from '../lib/api'
import { prefs } from '../texts/prefs.svelte'

/** Finds out why a socket did not open. The browser does not say whether the server refused the page's address, so the page asks. */
export async function whyLost(): Promise<{ title: string; text: string }> {
  const { errors } = prefs.t
  try {
    const door = (await (await ask(`/api/door?origin=${encodeURIComponent(location.origin)}`)).json()) as { open: boolean; address: string }
    if (!door.open) return { title: errors.foreign, text: errors.foreignNext({ here: location.origin, there: door.address }) }
  } catch {
    // then the server does not answer at all
  }
  return { title: errors.lostServer, text: errors.lostServerNext }
}
