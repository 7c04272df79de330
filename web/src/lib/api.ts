import { BASE } from './base'
import { cardOf } from './games'
import { prefs } from './prefs.svelte'
import type { Entry } from './types'

async function ask(path: string): Promise<Response> {
  const response = await fetch(BASE + path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response
}

/** The games that can be played here. */
export async function fetchShelf(): Promise<Entry[]> {
  const entries = (await (await ask('/api/shelf')).json()) as Entry[]
  return entries.filter(({ name }) => cardOf(name) !== undefined)
}

/** Where others reach this server: a name or number of the local network where there is one. */
export const fetchAddress = async (): Promise<string> => ((await (await ask('/api/address')).json()) as { address: string }).address

export const fetchQr = async (path: string): Promise<string> => (await ask(`/api/qr.svg?path=${encodeURIComponent(path)}`)).text()

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
