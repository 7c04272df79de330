import type { oni } from '../../lib/types'
import { sentenceOf, titleOf } from '../../parts/oni/deck'
import { running } from './effects'
import { accusation, seatName, type Hearing } from './words'

const places = (cells: readonly number[]): number[] => cells.map((cell) => cell + 1)

/** What is seen is said once, to those who listen; null: nothing to say. */
export function announce(news: oni.News, stage: Hearing): string | null {
  const { heard: words, dixe, felt } = stage.words
  const { symbols, kinds } = dixe
  const name = (seat: number): string => seatName(stage, seat)
  switch (news.type) {
    case 'SquareLaid':
      return words.laid(news.square.length)
    case 'ClockStarted':
      return words.started
    case 'TurnBegun':
      return news.again ? words.again(name(news.seat)) : words.turn(name(news.seat))
    case 'TurnSkipped':
      return words.skipped(name(news.seat))
    case 'TurnPassed':
      return words.passed(name(news.seat))
    case 'Deadlocked':
      return words.deadlocked
    case 'TryBegun':
      return words.tryBegun(name(news.seat), symbols[news.symbol])
    case 'Tried':
    case 'Flipped':
    case 'TurnedUp':
      return words.flipped(news.cell + 1, symbols[news.symbol])
    case 'FirstCovered':
      return words.covered(news.cell + 1)
    case 'TurnedBack':
      return words.turnedBack
    case 'PairLaid':
      return words.pair(symbols[news.symbol])
    case 'Shown':
      return [
        words.shown(name(news.seat)),
        ...news.cells.flatMap((cell, index) => {
          const symbol = news.symbols[index]
          return symbol ? [words.flipped(cell + 1, symbols[symbol])] : []
        }),
      ].join(' ')
    case 'ShowDeclined':
      return words.showDeclined(name(news.seat))
    case 'EffectsEnded':
      return words.effectsEnded
    case 'DieWon':
      return words.won(name(news.seat), news.cell + 1)
    case 'DiceFell':
      if (news.cells.length > 2) return words.allFell
      return words.fell(news.dice.map(({ kind, top }, index) => words.die((news.cells[index] ?? 0) + 1, kinds[kind], symbols[top])))
    case 'DieFellBack':
      return words.fellBack(news.cell + 1, kinds[news.die.kind], symbols[news.die.top])
    case 'SymbolChosen':
      return words.chosen(news.cell + 1, symbols[news.symbol])
    case 'SymbolNamed':
      return words.named(symbols[news.symbol])
    case 'CardDrawn':
      return words.card(name(news.seat), titleOf(news.card, stage.lang), sentenceOf(news.card, stage.lang))
    case 'ReplayOffered':
      return words.replay(name(news.seat))
    case 'OniFlipped': {
      const seen = stage.private?.glimpses.find(({ cell }) => cell === news.cell)
      return seen ? words.glimpsed(seen.cell + 1, symbols[seen.symbol]) : words.oniFlipped(news.cell + 1)
    }
    case 'OniTurned':
    case 'OniPeeked': {
      const seen = stage.private?.glimpses ?? []
      const told = news.type === 'OniTurned' ? words.oniTurned(places(news.cells)) : words.peeked(places(news.cells))
      return [told, ...seen.map(({ cell, symbol }) => words.glimpsed(cell + 1, symbols[symbol]))].join(' ')
    }
    case 'OniTurnedBack':
      return words.oniBack
    case 'CentreFilled':
      return words.centre(news.cell + 1)
    case 'Penalised':
      return words.penalised(name(news.seat), titleOf(news.card, stage.lang))
    case 'PenaltyPicked':
      return words.oniTakes
    case 'OniDeclined':
      return words.declined
    case 'Accused':
      return words.accused(name(news.seat), accusation(stage, news.card))
    case 'Admitted':
      return words.admitted(name(news.seat))
    case 'Denied':
      return words.denied(name(news.seat))
    case 'Called':
      return words.called(name(news.seat))
    case 'CallJudged':
      return news.right ? words.right : words.wrong
    case 'ClockRang':
      return words.rang
    case 'Dropped':
      return news.card === 'toss_it' && news.seat === stage.public.oni ? words.intercepted : words.dropped(name(news.seat))
    case 'Grabbed':
      return words.grabbed(name(news.seat))
    case 'NobodyGrabbed':
      return words.nobodyGrabbed
    case 'Spun':
      return words.spun(name(news.seat))
    case 'Tossed':
      return words.tossed(name(news.seat))
    case 'Caught':
      return words.caught(name(news.seat))
    case 'Missed':
      return words.missed(name(news.seat))
    case 'Stepped': {
      const walk = running(stage.public, 'Walking')
      return news.seat === stage.seat && walk ? words.stepped(walk.steps) : null
    }
    case 'Arrived':
      return words.arrived(name(news.seat))
    case 'Suggested':
    case 'Pointed':
      return words.pointed(name(news.seat), news.cell + 1)
    case 'Touched':
      return words.touched(name(news.seat))
    case 'HighFived': {
      const fives = running(stage.public, 'HighFiving')
      const waits = fives?.raised.some((hand) => hand.seat === news.seat && hand.to === news.to)
      return waits ? null : words.highFived(name(news.seat), name(news.to))
    }
    case 'Stacked':
      return news.toppled ? words.toppled : null
    case 'TossedTo':
      return words.tossedTo(name(news.seat), name(news.to))
    case 'Received':
      return words.received(name(news.seat))
    case 'Intercepted':
      return news.right ? null : words.reached
    case 'Slapped':
      return running(stage.public, 'Slapping')?.slapped.length === 1 ? words.slapped(name(news.seat)) : null
    case 'OniSwapped':
      return words.swapped((news.cells[0] ?? 0) + 1, (news.cells[1] ?? 0) + 1)
    case 'HandedOver':
      return news.feigned ? words.handed(name(news.seat), ...told(name, news.hand)) : words.handedReally(...told(name, news.hand))
    case 'SeenPassing':
      return words.handed(name(news.seat), ...told(name, news.hand))
    case 'HidingEnded':
      return [words.rests, words.handedReally(...told(name, news.hand))].join(' ')
    case 'PassingEnded':
      return words.rests
    case 'Guessed':
      return news.right ? words.guessedRight(name(news.hand[0])) : words.guessedWrong(name(news.hand[0]))
    case 'SymbolSet':
      return words.chosen(news.cell + 1, symbols[news.symbol])
    case 'DieSetAside':
      return words.setAside(news.cell + 1)
    case 'KingFell':
      return words.kingFell(symbols[news.symbol])
    case 'Shouted':
      return words.shouted(name(news.seat))
    case 'Cheered':
      return words.cheered(name(news.seat), stage.words.lives[news.symbol])
    case 'Feeling':
      return words.feeling(name(news.seat))
    case 'Felt':
      return words.felt(
        news.cells.map((cell, index) =>
          felt(
            cell + 1,
            (news.symbols[index] ?? []).map((symbol) => symbols[symbol]),
          ),
        ),
      )
    default:
      return null
  }
}

function told(name: (seat: number) => string, [seat, side]: oni.HidingEnded['hand']): [string, 'left' | 'right'] {
  return [name(seat), side]
}

const TOLD: ReadonlySet<oni.News['type']> = new Set([
  'TurnSkipped',
  'TurnPassed',
  'Deadlocked',
  'EffectsEnded',
  'CentreFilled',
  'Penalised',
  'OniDeclined',
  'Accused',
  'Admitted',
  'Denied',
  'Dropped',
  'Grabbed',
  'NobodyGrabbed',
  'Caught',
  'Missed',
  'Arrived',
  'Touched',
  'HighFived',
  'TossedTo',
  'Received',
  'Intercepted',
  'Slapped',
  'OniSwapped',
  'SeenPassing',
  'HandedOver',
  'PassingEnded',
  'HidingEnded',
  'Guessed',
  'KingFell',
  'Spun',
  'Shouted',
  'Cheered',
  'Feeling',
])

/** What goes wrong for the team, and is seen to. */
const BAD: ReadonlySet<oni.News['type']> = new Set(['Penalised', 'Dropped', 'Touched'])

export interface Note {
  text: string
  bad: boolean
}

/** What just happened, for the eye: only what the dice themselves do not tell. */
export function noteOf(news: oni.News, stage: Hearing): Note | null {
  const toppled = news.type === 'Stacked' && news.toppled
  const text = TOLD.has(news.type) || toppled ? announce(news, stage) : null
  return text === null ? null : { text, bad: BAD.has(news.type) || toppled }
}
