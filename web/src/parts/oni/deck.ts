import type { Lang } from '../../texts'
import { boxOf } from '../../texts/box'
import type { SymbolName } from '../glyphs'
import made from './deck.json'

export type Level = 'easy' | 'normal' | 'hard'
export type CardName = keyof typeof made.cards

/** How long a card lasts; null: it ends as soon as it is done. */
export type Until = 'done' | 'next_turn' | 'your_turn' | 'the_end'
/** What Oni may call out. */
type Fault = 'forgot' | 'spoke' | 'touched' | 'first' | 'dropped' | 'found'
/** A piece of coloured paper: its colour, its outline, and how far it reaches beyond. */
export type Piece = readonly [ink: string, outline: string, rim: number]

interface Text {
  title: string
  sentence: string
}

interface Card {
  clause: string
  until: Until | null
  fault: Fault | null
  picture: readonly Piece[]
}

interface Deck {
  levels: Record<Level, { clock: number; deck: readonly CardName[] }>
  cards: Record<CardName, Card>
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

interface Texts {
  cards: Record<CardName, Text>
  powers: Record<SymbolName, Text>
}
const texts = (lang: Lang): Texts => boxOf('oni', lang) as Texts

export const titleOf = (card: CardName, lang: Lang): string => texts(lang).cards[card].title
export const sentenceOf = (card: CardName, lang: Lang): string => texts(lang).cards[card].sentence
export const powerOf = (symbol: SymbolName, lang: Lang): Text => texts(lang).powers[symbol]
