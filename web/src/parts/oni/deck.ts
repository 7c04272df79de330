import type { Lang } from '../../texts'
import type { SymbolName } from '../glyphs'
import made from './deck.json'

export type Level = 'easy' | 'normal' | 'hard'
export type CardName = keyof typeof made.cards

/** Until when a card is in force; null: it is over as soon as it is done. */
export type Until = 'done' | 'next_turn' | 'your_turn' | 'the_end'
/** What Oni may call out. */
export type Fault = 'forgot' | 'spoke' | 'touched' | 'first' | 'dropped' | 'found'
/** A piece of coloured paper: its colour, its outline, and how far it reaches beyond that. */
export type Piece = readonly [ink: string, outline: string, rim: number]

type Text = readonly [title: string, sentence: string]

interface Card {
  clause: string
  until: Until | null
  fault: Fault | null
  en: Text
  fr: Text
  picture: readonly Piece[]
}

interface Deck {
  levels: Record<Level, { clock: number; deck: readonly CardName[] }>
  cards: Record<CardName, Card>
  powers: Record<SymbolName, { en: Text; fr: Text }>
  rules: {
    players: readonly [least: number, most: number]
    byTheNext: readonly CardName[]
    onlyOne: readonly CardName[]
    justWon: readonly CardName[]
    costsThatDie: readonly Fault[]
    edge: number
  }
}

// deck.json is the box of Oni (ON-2): `make generated` writes it from the rules' own.
export const DECK = made as unknown as Deck
export const LEVELS = Object.keys(DECK.levels) as Level[]
export const CARDS = Object.keys(DECK.cards) as CardName[]

const text = (of: { en: Text; fr: Text }, lang: Lang): Text => (lang === 'fr' ? of.fr : of.en)

export const titleOf = (card: CardName, lang: Lang): string => text(DECK.cards[card], lang)[0]
export const sentenceOf = (card: CardName, lang: Lang): string => text(DECK.cards[card], lang)[1]
export const powerOf = (symbol: SymbolName, lang: Lang): Text => text(DECK.powers[symbol], lang)
