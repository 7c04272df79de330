import { DECK } from '../../parts/oni/deck'
import type { oni } from '../../lib/types'
import type { CardName, Effect, OniStage } from './game'

export const CARD_OF: Readonly<Record<Effect['type'], CardName>> = {
  Middle: 'steal_the_middle',
  Spinning: 'spin',
  Knucklebones: 'knucklebones',
  Hush: 'hush',
  Monocle: 'monocle',
  Walking: 'on_your_head',
  HandsOff: 'hands_off',
  HighFiving: 'high_five',
  Tower: 'turret',
  Flight: 'toss_it',
  Slapping: 'slap',
  Hiding: 'hide_it',
  Hidden: 'hide_it',
  King: 'king_symbol',
  Sapristi: 'sapristix',
  LongLive: 'long_live',
  Feelings: 'feel_it',
}

/** When an effect is over. */
export type Ends = { by: 'turn'; seat: number } | { by: 'game' } | { by: 'deed' } | { by: 'time' }

export function endsOf(effect: Effect): Ends {
  switch (DECK.cards[CARD_OF[effect.type]].until) {
    case 'your_turn':
      return { by: 'turn', seat: effect.who }
    case 'the_end':
      return { by: 'game' }
    case null:
      return { by: 'time' }
    default:
      return { by: 'deed' }
  }
}

/** Of whom something is asked: one seat, whoever plays next, the team, or everybody. */
export function bound(effect: Effect): number | 'next' | 'team' | 'all' {
  switch (effect.type) {
    case 'Middle':
    case 'Slapping':
      return 'all'
    case 'Hush':
    case 'HandsOff':
    case 'HighFiving':
    case 'Sapristi':
    case 'Hiding':
    case 'Hidden':
      return 'team'
    case 'Tower':
      return effect.builder ?? 'next'
    case 'King':
      return effect.thrower ?? 'next'
    case 'Flight':
      return effect.tossed === null ? effect.holder : (effect.path[0] ?? effect.holder)
    default:
      return effect.who
  }
}

/** What this reader must keep in mind. */
export function concerns({ public: game, seat }: Pick<OniStage, 'public' | 'seat'>, effect: Effect): boolean {
  const whom = bound(effect)
  if (seat === null) return false
  if (whom === 'all') return true
  return whom === 'team' ? seat !== game.oni : whom === seat
}

export function running<Type extends Effect['type']>(
  { effects }: Pick<oni.Public, 'effects'>,
  type: Type,
): Extract<Effect, { type: Type }> | undefined {
  const is = (effect: Effect): effect is Extract<Effect, { type: Type }> => effect.type === type
  return effects.find(is)
}

/** ON-1 Dice are won on the bag, and wherever somebody holds one. */
export const won = ({ bag, held }: Pick<oni.Public, 'bag' | 'held'>): oni.Won[] => [...bag, ...held]

/** Nobody but this player may touch the dice: the newest counts. */
export const toucher = (game: oni.Public): number | null => running(game, 'HandsOff')?.who ?? null
