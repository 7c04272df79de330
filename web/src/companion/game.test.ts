import { describe, expect, test } from 'vitest'
import { DECK, LEVELS, type CardName } from '../parts/oni/deck'
import {
  again,
  answer,
  asksIfWon,
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
      DECK.levels[level].deck.forEach(() => (at = pass(answer(next(at), false))))
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

  test('what is over can still be held against who forgot it, until the next second die', () => {
    const over = rounds(next(game('spin', 'play')), 3)
    const [spin] = over.lapsed
    expect(over.lapsed.map(({ card }) => card)).toEqual(['spin'])
    expect(spin && fault(over, spin).notice).toEqual({ type: 'penalty' })
    for (const after of [next(over), pass(over), again(over), clover(over), cancel(over)]) expect(after.lapsed).toEqual([])
    expect(call(over).lapsed).toEqual(over.lapsed)
  })

  test('a die that was dropped before it was over goes back once', () => {
    const over = rounds(next(game('monocle')), 3)
    const [monocle] = over.lapsed
    const dropped = monocle && fault(over, monocle)
    expect(dropped?.notice).toEqual({ type: 'die_back', card: 'monocle' })
    expect(dropped?.lapsed).toEqual([])
  })

  test('a hand that Oni did not name in time stays unnamed', () => {
    expect(rounds(next(game('hide_it')), 3).lapsed).toEqual([])
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
    expect(asksIfWon(drawn)).toBe(true)
    expect([pass(drawn), again(drawn)]).toEqual([drawn, drawn])
    expect(asksIfWon(answer(drawn, false))).toBe(false)
    expect(pass(answer(drawn, false)).who).toBe(2)
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

  test('a call that is found right in time wins, and the time that was left is kept', () => {
    const won = judge(tick(call(game()), last), true, last)
    expect([won.winner, won.endedAt]).toEqual(['team', last])
  })

  test('the clock runs on while a call is judged', () => {
    expect(tick(call(game()), last + 1).winner).toBe('oni')
    expect(judge(call(game()), true, last + 1).winner).toBe('oni')
  })

  test('after a wrong one the next player plays without held dice, or the clock has rung', () => {
    const busy = next(again(next(again(next(game('monocle', 'hush', 'turret'))))))
    const wrong = judge(call(busy), false, last)
    expect(wrong.who).toBe(2)
    expect(running(wrong)).toEqual(['hush Ben'])
    expect(tick(wrong, last + 1).winner).toBe('oni')
  })
})
