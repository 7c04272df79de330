import { BASE } from '../lib/base'
import type { Replay } from '../lib/types'
import type { Viewpoint } from './stage.svelte'

/** Why there is nothing to show: no such game, not over yet, rules that this server no longer has, or a damaged record. */
export class NoReplay extends Error {
  constructor(readonly why: 'none' | 'rules' | 'damaged') {
    super(why)
  }
}

export async function fetchReplay(code: string, game: string, from: Viewpoint): Promise<Replay> {
  const response = await fetch(`${BASE}/api/replay/${code}/${encodeURIComponent(game)}?seat=${from}`)
  if (response.status === 404) throw new NoReplay('none')
  if (response.status === 410) throw new NoReplay('rules')
  if (response.status === 422) throw new NoReplay('damaged')
  if (!response.ok) throw new Error(`replay: ${response.status}`)
  return (await response.json()) as Replay
}

/** A place in a replay, as in its address. */
export function readPlace(search: string): { from: Viewpoint; step: number } {
  const query = new URLSearchParams(search)
  const from = query.get('seat') ?? 'watch'
  const step = Number(query.get('step') ?? 1) - 1
  return {
    from: /^\d$/.test(from) ? Number(from) : from === 'open' ? 'open' : 'watch',
    step: Number.isInteger(step) && step > 0 ? step : 0,
  }
}

export const writePlace = (code: string, game: string, from: Viewpoint, step: number): string =>
  `/replay/${code}/${encodeURIComponent(game)}?seat=${from}&step=${step + 1}`
