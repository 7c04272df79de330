import BurntDie from './BurntDie.svelte'
import type { Kind, SymbolName } from '../glyphs'
import { group, thing, type Illustration, type Thing } from '../illustration/things'

/** The dice of the DiXes, as the rules show them. */
export const die = (symbol: SymbolName | null, kind?: Kind): Thing => thing(BurntDie, { symbol, kind })

const TOPS: readonly SymbolName[] = ['sun', 'pi', 'clover', 'bolt', 'smiley', 'anchor', 'skull', 'bomb', 'aum']
export const square = (columns: number, rows = columns): Thing =>
  group(
    Array.from({ length: columns * rows }, (_, place) => die(TOPS[place % TOPS.length] ?? null)),
    columns,
    0.4,
  )
export const diceInSquare = square(3)

export const pair = (symbol: SymbolName): Thing => group([die(symbol), die(symbol)], 2, 0.85)
export const different: Illustration = [die('sun'), 'different', die('anchor')]
