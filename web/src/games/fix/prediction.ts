import { domainOf, offered } from '../../lib/prompts'
import type { fix } from '../../lib/types'
import type { Offered } from '../page'
import { before, type Place } from './dice'
import type { Fix } from './game'

/*
 * Prediction: what this device shows of its own hands until the server answers. It knows only the rules that a hand needs
 * when it cannot wait for an answer. The server rules, and the next view replaces all that is shown here.
 */

/** What a hand here has done and the server has not answered yet. */
export type SentAct = { seat: number; verb: 'Roll'; keeps: boolean } | { seat: number; verb: 'Flick'; die: number }

/** The time at which the dice lie still is not known yet. */
export const UNKNOWN = Infinity

const tumbling = (seat: number): Place => ({ type: 'Tumbling', seat, since: UNKNOWN, until: UNKNOWN })

/** The dice as they will be if every act is accepted: shown at once, and corrected by the ruling. */
export function predicted(dice: readonly Place[], acts: readonly SentAct[], goals: readonly fix.Goal[]): readonly Place[] {
  if (acts.length === 0) return dice
  const seen = [...dice]
  for (const act of acts) {
    for (const [die, place] of seen.entries()) {
      if (place.seat !== act.seat || place.type === 'OnDisc' || place.type === 'Tumbling') continue
      if (act.verb === 'Roll') {
        if (!act.keeps) seen[die] = tumbling(act.seat)
      } else if (die === act.die && place.type === 'Held') {
        const { seat } = act
        const to = goals.find((goal) => goal.die === die)?.to ?? null
        seen[die] =
          to === null ? { type: 'OnDisc', seat, at: UNKNOWN } : { type: 'Arriving', seat: to, thrower: seat, since: UNKNOWN, until: null }
      }
    }
  }
  return seen
}

/** The start signal, before the server can have told of it. */
export const started = (dice: readonly Place[]): readonly Place[] => dice.map(({ seat }) => tumbling(seat))

/** The dice that this seat may flick now. */
export function flickable(prompts: readonly Offered<Fix>[], acts: readonly SentAct[]): readonly number[] {
  const dice = domainOf(offered(prompts, 'Flick'), 'die', 'Pieces')?.among ?? []
  return dice.filter((die) => !acts.some((act) => act.verb === 'Flick' && act.die === die))
}

/** `keeps`: done when the dice that tumble lie still. `early`, `flick`: what must come first. */
export type Throwing = 'now' | 'keeps' | 'early' | 'flick' | 'no'

/** Whether a throw may be sent; dice that were just flicked here count as gone. All `acts` are this seat's. */
export function throwing(
  prompts: readonly Offered<Fix>[],
  acts: readonly SentAct[],
  dice: readonly Place[],
  seat: number,
  now: number,
): Throwing {
  const roll = offered(prompts, 'Roll')
  const flick = offered(prompts, 'Flick')
  if (roll?.opens_at && now < roll.opens_at) return 'early'
  if (flickable(prompts, acts).length > 0) return 'flick'
  const sent = acts.filter(({ verb }) => verb === 'Roll').length
  const { hand, coming } = before(dice, seat)
  if ((!roll && !flick) || sent > 1 || hand.length + coming.length === 0) return 'no'
  return sent > 0 || hand.some((die) => dice[die]?.type === 'Tumbling') ? 'keeps' : 'now'
}
