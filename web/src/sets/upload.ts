import { BASE } from '../lib/base'
import type { Outcome } from '../games/page'
import type { Command } from '../session/socket'
import type { Item } from './items'

/** The host of a table or of a hall. */
export interface SetHost {
  readonly token: string
  ask(command: Command): Promise<Outcome>
}

const AT_ONCE = 2

/** Why the server refused a picture or a set. */
type Reason = 'host' | 'tooMany' | 'unfit' | 'busy' | 'failed'

const REASONS: Readonly<Record<number, Reason>> = { 403: 'host', 413: 'tooMany', 422: 'unfit', 429: 'busy', 503: 'busy' }

export class NotTaken extends Error {
  constructor(readonly reason: Reason) {
    super(reason)
  }
}

async function post<T>(path: string, token: string, body: Blob | string): Promise<T> {
  const response = await fetch(`${BASE}/api/sets/${path}`, { method: 'POST', body, headers: { Authorization: `Bearer ${token}` } })
  if (!response.ok) throw new NotTaken(REASONS[response.status] ?? 'failed')
  return (await response.json()) as T
}

/** Uploads a set to a table; returns its hash. `done` gets the number of uploaded pictures. */
export async function upload(
  items: readonly Item[],
  where: { code: string; token: string; game: string },
  done: (n: number) => void,
): Promise<string> {
  const { code, token, game } = where
  const addresses = new Map<string, string>()
  const waiting = items.filter(({ picture }) => picture !== null)
  let next = 0
  async function work(): Promise<void> {
    for (let item = waiting[next++]; item; item = waiting[next++]) {
      if (!item.picture) continue
      addresses.set(item.id, (await post<{ picture: string }>(`${code}/pictures`, token, item.picture)).picture)
      done(addresses.size)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const things = items.map(({ id, picture, word, name }) => ({
    picture: addresses.get(id) ?? '',
    words: name.trim(),
    // a screen reader says this of a picture that nothing else names
    shown: picture ? (game === 'jinx' ? name.trim() : '') : word,
  }))
  return (await post<{ set: string }>(code, token, JSON.stringify({ game, things }))).set
}
