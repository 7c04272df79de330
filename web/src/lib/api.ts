import { BASE } from './base'

export async function ask(path: string): Promise<Response> {
  const response = await fetch(BASE + path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response
}

/** The address where others reach this server: of the local network if there is one. */
export const fetchAddress = async (): Promise<string> => ((await (await ask('/api/address')).json()) as { address: string }).address

export const fetchQr = async (path: string): Promise<string> => (await ask(`/api/qr.svg?path=${encodeURIComponent(path)}`)).text()
