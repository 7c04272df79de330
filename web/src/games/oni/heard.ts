import type { oni } from '../../lib/types'
import { titleOf } from '../../parts/oni/deck'
import { running } from './effects'
import { accusation, cardSays, seatName, type Hearing } from './words'

const places = (cells: readonly number[]): number[] => cells.map((cell) => cell + 1)

/** Each thing seen is said once to listeners; null: nothing to say. */
export function announce(news: oni.News, stage: Hearing): string | null {
  const { heard: words, felt } = stage.words
  const { symbols, kinds } = stage.t.dixe
  const name = (seat: number): string => seatName(stage, seat)
  const passed = (seat: number, hand: oni.HidingEnded['hand']): string =>
    seat === hand[0] ? words.handedSelf({ name: name(seat), side: hand[1] }) : words.handed({ name: name(seat), ...told(name, hand) })
  switch (news.type) {
    case 'SquareLaid':
      return words.laid({ n: news.square.length })
    case 'ClockStarted':
      return words.started
    case 'TurnBegun':
      return news.again ? words.again({ name: name(news.seat) }) : words.turn({ name: name(news.seat) })
    case 'TurnSkipped':
      return words.skipped({ name: name(news.seat) })
    case 'TurnPassed':
      return words.passed({ name: name(news.seat) })
    case 'Deadlocked':
      return words.deadlocked
    case 'TryBegun':
      return words.tryBegun({ name: name(news.seat), symbol: symbols[news.symbol] })
    case 'Tried':
    case 'Flipped':
    case 'TurnedUp':
      return words.flipped({ die: news.cell + 1, symbol: symbols[news.symbol] })
    case 'FirstCovered':
      return words.covered({ die: news.cell + 1 })
    case 'TurnedBack':
      return words.turnedBack
    case 'PairLaid':
      return words.pair({ name: name(stage.public.turn), symbol: symbols[news.symbol] })
    case 'Shown':
      return [
        words.shown({ name: name(news.seat) }),
        ...news.cells.flatMap((cell, index) => {
          const symbol = news.symbols[index]
          return symbol ? [words.flipped({ die: cell + 1, symbol: symbols[symbol] })] : []
        }),
      ].join(' ')
    case 'ShowDeclined':
      return words.showDeclined({ name: name(news.seat) })
    case 'EffectsEnded':
      return words.effectsEnded
    case 'DieWon':
      return words.won({ name: name(news.seat), die: news.cell + 1 })
    case 'DiceFell':
      if (news.cells.length > 2) return words.allFell
      return words.fell({
        fallen: news.dice.map(({ kind, top }, index) =>
          words.die({ die: (news.cells[index] ?? 0) + 1, kind: kinds[kind], top: symbols[top] }),
        ),
      })
    case 'DieFellBack':
      return words.fellBack({ die: news.cell + 1, kind: kinds[news.die.kind], top: symbols[news.die.top] })
    case 'SymbolChosen':
      return words.chosen({ die: news.cell + 1, symbol: symbols[news.symbol] })
    case 'SymbolNamed':
      return words.named({ symbol: symbols[news.symbol] })
    case 'CardDrawn':
      return words.card({ name: name(news.seat), title: titleOf(news.card, stage.lang), says: cardSays(stage, news.card, news.seat) })
    case 'ReplayOffered':
      return words.replay({ name: name(news.seat) })
    case 'OniFlipped': {
      const seen = stage.private?.glimpses.find(({ cell }) => cell === news.cell)
      return seen ? words.glimpsed({ die: seen.cell + 1, symbol: symbols[seen.symbol] }) : words.oniFlipped({ die: news.cell + 1 })
    }
    case 'OniTurned':
    case 'OniPeeked': {
      const seen = stage.private?.glimpses ?? []
      const told =
        news.type === 'OniTurned' ? words.oniTurned({ places: places(news.cells) }) : words.peeked({ places: places(news.cells) })
      return [told, ...seen.map(({ cell, symbol }) => words.glimpsed({ die: cell + 1, symbol: symbols[symbol] }))].join(' ')
    }
    case 'OniTurnedBack':
      return words.oniBack
    case 'CentreFilled':
      return words.centre({ die: news.cell + 1 })
    case 'Penalised':
      return words.penalised({ name: name(news.seat), title: titleOf(news.card, stage.lang) })
    case 'PenaltyPicked':
      return words.oniTakes
    case 'OniDeclined':
      return words.declined
    case 'Accused':
      return words.accused({ name: name(news.seat), says: accusation(stage, news.card) })
    case 'Admitted':
      return words.admitted({ name: name(news.seat) })
    case 'Denied':
      return words.denied({ name: name(news.seat) })
    case 'Called':
      return words.called({ name: name(news.seat) })
    case 'CallJudged':
      return news.right ? words.right : words.wrong
    case 'ClockRang':
      return words.rang
    case 'Dropped':
      return news.card === 'toss_it' && news.seat === stage.public.oni ? words.intercepted : words.dropped({ name: name(news.seat) })
    case 'Grabbed':
      return words.grabbed({ name: name(news.seat) })
    case 'NobodyGrabbed':
      return words.nobodyGrabbed
    case 'Spun':
      return words.spun({ name: name(news.seat) })
    case 'Tossed':
      return words.tossed({ name: name(news.seat) })
    case 'Caught':
      return words.caught({ name: name(news.seat) })
    case 'Missed':
      return words.missed({ name: name(news.seat) })
    case 'Stepped': {
      const walk = running(stage.public, 'Walking')
      return news.seat === stage.seat && walk ? words.stepped({ steps: walk.steps }) : null
    }
    case 'Arrived':
      return words.arrived({ name: name(news.seat) })
    case 'Suggested':
    case 'Pointed':
      return words.pointed({ name: name(news.seat), die: news.cell + 1 })
    case 'Touched':
      return words.touched({ name: name(news.seat) })
    case 'HighFived': {
      const fives = running(stage.public, 'HighFiving')
      const waits = fives?.raised.some((hand) => hand.seat === news.seat && hand.to === news.to)
      return waits ? null : words.highFived({ name: name(news.seat), to: name(news.to) })
    }
    case 'Stacked':
      return news.toppled ? words.toppled : null
    case 'TossedTo':
      return words.tossedTo({ name: name(news.seat), to: name(news.to) })
    case 'Received':
      return words.received({ name: name(news.seat) })
    case 'Intercepted':
      return news.right ? null : words.reached
    case 'Slapped':
      return running(stage.public, 'Slapping')?.slapped.length === 1 ? words.slapped({ name: name(news.seat) }) : null
    case 'OniSwapped':
      return words.swapped({ a: (news.cells[0] ?? 0) + 1, b: (news.cells[1] ?? 0) + 1 })
    case 'HandedOver':
      return news.feigned ? passed(news.seat, news.hand) : words.handedReally({ ...told(name, news.hand) })
    case 'SeenPassing':
      return passed(news.seat, news.hand)
    case 'HidingEnded':
      return [words.rests, words.handedReally({ ...told(name, news.hand) })].join(' ')
    case 'PassingEnded':
      return words.rests
    case 'Guessed':
      return news.right ? words.guessedRight({ name: name(news.hand[0]) }) : words.guessedWrong({ name: name(news.hand[0]) })
    case 'SymbolSet':
      return words.chosen({ die: news.cell + 1, symbol: symbols[news.symbol] })
    case 'DieSetAside':
      return words.setAside({ die: news.cell + 1 })
    case 'KingFell':
      return words.kingFell({ symbol: symbols[news.symbol] })
    case 'Shouted':
      return words.shouted({ name: name(news.seat) })
    case 'Cheered':
      return words.cheered({ name: name(news.seat), symbol: stage.words.lives[news.symbol] })
    case 'Feeling':
      return words.feeling({ name: name(news.seat) })
    case 'Felt':
      return words.felt({
        told: news.cells.map((cell, index) =>
          felt({ die: cell + 1, symbols: (news.symbols[index] ?? []).map((symbol) => symbols[symbol]) }),
        ),
      })
    default:
      return null
  }
}

/** For a replay: beside the dice, and with the name of who called; `before`: the table before this step. */
export function retell(news: oni.News, stage: Hearing, before: Hearing): string | null {
  switch (news.type) {
    case 'DiceFell':
      return news.cells.length > 2 ? stage.words.heard.allFell : null
    case 'CallJudged':
      return `${stage.words.heard.called({ name: seatName(stage, before.public.turn) })} ${announce(news, stage)}`
    default:
      return announce(news, stage)
  }
}

function told(name: (seat: number) => string, [seat, side]: oni.HidingEnded['hand']) {
  return { to: name(seat), side }
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

/** What goes wrong for the team, visibly. */
const BAD: ReadonlySet<oni.News['type']> = new Set(['Penalised', 'Dropped', 'Touched'])

export interface Note {
  text: string
  bad: boolean
}

/** What just happened, for the eye: only what the dice themselves do not show. */
export function noteOf(news: oni.News, stage: Hearing): Note | null {
  const toppled = news.type === 'Stacked' && news.toppled
  const text = TOLD.has(news.type) || toppled ? announce(news, stage) : null
  return text === null ? null : { text, bad: BAD.has(news.type) || toppled }
}
