import { describe, expect, test } from 'vitest'
import { DECK, LEVELS, type CardName } from '../parts/oni/deck'
import {
  again,
  answer,
  bearer,
  begin,
  call,
  cancel,
  clover,
  done,
  endsAt,
  fault,
  judge,
  mayDraw,
  next,
  pass,
  tick,
  type Game,
} from './game'

const NAMES = ['Ann', 'Ben', 'Cy', 'Dot']

/** Oni is Ann, so Ben begins; the pile is these cards. */
const game = (...pile: CardName[]): Game => begin({ level: 'hard', names: NAMES, oni: 0 }, 1000, () => pile)
const running = ({ running }: Game): string[] => running.map(({ card, who }) => `${card} ${NAMES[who]}`)
const rounds = (at: Game, turns: number): Game => (turns ? rounds(pass(at), turns - 1) : at)

// clauses: ON-2 ON-5 ON-6 ON-50 ON-51
describe('turns', () => {
  test('go round the team, beginning after Oni', () => {
    const seats = [0, 1, 2, 3].map((turn) => rounds(game(), turn).who)
    expect(seats).toEqual([1, 2, 3, 1])
  })

  test('a replay is still the same turn', () => {
    const spun = next(game('spin', 'play'))
    expect(running(again(spun))).toEqual(['spin Ben'])
    expect(again(spun).who).toBe(1)
    expect(next(again(spun)).open?.card).toBe('play')
  })

  test('each level has its own deck and clock, and an empty pile is shuffled anew', () => {
    for (const level of LEVELS) {
      let at = begin({ level, names: NAMES, oni: 0 }, 1000)
      expect([...at.pile].sort()).toEqual([...DECK.levels[level].deck].sort())
      expect(endsAt(at)).toBe(1000 + DECK.levels[level].clock)
      DECK.levels[level].deck.forEach(() => (at = pass(next(at))))
      expect(at.pile).toEqual([])
      expect(next(at).pile).toHaveLength(DECK.levels[level].deck.length - 1)
    }
  })
})

// clauses: ON-30 ON-50
describe('what lasts', () => {
  test('until your turn ends when that turn begins, and says so', () => {
    const hushed = next(game('hush'))
    expect(running(rounds(hushed, 2))).toEqual(['hush Ben'])
    expect(running(rounds(hushed, 3))).toEqual([])
    expect(rounds(hushed, 3).notice).toEqual({ type: 'over', cards: ['hush'] })
  })

  test('what the next player does first is theirs, and gone after that turn', () => {
    const built = next(game('turret'))
    expect(built.running.map((one) => NAMES[bearer(built, one)])).toEqual(['Cy'])
    expect(bearer(next(game('spin')), { card: 'spin', who: 1, turn: 0 })).toBe(1)
    expect(running(pass(built))).toEqual(['turret Ben'])
    expect(running(rounds(built, 2))).toEqual([])
    expect(running(done(pass(built), { card: 'turret', who: 1, turn: 0 }))).toEqual([])
  })

  test('knucklebones are for who drew them: the next player only waits', () => {
    const tossed = next(game('knucklebones'))
    expect(tossed.running.map((one) => NAMES[bearer(tossed, one)])).toEqual(['Ben'])
    expect(running(pass(tossed))).toEqual(['knucklebones Ben'])
    expect(running(rounds(tossed, 2))).toEqual([])
  })

  test('to the end of the game stays', () => {
    expect(running(rounds(next(game('sapristix')), 30))).toEqual(['sapristix Ben'])
  })

  test('the same card twice on one person is one, and there is one Hands off only', () => {
    const twice = next(again(next(game('sapristix', 'sapristix'))))
    expect(running(twice)).toEqual(['sapristix Ben'])
    const both = next(pass(next(game('sapristix', 'sapristix'))))
    expect(running(both)).toEqual(['sapristix Ben', 'sapristix Cy'])
    expect(running(next(pass(next(game('hands_off', 'hands_off')))))).toEqual(['hands_off Cy'])
  })

  test('a card that needs a die just won asks for it', () => {
    const drawn = next(game('toss_it'))
    expect(running(drawn)).toEqual([])
    expect(running(answer(drawn, false))).toEqual([])
    expect(running(answer(drawn, true))).toEqual(['toss_it Ben'])
    expect(running(rounds(answer(drawn, true), 5))).toEqual(['toss_it Ben'])
  })
})

// clauses: ON-10 ON-50
describe('Forgot!', () => {
  test('is a penalty, and the card goes on', () => {
    const caught = fault(next(game('spin')), { card: 'spin', who: 1, turn: 0 })
    expect(caught.notice).toEqual({ type: 'penalty' })
    expect(running(caught)).toEqual(['spin Ben'])
  })

  test('a die that was dropped goes back itself, and the card is over', () => {
    const dropped = fault(next(game('monocle')), { card: 'monocle', who: 1, turn: 0 })
    expect(dropped.notice).toEqual({ type: 'die_back', card: 'monocle' })
    expect(running(dropped)).toEqual([])
  })
})

// clauses: ON-11 ON-13 ON-50
describe('powers', () => {
  test('clover: Oni plays, and no card until that player’s turn', () => {
    const found = clover(game('play'))
    expect(found.open?.card).toBe('oni')
    const quiet = pass(found)
    expect(mayDraw(quiet)).toBe(false)
    expect(next(quiet)).toBe(quiet)
    expect(mayDraw(rounds(found, 3))).toBe(true)
  })

  test('smiley ends every card, and not clover', () => {
    const busy = clover(again(next(again(next(game('spin', 'sapristix'))))))
    const free = cancel(busy)
    expect(running(free)).toEqual([])
    expect(free.bans).toEqual([1])
    expect(free.notice).toEqual({ type: 'over', cards: ['spin', 'sapristix'] })
  })
})

// clauses: ON-40 ON-41 ON-50 ON-51
describe('the end', () => {
  const last = endsAt(game()) - 1

  test('the clock rings', () => {
    expect(tick(game(), last).winner).toBeNull()
    expect(tick(game(), last + 1).winner).toBe('oni')
  })

  test('a right call in time wins, whenever it is judged', () => {
    const called = tick(call(game(), last), last + 5000)
    expect(called.winner).toBeNull()
    expect(judge(called, true).winner).toBe('team')
  })

  test('after a wrong one the next player plays without held dice, or the clock has rung', () => {
    const busy = next(again(next(again(next(game('monocle', 'hush', 'turret'))))))
    const wrong = judge(call(busy, last), false)
    expect(wrong.who).toBe(2)
    expect(running(wrong)).toEqual(['hush Ben'])
    expect(tick(wrong, last + 1).winner).toBe('oni')
  })

  test('a call after the clock is none', () => {
    expect(call(game(), last + 1).calledAt).toBeNull()
  })
})
