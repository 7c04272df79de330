import type { Outcome } from '../games/page'
import { Sitting } from './sitting.svelte'
import { freshToken, keepToken, recallPasscode } from './tokens'
import type { TableView } from '../lib/types'

export type Laid = { ok: true; code: string } | { ok: false; refusal: { clause: string; why: string } | null }

const PATIENCE = 6000

type Lay = (sitting: Sitting, table: TableView) => Promise<Outcome | null>

/** Opens a new table and stores this device's token for it. No refusal means that the server does not answer. */
export function openTable(game: string, lay: Lay = () => Promise.resolve(null)): Promise<Laid> {
  const token = freshToken()
  return new Promise((settle) => {
    const sitting = new Sitting(token, { open: game, passcode: recallPasscode() })
    const end = (laid: Laid): void => {
      clearTimeout(timer)
      sitting.close()
      settle(laid)
    }
    const timer = setTimeout(() => end({ ok: false, refusal: null }), PATIENCE)
    sitting.onTable((before, table) => {
      if (before) return
      keepToken(table.code, token)
      void lay(sitting, table).then((outcome) =>
        end(outcome?.ok === false ? { ok: false, refusal: outcome } : { ok: true, code: table.code }),
      )
    })
    sitting.onRefused((refusal) => end({ ok: false, refusal }))
  })
}
