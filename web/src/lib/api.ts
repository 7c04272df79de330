import { cardOf } from './games'
import type { Entry } from './types'

async function ask(path: string): Promise<Response> {
  const response = await fetch(path)
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
