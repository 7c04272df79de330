import { DECK, type CardName, type Level } from '../parts/oni/deck'

/** The players around the real table, in the order of play. Without a name they are called by their number. */
export interface Table {
  level: Level
  names: readonly string[]
  oni: number
}

export interface Running {
  card: CardName
  who: number
  /** The turn in which it was drawn, counted from the first. */
  turn: number
}

/** What the table must do or know now, besides the card. */
export type Notice =
  { type: 'penalty' } | { type: 'die_back'; card: CardName } | { type: 'over'; cards: readonly CardName[] } | { type: 'wrong' }

export interface Game {
  table: Table
  /** By the device's own clock, which goes on while the page sleeps (ON-51). */
  startedAt: number
  pile: readonly CardName[]
  who: number
  turn: number
  /** The open card; `won`: whether a die was just won, if that matters and is known. */
  open: { card: CardName; won: boolean | null } | null
  running: readonly Running[]
  /** What ended as this turn began: a slip there may still be reported until the second die is turned. */
  lapsed: readonly Running[]
  /** The seat that found a clover: no cards until its turn. */
  bans: readonly number[]
  notice: Notice | null
  /** Somebody called DiXe, and all dice are being turned up. */
  called: boolean
  winner: 'team' | 'oni' | null
  /** When the team won. */
  endedAt: number | null
}

type Shuffle = (cards: readonly CardName[]) => CardName[]

export const shuffled: Shuffle = (cards) => {
  const pile = [...cards]
  for (let k = pile.length - 1; k > 0; k--) {
    const other = Math.floor(Math.random() * (k + 1))
    ;[pile[k], pile[other]] = [pile[other] as CardName, pile[k] as CardName]
  }
  return pile
}

export function begin(table: Table, now: number, shuffle: Shuffle = shuffled): Game {
  return {
    table,
    startedAt: now,
    pile: shuffle(DECK.levels[table.level].deck),
    who: after(table, table.oni),
    turn: 0,
    open: null,
    running: [],
    lapsed: [],
    bans: [],
    notice: null,
    called: false,
    winner: null,
    endedAt: null,
  }
}

/** The next player: Oni has no turns (ON-5). */
export function after(table: Table, seat: number): number {
  const next = (seat + 1) % table.names.length
  return next === table.oni ? after(table, next) : next
}

export const endsAt = (game: Game): number => game.startedAt + DECK.levels[game.table.level].clock

/** The clock runs on while a call is judged (ON-50). */
export function tick(game: Game, now: number): Game {
  return now >= endsAt(game) && game.winner === null ? { ...game, notice: null, winner: 'oni' } : game
}

/** ON-11 */
export const mayDraw = (game: Game): boolean => game.open === null && game.bans.length === 0

/** ON-6 The top card is shown; an empty pile is shuffled again. */
export function next(game: Game, shuffle: Shuffle = shuffled): Game {
  if (!mayDraw(game)) return game
  const [card, ...pile] = game.pile.length ? game.pile : shuffle(DECK.levels[game.table.level].deck)
  if (!card) return game
  const drawn: Game = { ...game, pile, notice: null, lapsed: [], open: { card, won: null } }
  return DECK.rules.justWon.includes(card) ? drawn : inForce(drawn, card)
}

/** E12 and E19 do nothing unless a die was just won: play goes on once that is known. */
export const asksIfWon = ({ open }: Game): boolean => open !== null && open.won === null && DECK.rules.justWon.includes(open.card)

export function answer(game: Game, won: boolean): Game {
  if (!game.open) return game
  const told: Game = { ...game, open: { ...game.open, won } }
  return won ? inForce(told, game.open.card) : told
}

function inForce(game: Game, card: CardName): Game {
  if (DECK.cards[card].until === null) return game
  const only = DECK.rules.onlyOne.includes(card)
  const running = game.running.filter((one) => one.card !== card || (!only && one.who !== game.who))
  return { ...game, running: [...running, { card, who: game.who, turn: game.turn }] }
}

/** The next player's turn begins, which ends what lasted until then. */
export function pass(game: Game): Game {
  if (asksIfWon(game)) return game
  const who = after(game.table, game.who)
  const turn = game.turn + 1
  const ended = game.running.filter((one) => endsWith(one, who, turn))
  const running = game.running.filter((one) => !ended.includes(one))
  const over = ended.filter(({ card }) => DECK.cards[card].until === 'your_turn')
  const lapsed = over.filter(({ card }) => mayBeSaidLater(card))
  const notice: Notice | null = over.length ? { type: 'over', cards: over.map(({ card }) => card) } : null
  return { ...game, who, turn, open: null, running, lapsed, bans: game.bans.filter((seat) => seat !== who), notice }
}

/** ON-E16 Oni names a hand before that turn, or not at all. */
function mayBeSaidLater(card: CardName): boolean {
  const { fault } = DECK.cards[card]
  return fault !== null && fault !== 'found'
}

function endsWith(one: Running, who: number, turn: number): boolean {
  const { until } = DECK.cards[one.card]
  return until === 'your_turn' ? one.who === who : until === 'next_turn' && turn > one.turn + 1
}

/** Who has to do it: some cards oblige the next player. */
export const bearer = ({ table }: Game, one: Running): number => (DECK.rules.byTheNext.includes(one.card) ? after(table, one.who) : one.who)

/** ON-20 The same player again: it is still the same turn. */
export const again = (game: Game): Game => (asksIfWon(game) ? game : { ...game, open: null, notice: null, lapsed: [] })

/** The task is done. */
export const done = (game: Game, which: Running): Game => ({
  ...game,
  notice: null,
  running: without(game.running, which),
  lapsed: without(game.lapsed, which),
})

/** Oni caught somebody: a penalty, or the die that was held goes back and the card ends. */
export function fault(game: Game, which: Running): Game {
  const { fault } = DECK.cards[which.card]
  if (!fault || !DECK.rules.costsThatDie.includes(fault)) return penalty(game)
  return { ...done(game, which), notice: { type: 'die_back', card: which.card } }
}

/** ON-10 */
export const penalty = (game: Game): Game => ({ ...game, notice: { type: 'penalty' } })

/** ON-11 Clover: Oni plays at once, and nobody draws until this player's next turn. */
export const clover = (game: Game): Game => ({
  ...game,
  notice: null,
  lapsed: [],
  open: { card: 'oni', won: null },
  bans: [...game.bans.filter((seat) => seat !== game.who), game.who],
})

/** ON-13 Smiley: every running card ends; clover's ban stays. */
export const cancel = (game: Game): Game => ({
  ...game,
  running: [],
  lapsed: [],
  notice: game.running.length ? { type: 'over', cards: game.running.map(({ card }) => card) } : null,
})

/** ON-40 "DiXe!" */
export const call = (game: Game): Game => ({ ...game, notice: null, called: true })

/**
 * Right, and in time: that is the end button (ON-50). Wrong: all won dice are lost, also those in hands; the next player
 * plays, and no card is drawn.
 */
export function judge(game: Game, right: boolean, now: number): Game {
  if (!game.called) return game
  if (right) return now < endsAt(game) ? { ...game, winner: 'team', endedAt: now } : tick(game, now)
  const running = game.running.filter(({ card }) => !needsDice(card))
  return { ...pass({ ...game, called: false, running }), notice: { type: 'wrong' } }
}

function needsDice(card: CardName): boolean {
  const { fault, until } = DECK.cards[card]
  return until === 'next_turn' || (fault !== null && DECK.rules.costsThatDie.includes(fault))
}

const without = (running: readonly Running[], which: Running): Running[] =>
  running.filter(({ card, who }) => card !== which.card || who !== which.who)
