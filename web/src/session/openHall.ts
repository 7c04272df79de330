import { Hall } from './hall.svelte'
import type { Laid } from './opening'
import { freshToken, keepHall, keepToken, recallPasscode } from './tokens'

const PATIENCE = 6000

/** Opens a new hall and stores this device's token for it. No refusal means that the server does not answer. */
export function openHall(): Promise<Laid> {
  const token = freshToken()
  return new Promise((settle) => {
    const hall = new Hall(token, { open: true, passcode: recallPasscode() })
    const end = (laid: Laid): void => {
      clearTimeout(timer)
      hall.close()
      settle(laid)
    }
    const timer = setTimeout(() => end({ ok: false, refusal: null }), PATIENCE)
    hall.onView((_, { code }) => {
      keepToken(code, token)
      keepHall(code)
      end({ ok: true, code })
    })
    hall.onRefused((refusal) => end({ ok: false, refusal }))
  })
}
