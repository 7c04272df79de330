import type { oni } from '../../lib/types'
import type { Effect, OniStage } from './game'
import { seatName } from './words'

/** A running effect as the reader is reminded of it. */
export interface Shown {
  effect: Effect
  card: oni.Card
  ends: oni.Ends
  /** The seat that must do something; null: several, or the next player. */
  whom: number | null
  next: boolean
  mine: boolean
}

export function shownOf(stage: OniStage): Shown[] {
  const game = stage.public
  return game.effects.flatMap((effect, index): Shown[] => {
    const reminder = game.reminders[index]
    if (!reminder) return []
    const { card, ends, seats } = reminder
    const mine = stage.seat !== null && seats.includes(stage.seat)
    return [{ effect, card, ends, whom: seats.length === 1 ? (seats[0] ?? null) : null, next: seats.length === 0, mine }]
  })
}

export function endWords({ effect, ends }: Shown, stage: OniStage): string {
  if (effect.type === 'King') return stage.words.king({ symbol: stage.t.dixe.symbols[effect.symbol] })
  switch (ends) {
    case 'turn':
      return stage.words.untilTurn({ name: seatName(stage, effect.who) })
    case 'game':
      return stage.words.wholeGame
    case 'deed':
      return stage.words.untilDone
    case 'time':
      return stage.words.soon
  }
}

export function whose({ whom, next, mine }: Shown, stage: OniStage): string {
  if (mine) return stage.words.mine
  if (whom !== null) return seatName(stage, whom)
  return next ? stage.words.whoeverIsNext : stage.words.everybody
}
