import type { oni } from '../../lib/types'
import type { Effect } from './game'

export function running<Type extends Effect['type']>(
  { effects }: Pick<oni.Public, 'effects'>,
  type: Type,
): Extract<Effect, { type: Type }> | undefined {
  const is = (effect: Effect): effect is Extract<Effect, { type: Type }> => effect.type === type
  return effects.find(is)
}

/** ON-1 Dice are won on the bag, and in the hands of players. */
export const won = ({ bag, held }: Pick<oni.Public, 'bag' | 'held'>): oni.Won[] => [...bag, ...held]
