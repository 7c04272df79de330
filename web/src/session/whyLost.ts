import { ask } from '../lib/api'
import { prefs } from '../texts/prefs.svelte'

/** Why nothing came of a socket. A browser does not tell its page that the server refused it for its address: the server is asked. */
export async function whyLost(): Promise<{ title: string; text: string }> {
  const { errors } = prefs.t
  try {
    const door = (await (await ask(`/api/door?origin=${encodeURIComponent(location.origin)}`)).json()) as { open: boolean; address: string }
    if (!door.open) return { title: errors.foreign, text: errors.foreignNext({ here: location.origin, there: door.address }) }
  } catch {
    // then it does not answer at all
  }
  return { title: errors.lostServer, text: errors.lostServerNext }
}
