import { offered } from '../../lib/prompts'
import type { memodixe } from '../../lib/types'
import { theOnly } from '../../parts/dixe/choice'
import { alike, type Marks } from '../../parts/dixe/square'
import type { SymbolName } from '../../parts/glyphs'
import { fill } from '../../texts/fill'
import type { Offered } from '../page'
import type { MemoDixe, MemoDixeStage } from './game'

export type Scene = memodixe.Scene

/** What the words are made from: a part of the stage. */
export type Hearing = Pick<MemoDixeStage, 'public' | 'private' | 'prompts' | 'seat' | 'locals' | 'chairs' | 'words' | 't'>

export const seatName = (stage: Pick<MemoDixeStage, 'chairs'>, seat: number): string => stage.chairs[seat]?.name ?? ''

/** The seat that the table waits for. */
export function mover({ scene, turn }: Pick<memodixe.Public, 'scene' | 'turn'>): number | null {
  if (scene.type === 'Giving') return scene.givers[0] ?? null
  return scene.type === 'Over' ? null : turn
}

/** On a shared device nobody is "you". */
export const isYou = (stage: Pick<MemoDixeStage, 'seat' | 'locals'>, seat: number | null): boolean =>
  seat !== null && seat === stage.seat && stage.locals.length < 2

/** The symbol whose power is at work. */
export function power(scene: Scene): SymbolName | null {
  switch (scene.type) {
    case 'Pair':
    case 'Barren':
      return scene.symbol
    case 'Peeking':
    case 'Looking':
      return 'pi'
    case 'Stealing':
      return 'sun'
    case 'Giving':
      return 'smiley'
    case 'Replaying':
      return 'mask'
    case 'Rethrowing':
      return 'bolt'
    case 'Anchoring':
      return 'anchor'
    case 'Hushing':
    case 'Curtain':
      return 'aum'
    default:
      return null
  }
}

/** What a pair of this symbol does, in one sentence. */
export function powerWords({ words, public: game }: Pick<MemoDixeStage, 'words' | 'public'>, symbol: SymbolName): string {
  const first = game.edition === 'first'
  return symbol === 'skull' && first ? words.skullFirst : words.powers[symbol]
}

/** The highlighted places of the square. */
export function marks({ scene, square }: Pick<memodixe.Public, 'scene' | 'square'>): Marks {
  switch (scene.type) {
    case 'Looking':
      return { looked: scene.cells }
    case 'Turning':
      return { first: scene.first }
    case 'Wrong':
      return { alike: alike(square) } // the dice that show why
    case 'Pair':
    case 'Barren':
      return { pair: alike(square) }
    default:
      return {}
  }
}

/** One sentence: whose move it is and what they can do. */
export function says(stage: Hearing): string {
  const game = stage.public
  const words = stage.words.says
  const seat = mover(game)
  const pick = ({ you, they }: (typeof words)[keyof typeof words]): string =>
    isYou(stage, seat) ? you : fill(they, { name: seat === null ? '' : seatName(stage, seat) })
  const { type } = game.scene
  if (type === 'Starting' && offered(stage.prompts, 'Dixe'))
    return pick(offered(stage.prompts, 'Flip') ? words.StartingCall : words.MustCall)
  if (type === 'Curtain' && isYou(stage, seat) && !offered(stage.prompts, 'Swap')) return words.Swapped.you
  return pick(words[type])
}

/** Each thing seen is said once to listeners; `before` is the event before this one. */
export function announce(news: memodixe.News, stage: Hearing, before: memodixe.News | null = null): string | null {
  const words = stage.words.heard
  const { symbols, kinds } = stage.t.dixe
  const name = (seat: number): string => seatName(stage, seat)
  const fallen = ({ cells, dice }: memodixe.DiceFell | memodixe.DiceAdded): string[] =>
    dice.map(({ kind, top }, index) => words.die({ die: (cells[index] ?? 0) + 1, kind: kinds[kind], top: symbols[top] }))
  switch (news.type) {
    case 'SquareLaid':
      return words.laid({ dice: news.square.length })
    case 'TurnBegun':
      return news.again ? words.again({ name: name(news.seat) }) : words.turn({ name: name(news.seat) })
    case 'TurnPassed':
      return words.passed({ name: name(news.seat) })
    case 'Deadlocked':
      return words.deadlocked
    case 'Flipped':
    case 'TurnedUp':
      return words.flipped({ die: news.cell + 1, symbol: symbols[news.symbol] })
    case 'FirstCovered':
      return words.covered({ die: news.cell + 1 })
    case 'TurnedBack':
      return words.turnedBack
    case 'Looked': {
      const seen = stage.seat === news.seat ? (stage.private?.glimpses ?? []) : []
      const looked = words.looked({ name: name(news.seat), dice: news.cells.map((cell) => cell + 1) })
      return [looked, ...seen.map(({ cell, symbol }) => words.glimpsed({ die: cell + 1, symbol: symbols[symbol] }))].join(' ')
    }
    case 'LookDeclined':
      return words.lookDeclined({ name: name(news.seat) })
    case 'DieWon':
      return before?.type === 'DiceFell'
        ? words.bombed({ name: name(news.seat) })
        : words.won({ name: name(news.seat), die: news.cell + 1 })
    case 'DiceFell':
      return news.cells.length > 2 ? words.allFell : words.fell({ dice: fallen(news) })
    case 'DiceAdded':
      return words.added({ dice: fallen(news) })
    case 'SkullFell':
      return words.skull({ names: news.seats.map(name) })
    case 'Stolen':
      return words.stolen({ thief: name(news.thief), victim: name(news.victim) })
    case 'Given':
      return words.given({ giver: name(news.giver), to: name(news.to) })
    case 'DieSetAside':
      return words.setAside({ name: name(news.seat), die: news.cell + 1 })
    case 'CurtainDrawn':
      return words.curtain({ name: name(news.seat) })
    case 'Swapped':
    case 'SwapDeclined':
      return words.chosen
    case 'CurtainOpened':
      return words.opened
    case 'Called':
      return words.called({ name: name(news.seat) })
    case 'CallJudged':
      return news.right ? words.right : words.wrong({ name: name(news.seat) })
    case 'Continued':
      return words.continued({ name: name(news.seat) })
    case 'LookClosed':
    case 'PickedUp':
    case 'GameEnded':
      return null
  }
}

const TOLD: ReadonlySet<memodixe.News['type']> = new Set([
  'TurnPassed',
  'Deadlocked',
  'LookDeclined',
  'SkullFell',
  'Stolen',
  'Given',
  'DieSetAside',
  'Continued',
])

/** What just happened, for the eye: only what the dice themselves do not show, and nothing of a hidden face. */
export function told(news: memodixe.News, stage: Hearing, before: memodixe.News | null): string | null {
  const struck = news.type === 'DieWon' && before?.type === 'DiceFell'
  const again = news.type === 'TurnBegun' && news.again
  return TOLD.has(news.type) || struck || again ? announce(news, stage, before) : null
}

export function promptLabel(prompt: Offered<MemoDixe>, stage: Hearing): string {
  const words = stage.words.acts
  const { verb } = prompt
  const only = theOnly(prompt)
  switch (verb) {
    case 'Flip':
    case 'Take':
    case 'Rethrow':
    case 'SetAside':
      return words[verb]({ die: only === null ? null : only + 1 })
    case 'Steal':
    case 'Give':
      return words[verb]({ name: only === null ? '…' : seatName(stage, only) })
    case 'Pass':
      return passLabel(stage)
    default:
      return words[verb]
  }
}

function passLabel(stage: Hearing): string {
  const { Pass } = stage.words.acts
  switch (stage.public.scene.type) {
    case 'Peeking':
      return Pass.look
    case 'Curtain':
      return Pass.swap
    default:
      return Pass.again
  }
}

/** For a whole room, by what `glance` of the rules tells. */
export function glance(scene: string, name: string, _: number, { says }: MemoDixe['words']): string {
  return scene in says ? fill(says[scene as keyof typeof says].they, { name }) : ''
}
