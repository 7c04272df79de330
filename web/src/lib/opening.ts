import { Sitting } from './sitting.svelte'
import { freshToken, keepToken } from './tokens'

export type Laid = { ok: true; code: string } | { ok: false; refusal: { clause: string; why: string } | null }

const PATIENCE = 6000

/** Lays a new table and remembers this device's token for it; no refusal: the server does not answer. */
export function openTable(game: string): Promise<Laid> {
  const token = freshToken()
  return new Promise((settle) => {
    const sitting = new Sitting(token, { open: game })
    const end = (laid: Laid): void => {
      clearTimeout(timer)
      sitting.close()
      settle(laid)
    }
    const timer = setTimeout(() => end({ ok: false, refusal: null }), PATIENCE)
    sitting.onTable((_, { code }) => {
      keepToken(code, token)
      end({ ok: true, code })
    })
    sitting.onRefused((refusal) => end({ ok: false, refusal }))
  })
}
