import { domainOf } from '../../lib/prompts'
import type { Kind, SymbolName } from '../../parts/glyphs'
import { titleOf } from '../../parts/oni/deck'
import { running } from './effects'
import type { CardName, OniPrompt, OniStage } from './game'
import { accusation, promptLabel, seatName } from './words'

/** What a button shows beside its words. */
interface Look {
  card?: CardName
  seat?: number
  side?: 'left' | 'right'
  kind?: Kind
  symbol?: SymbolName
}

/** One press. */
export interface Press extends Look {
  key: string
  label: string
  prompt: OniPrompt
  fields: Readonly<Record<string, unknown>>
  /** The key of a keyboard. */
  letter?: string
  /** A race, or the only way to go on: it fills the width. */
  wide?: boolean
  /** The start of what must be timed. */
  since?: number
  /** Disabled for now. */
  rests?: boolean
  /** Somebody waits for it: a hand is raised. */
  beckons?: boolean
  note?: string
  /** Read aloud, if a picture says the rest. */
  spoken?: string
}

/** The acts within reach of a thumb, besides the dice themselves. */
type Control =
  | { type: 'press'; press: Press }
  | { type: 'hold'; key: string; held: boolean; dropsAt: number | null }
  | Choice
  /** Passing a die: the holder may pretend (`may`), the others must (`must`). */
  | (Omit<Choice, 'type' | 'among' | 'card'> & { type: 'hands'; prompt: OniPrompt; feigning: 'may' | 'must' })
  | { type: 'call'; key: string }

/** One of several. */
interface Choice {
  type: 'choice'
  key: string
  asks: string
  /** The button that opens it if it is closed: until it is wanted, or while another one is open. */
  brief: string
  shut: boolean
  card?: CardName
  among: readonly Press[]
  until: number | null
}

type Maker = (prompt: OniPrompt, stage: OniStage) => Control | readonly Control[]

/** From this many of a kind on, they are faces in a row without names. */
const MANY = 4

const press = (made: Press): Control => ({ type: 'press', press: made })
const real = ({ options }: OniStage): boolean => options.acts === 'real'

/** A prompt of one press. */
const plain =
  (label: (stage: OniStage) => string, card: CardName, more: Partial<Press> = {}): Maker =>
  (prompt, stage) =>
    press({ key: `${prompt.verb} ${prompt.clause}`, label: label(stage), prompt, fields: {}, card, ...more })

/** An act of a verb that two cards share: the card is sent, too. */
const ofCard: typeof plain = (label, card, more) => plain(label, card, { fields: { card }, ...more })

const symbols =
  (asks: (stage: OniStage, prompt: OniPrompt) => string): Maker =>
  (prompt, stage) => {
    const among = domainOf(prompt, 'symbol', 'Faces')?.among ?? domainOf(prompt, 'symbol', 'Symbols')?.among ?? []
    const cell = domainOf(prompt, 'cell', 'Cells')?.among[0]
    const fields = cell === undefined ? {} : { cell }
    return {
      type: 'choice',
      key: `${prompt.verb} ${cell ?? ''}`,
      asks: asks(stage, prompt),
      brief: asks(stage, prompt),
      shut: false,
      until: prompt.closes_at ?? null,
      among: [...new Set(among as SymbolName[])].map((symbol) => ({
        key: symbol,
        label: stage.t.dixe.symbols[symbol],
        symbol,
        prompt,
        fields: { ...fields, symbol },
      })),
    }
  }

const MAKERS: Partial<Record<OniPrompt['verb'], Maker>> = {
  Grab: plain(({ words }) => words.acts.Grab, 'steal_the_middle', { wide: true, letter: 'g' }),
  Spin: plain(({ words }) => words.acts.Spin, 'spin', { letter: 's' }),
  Arrive: plain(({ words }) => words.acts.Arrive, 'on_your_head', { letter: 'r' }),
  Throw(prompt, stage) {
    const { acts, king } = stage.words
    const thrown = running(stage.public, 'King')
    const more = thrown && { note: king({ symbol: stage.t.dixe.symbols[thrown.symbol] }), ...(thrown.fell && { symbol: thrown.fell }) }
    return plain(() => acts.Throw, 'king_symbol', { wide: true, letter: 'k', ...more })(prompt, stage)
  },
  Shout: plain(({ words }) => words.acts.Shout, 'sapristix', { letter: 'x' }),
  Intercept: (prompt, stage) => {
    const since = running(stage.public, 'Flight')?.tossed ?? undefined
    return plain(({ words }) => words.acts.Intercept, 'toss_it', { wide: true, letter: 'i', ...(since && { since }) })(prompt, stage)
  },
  Slap: plain((stage) => (real(stage) ? stage.words.acts.WeWereFirst : stage.words.acts.Slap), 'slap', { wide: true, letter: 'h' }),
  Toss(prompt, stage) {
    const { acts } = stage.words
    const flight = running(stage.public, 'Flight')
    if (prompt.clause !== 'ON-E12') return ofCard(() => acts.Toss, 'knucklebones', { wide: true, letter: 't' })(prompt, stage)
    return ofCard(() => acts.TossTo({ name: seatName(stage, flight?.path[0] ?? 0) }), 'toss_it', { letter: 'p' })(prompt, stage)
  },
  Catch(prompt, stage) {
    const { acts } = stage.words
    const round = prompt.clause === 'ON-E12'
    const since = (round ? running(stage.public, 'Flight') : running(stage.public, 'Knucklebones'))?.tossed
    const label = real(stage) ? (round ? acts.Round : acts.Caught) : acts.Catch
    const timed = since ? { since, wide: true } : {}
    return ofCard(() => label, round ? 'toss_it' : 'knucklebones', { letter: round ? 'e' : 'c', ...timed })(prompt, stage)
  },
  Stack(prompt, stage) {
    const { acts, tower } = stage.words
    const stacked = running(stage.public, 'Tower')?.stacked ?? 0
    if (real(stage)) return plain(() => acts.Stands, 'turret', { wide: true, letter: 'b' })(prompt, stage)
    return plain(() => acts.Stack, 'turret', { wide: true, letter: 'b', note: tower({ stacked, all: stage.public.bag.length }) })(
      prompt,
      stage,
    )
  },
  Step(prompt, stage) {
    const due = domainOf(prompt, 'side', 'Symbols')?.among ?? []
    return (['left', 'right'] as const).map((side) =>
      press({
        key: `Step ${side}`,
        label: stage.words.acts.Step[side],
        card: 'on_your_head',
        side,
        letter: side === 'left' ? 'l' : 'r',
        prompt,
        fields: { side },
        rests: !due.includes(side),
      }),
    )
  },
  Cheer(prompt, stage) {
    const symbol = (domainOf(prompt, 'symbol', 'Symbols')?.among[0] ?? 'mask') as SymbolName
    const label = stage.words.acts.Cheer({ symbol: stage.words.lives[symbol] })
    return press({ key: 'Cheer', label, card: 'long_live', symbol, letter: 'v', prompt, fields: { symbol }, wide: true })
  },
  HighFive(prompt, stage) {
    const fives = running(stage.public, 'HighFiving')
    const { turn } = stage.public
    const { HighFive, HighFives } = stage.words.acts
    const among = (domainOf(prompt, 'seat', 'Seats')?.among ?? []).map((seat, index): Press => ({
      key: `HighFive ${seat}`,
      label: HighFive({ name: seatName(stage, seat) }),
      card: 'high_five',
      seat,
      ...(index === 0 && { letter: 'f' }),
      prompt,
      fields: { seat },
      rests: fives?.given.includes(stage.seat === turn ? seat : (stage.seat ?? -1)) ?? false,
      beckons: fives?.raised.some((hand) => hand.seat === seat && hand.to === stage.seat) ?? false,
    }))
    if (among.length < MANY) return among.map(press)
    return { type: 'choice', key: 'HighFive', asks: HighFives, brief: HighFives, shut: false, card: 'high_five', among, until: null }
  },
  Hold: (_, stage) => hold(stage),
  LetGo: (_, stage) => hold(stage),
  HandOver(prompt, stage) {
    const may = (domainOf(prompt, 'feigned', 'Answers')?.among ?? []).includes(false)
    const { asks, acts } = stage.words
    return {
      type: 'hands',
      key: 'HandOver',
      asks: may ? asks.HandOver : asks.Feign,
      brief: may ? acts.HandOver : acts.Feign,
      shut: !may, // nobody has to pretend
      prompt,
      feigning: may ? 'may' : 'must',
      until: prompt.closes_at ?? null,
    }
  },
  Guess(prompt, stage) {
    const { asks, acts } = stage.words
    return {
      type: 'choice',
      key: 'Guess',
      asks: asks.Guess,
      card: 'hide_it',
      brief: acts.Guess,
      shut: true,
      until: null,
      among: (domainOf(prompt, 'hand', 'Hands')?.among ?? []).map(([seat, side]) => ({
        key: `${seat} ${side}`,
        label: asks.hand({ name: seatName(stage, seat), side }),
        seat,
        side,
        prompt,
        fields: { hand: [seat, side] },
      })),
    }
  },
  ThrowBack(prompt, stage) {
    const numbers = domainOf(prompt, 'number', 'Pieces')?.among ?? []
    return {
      type: 'choice',
      key: 'ThrowBack',
      asks: stage.words.asks.ThrowBack,
      brief: stage.words.asks.ThrowBack,
      shut: false,
      until: stage.public.task_until,
      among: stage.public.bag
        .filter(({ number }) => numbers.includes(number))
        .map(({ number, kind }) => ({
          key: String(number),
          label: stage.words.asks.die({ kind: stage.t.dixe.kinds[kind] }),
          kind,
          prompt,
          fields: { number },
        })),
    }
  },
  Choose: symbols(({ words }) => words.asks.Choose),
  Name: symbols(({ words }) => words.asks.Name),
  Lay: symbols(({ words }, prompt) => words.asks.Lay({ die: (domainOf(prompt, 'cell', 'Cells')?.among[0] ?? 0) + 1 })),
  Accuse(prompt, stage) {
    const card = (domainOf(prompt, 'card', 'Symbols')?.among[0] ?? 'spin') as CardName
    const said = accusation(stage, card)
    const among = (domainOf(prompt, 'seat', 'Seats')?.among ?? []).map((seat) => ({
      key: `${card} ${seat}`,
      label: stage.words.accuse.of({ says: said, name: seatName(stage, seat) }),
      spoken: stage.words.accuse.about({
        says: stage.words.accuse.of({ says: said, name: seatName(stage, seat) }),
        title: titleOf(card, stage.lang),
      }),
      card,
      seat,
      prompt,
      fields: { card, seat },
    }))
    const [only] = among
    if (only && among.length === 1) return press({ ...only, key: `Accuse ${card}` })
    return { type: 'choice', key: `Accuse ${card}`, asks: said, brief: said, card, shut: true, until: null, among }
  },
  Admit(prompt, stage) {
    const card = (domainOf(prompt, 'card', 'Symbols')?.among[0] ?? 'spin') as CardName
    const { acts, accuse } = stage.words
    const deny = stage.prompts.find((other) => other.verb === 'Deny' && domainOf(other, 'card', 'Symbols')?.among[0] === card)
    const answers = [{ key: 'Admit', label: acts.Admit, prompt, fields: { card } }]
    if (deny) answers.push({ key: 'Deny', label: acts.Deny, prompt: deny, fields: { card } })
    const asks = accuse.said({ says: accusation(stage, card) })
    return { type: 'choice', key: `Admit ${card}`, asks, brief: asks, card, shut: false, until: prompt.closes_at ?? null, among: answers }
  },
  Dixe: () => ({ type: 'call', key: 'Dixe' }),
}

function hold({ public: game, seat }: OniStage): Control | [] {
  const monocle = game.effects.find((effect) => effect.type === 'Monocle' && effect.who === seat)
  if (monocle?.type !== 'Monocle') return []
  return { type: 'hold', key: 'Hold', held: monocle.drops_at === null, dropsAt: monocle.drops_at }
}

/** Wide buttons come first; all others keep their places as long as they exist. */
const RANK: Readonly<Record<Control['type'], number>> = { hands: 1, choice: 2, hold: 3, press: 4, call: 5 }
const rank = (control: Control): number => (control.type === 'press' && control.press.wide ? 0 : RANK[control.type])

export const keyOf = (control: Control): string => (control.type === 'press' ? control.press.key : control.key)

/** What the bar offers to the seat in front. */
const BAR: readonly OniPrompt['verb'][] = ['Go', 'Next', 'Done', 'Again', 'Pass']

/** `behind`: another seat on this device has the bar. */
export function controlsOf(stage: OniStage, behind = false): Control[] {
  // of two dice that Oni lays one after the other
  const later = stage.prompts.filter(({ verb }) => verb === 'Lay').slice(1)
  const made = stage.prompts.flatMap((prompt) => {
    if (later.includes(prompt)) return []
    if (behind && BAR.includes(prompt.verb))
      return press({ key: prompt.verb, label: promptLabel(prompt, stage), prompt, fields: {}, wide: true })
    return MAKERS[prompt.verb]?.(prompt, stage) ?? []
  })
  return made.sort((a, b) => rank(a) - rank(b))
}

/** Verbs that the board itself makes buttons for; others belong to the bar, or are dice. */
export const MADE = Object.keys(MAKERS) as OniPrompt['verb'][]
