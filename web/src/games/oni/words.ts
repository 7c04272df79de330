import { isOnTheMove, offered } from '../../lib/prompts'
import type { oni } from '../../lib/types'
import { alike, type Marks } from '../../parts/dixe/square'
import type { SymbolName } from '../../parts/glyphs'
import { DECK, sentenceOf } from '../../parts/oni/deck'
import { running } from './effects'
import type { CardName, Oni, OniPrompt, OniStage } from './game'

/** What the words are made from: a part of the stage. */
export type Hearing = Pick<OniStage, 'public' | 'private' | 'prompts' | 'seat' | 'locals' | 'chairs' | 'words' | 't' | 'lang' | 'options'>

export const seatName = (stage: Pick<OniStage, 'chairs'>, seat: number): string => stage.chairs[seat]?.name ?? ''
export const isOni = ({ public: game, seat }: Pick<OniStage, 'public' | 'seat'>): boolean => seat === game.oni

/** "You" is the one reader of this device; on a shared device nobody is. */
const isAlone = ({ locals }: Pick<OniStage, 'locals'>): boolean => locals.length < 2
export const isYou = (stage: Pick<OniStage, 'seat' | 'locals'>, seat: number): boolean => seat === stage.seat && isAlone(stage)

/** What a card asks, in words for this reader: the player who drew it, Oni, or the others. */
export function cardSays(
  stage: Pick<OniStage, 'public' | 'seat' | 'locals' | 'chairs' | 'words' | 'lang'>,
  card: CardName,
  seat: number,
): string {
  const { cards } = stage.words
  if (!(card in cards)) return sentenceOf(card, stage.lang)
  const to = isYou(stage, seat) ? 'you' : isYou(stage, stage.public.oni) ? 'oni' : 'other'
  return cards[card as keyof typeof cards]({ to, name: seatName(stage, seat) })
}

/** A touch on a forbidden die: it is offered, because it has its price, but the words invite nobody. */
const FOUL = 'ON-E9'
export const isFoul = ({ verb, clause }: Pick<OniPrompt, 'verb' | 'clause'>): boolean => verb === 'Flip' && clause === FOUL

/** What Oni says of a card in the room; in a race without a fault, who was first. */
export const accusation = ({ words }: Pick<OniStage, 'words'>, card: CardName): string => words.accuse[DECK.cards[card].fault ?? 'first']

/** The symbol whose power is at work. */
export function power({ scene }: Pick<oni.Public, 'scene'>): SymbolName | null {
  switch (scene.type) {
    case 'Pair':
    case 'Barren':
    case 'Found':
      return scene.symbol
    case 'Peeking':
    case 'Showing':
      return 'pi'
    case 'Choosing':
      return 'aum'
    case 'Naming':
      return 'anchor'
    case 'Replaying':
      return 'mask'
    default:
      return null
  }
}

/** The place of the team's hidden die, for those who may know it. */
export function hiddenIn(stage: Hearing): string | null {
  const known = stage.private?.known.find((one) => one.type === 'TrueHand')
  if (known?.type !== 'TrueHand') return null
  const [seat, side] = known.hand
  return seat === stage.seat ? stage.words.yourHand({ side }) : stage.words.knownHand({ name: seatName(stage, seat), side })
}

/** The highlighted places of the square. */
export function marks(game: oni.Public): Marks {
  const { scene, square, tasks, effects } = game
  const looked = [
    ...tasks.slice(0, 1).flatMap((task) => ('turned' in task ? task.turned : [])),
    ...effects.flatMap((effect) => (effect.type === 'Feelings' ? effect.cells : [])),
  ]
  return {
    looked,
    pointed: running(game, 'HandsOff')?.pointed ?? null,
    first: scene.type === 'Turning' ? scene.first : null,
    alike: scene.type === 'Wrong' ? alike(square) : [],
    pair: scene.type === 'Found' || scene.type === 'Pair' ? alike(square) : [],
  }
}

/** One sentence: whose move it is and what they can do. */
export function says(stage: Hearing): string {
  const { public: game, seat, words, prompts } = stage
  const first = game.tasks[0]
  const alone = isAlone(stage)
  if ((alone ? isOni(stage) : stage.locals.includes(game.oni)) && first && game.scene.type !== 'Over') {
    const more = game.tasks.length - 1
    const lays = first.type === 'TurnAndLay' && first.left.length > 0
    const few = waitsForDice(game, first)
    const asks = seeing(first) ? words.tasks.seen : lays ? words.tasks.lay : few ? words.tasks.few : words.tasks[first.type]
    const told = more > 0 ? `${asks} (${words.waits({ n: more })})` : asks
    return alone ? told : `${seatName(stage, game.oni)}: ${told}`
  }
  const { scene, turn } = game
  const text = words.says
  const name = seatName(stage, turn)
  const yours = alone && seat === turn // on a device that several share, nobody is "you"
  const either = ({ you, they }: { you: string; they: (of: { name: string }) => string }): string => (yours ? you : they({ name }))
  switch (scene.type) {
    case 'Passing':
      if (game.tasks.length === 0)
        return alone && seat === scene.to ? text.Readying.wait : text.Readying.they({ name: seatName(stage, scene.to) })
      return isOni(stage) ? text.Passing.oni : text.Passing.team
    case 'Trying': {
      const symbol = stage.t.dixe.symbols[scene.symbol]
      return touching(stage) ?? (yours ? text.Trying.you({ symbol }) : text.Trying.they({ name, symbol }))
    }
    case 'TryShown':
      return scene.right ? text.TryShown.right : text.TryShown.wrong
    case 'Starting':
      if (yours && offered(prompts, 'Dixe') && !offered(prompts, 'Flip') && !offered(prompts, 'Point')) return text.Starting.must
      return touching(stage) ?? (yours && offered(prompts, 'Dixe') ? text.Starting.call : either(text.Starting))
    case 'Turning':
      if (yours && !offered(prompts, 'Flip') && !offered(prompts, 'Point') && !running(game, 'HandsOff')) return text.Turning.barred
      return touching(stage) ?? either(text.Turning)
    case 'Different':
      if (!yours) return text.Different.they
      return game.bans.length > 0 ? text.Different.banned : text.Different.you
    case 'Readying':
      return yours && !isOnTheMove(prompts) ? text.Readying.wait : either(text.Readying)
    case 'Peeking':
    case 'Pair':
    case 'Choosing':
    case 'Naming':
    case 'Pressing':
    case 'Replaying':
      return either(text[scene.type])
    case 'Announced':
      return text.Announced({ name })
    case 'Over':
      return text.Over[scene.winner]
    default:
      return text[scene.type]
  }
}

/** ON-9 While play goes on, a quick player may leave too few dice hidden. */
function waitsForDice({ square, scene }: oni.Public, { type }: oni.Public['tasks'][number]): boolean {
  const chosen = scene.type === 'Turning' ? scene.first : null
  const hidden = square.filter((spot, cell) => spot.type === 'Lying' && cell !== chosen)
  return (type === 'LookAtTwo' || type === 'SwapTwo') && hidden.length < 2
}

/** Oni has turned dice and looks at them. */
const seeing = (task: oni.Task): boolean => 'seen_until' in task && task.seen_until !== null

/** Hands off: one player points, or says aloud which die, and another turns it. A bot neither hears nor says it. */
function touching({ public: game, seat, locals, words, chairs, options }: Hearing): string | null {
  const hands = running(game, 'HandsOff')
  if (!hands || hands.who === game.turn || seat === null || locals.length > 1) return null
  const { Turned } = words.says
  const byBot = [hands.who, game.turn].some((of) => chairs[of]?.bot || chairs[of]?.stand_in)
  const said = options.acts === 'real' && !byBot
  const Point = said ? words.says.SayWhich : words.says.Point
  const name = chairs[game.turn]?.name ?? ''
  if (seat === game.turn) return Point.you
  if (seat === hands.who) return hands.pointed === null || said ? Point.they({ name }) : Turned.you({ name })
  return Turned.they({ name: chairs[hands.who]?.name ?? '' })
}

/** The words of the bar's buttons; those of the board are in `controls`. */
export function promptLabel({ verb }: OniPrompt, { words, public: game }: Hearing): string {
  const { acts } = words
  switch (verb) {
    case 'Go':
    case 'Next':
    case 'Done':
    case 'Again':
      return acts[verb]
    case 'Pass':
      return game.scene.type === 'Peeking' ? acts.Pass.show : game.scene.type === 'Replaying' ? acts.Pass.again : acts.Pass.look
    default:
      return verb
  }
}

/** For watchers of many tables, by `glance` of the rules: no symbol, and not the seat for which Oni makes them wait. */
export function glance(scene: string, name: string, _: number, { says }: Oni['words']): string {
  switch (scene) {
    case 'Passing':
      return says.Passing.team
    case 'Trying':
    case 'Starting':
      return says.Starting.they({ name })
    case 'Turning':
      return says.Turning.they({ name })
    case 'Readying':
      return says.Readying.they({ name })
    case 'Peeking':
    case 'Pair':
    case 'Choosing':
    case 'Naming':
    case 'Pressing':
    case 'Replaying':
      return says[scene].they({ name })
    case 'Different':
      return says.Different.they
    case 'Announced':
      return says.Announced({ name })
    case 'Between':
    case 'Ready':
    case 'Stuck':
    case 'Found':
    case 'Showing':
    case 'Barren':
    case 'Calling':
    case 'Wrong':
      return says[scene]
    default:
      return ''
  }
}
