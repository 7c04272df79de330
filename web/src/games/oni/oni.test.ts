import { expect, test } from 'vitest'
import type { oni } from '../../lib/types'
import { controlsOf, keyOf } from './controls'
import type { Effect, OniPrompt, OniStage } from './game'
import { announce } from './heard'
import { cardSays, says } from './words'
import { CARDS } from '../../parts/oni/deck'
import { loadArea } from '../../texts'
import { loadBox } from '../../texts/boxes'

const words = await loadArea('en', 'oni')
const t = await loadArea('en', 'page')
await loadBox('oni', 'en')
await loadBox('oni', 'fr')
const french = await loadArea('fr', 'oni')

const NAMES = ['Olga', 'Ada', 'Ben', 'Cy']

function stage(seat: number, game: Partial<oni.Public>, prompts: readonly Partial<OniPrompt>[] = []): OniStage {
  const table = { oni: 0, turn: 2, effects: [], tasks: [], bag: [], bans: [], scene: { type: 'Starting', since: 0 }, ...game }
  const chairs = NAMES.map((name) => ({ name }))
  return {
    public: table,
    private: null,
    prompts,
    seat,
    locals: [seat],
    chairs,
    words,
    t,
    lang: 'en',
    options: { acts: 'screen' },
  } as unknown as OniStage
}
const prompt = (verb: OniPrompt['verb'], clause: string): Partial<OniPrompt> => ({ verb, clause, fields: {} })

test('nobody is reminded: the control looks the same whether or not it is owed, and so does the sentence', () => {
  const at = (owed: number[]): OniStage =>
    stage(1, { effects: [{ type: 'Spinning', who: 1, owed, dizzy: false, over: false }] }, [prompt('Spin', 'ON-E2')])
  expect(controlsOf(at([3000]))).toEqual(controlsOf(at([])))
  expect(says(stage(2, { scene: { type: 'Found', symbol: 'pi', cells: [0, 1], since: 0 } }))).toBe('A pair!')
})

// clauses: ON-30
test('whatever two cards ask of one hand, each has a button and a letter of its own', () => {
  const die = (number: number): oni.Won => ({ number, kind: 'oni' })
  const seats = { type: 'Seats', among: [1, 3] }
  const card = (name: string): Partial<OniPrompt>['fields'] => ({ card: { type: 'Symbols', among: [name] }, seat: seats }) as never
  const asked: readonly Partial<OniPrompt>[] = [
    ...(['Grab', 'Spin', 'Throw', 'Shout', 'Slap', 'Stack', 'Cheer', 'Hold', 'Arrive'] as const).map((verb) => prompt(verb, verb)),
    ...(['ON-E3', 'ON-E12'] as const).flatMap((clause) => [prompt('Toss', clause), prompt('Catch', clause)]),
    { verb: 'HighFive', clause: 'ON-E10', fields: { seat: seats } as never },
    ...['spin', 'monocle', 'toss_it', 'on_your_head', 'hush'].map((name): Partial<OniPrompt> => ({ verb: 'Accuse', fields: card(name) })),
    ...['spin', 'hush'].map((name): Partial<OniPrompt> => ({ verb: 'Admit', fields: card(name) })),
  ]
  const monocle: Effect = { type: 'Monocle', who: 2, die: die(1), drops_at: null }
  for (const options of [{ acts: 'screen' }, { acts: 'real' }]) {
    const controls = controlsOf({ ...stage(2, { effects: [monocle] }, asked), options } as OniStage)
    const keys = controls.map(keyOf)
    expect(new Set(keys).size).toBe(keys.length)
    const letters = controls.flatMap((control) => (control.type === 'press' && control.press.letter ? [control.press.letter] : []))
    expect(new Set(letters).size).toBe(letters.length)
    const caught = controls.flatMap((control) =>
      control.type === 'press' && control.press.prompt.verb === 'Catch' ? [control.press.fields] : [],
    )
    expect(caught).toEqual([{ card: 'knucklebones' }, { card: 'toss_it' }])
  }
})

test('what Oni may say of one player is told apart by its card', () => {
  const accuse = (name: string): Partial<OniPrompt> => ({
    verb: 'Accuse',
    fields: { card: { type: 'Symbols', among: [name] }, seat: { type: 'Seats', among: [1] } } as never,
  })
  const names = controlsOf(stage(0, {}, [accuse('monocle'), accuse('toss_it')])).map((one) => one.type === 'press' && one.press.spoken)
  expect(names).toEqual(['Dropped! Ada, Monocle', 'Dropped! Ada, Toss it'])
})

test('in the room, dice are named and not pointed at', () => {
  const hands: Effect = { type: 'HandsOff', who: 3, pointed: null, touched: [] }
  const at = (seat: number): string => says({ ...stage(seat, { effects: [hands] }), options: { acts: 'real' } } as OniStage)
  expect([2, 3].map(at)).toEqual(['Hands off! Say which die.', 'Turn the die that Ben names.'])
})

test('in the room, too, dice are pointed at for a bot', () => {
  const hands: Effect = { type: 'HandsOff', who: 3, pointed: null, touched: [] }
  const seen = { ...stage(2, { effects: [hands] }), options: { acts: 'real' } } as OniStage
  const chairs = seen.chairs.map((chair, seat) => ({ ...chair, bot: seat === 3 }))
  expect(says({ ...seen, chairs })).toBe('Hands off! Point at a die.')
})

// clauses: ON-9
test('Oni is told to wait while too few dice lie hidden', () => {
  const tasks: oni.Public['tasks'] = [{ type: 'SwapTwo' }]
  const lying = { type: 'Lying', kind: 'oni', top: 'bolt' } as const
  const scene = { type: 'Turning', first: 0, since: 0, until: null } as const
  const told = (square: oni.Public['square']): string => says(stage(0, { tasks, square, scene }))
  expect(told([lying, lying])).toBe('Too few dice are hidden: wait a moment.')
  expect(told([lying, lying, lying])).toBe('Tap two dice to swap them.')
})

test('of two dice that Oni lays, one is asked for after the other', () => {
  const lay = (cell: number): Partial<OniPrompt> => ({
    verb: 'Lay',
    clause: 'ON-E17',
    fields: { cell: { type: 'Cells', among: [cell] }, symbol: { type: 'Faces', among: ['pi', 'sun'] } },
  })
  expect(controlsOf(stage(0, {}, [lay(3), lay(5)])).map(keyOf)).toEqual(['Lay 3'])
})

test('whoever does not know where the die is hears only that something is passed', () => {
  const told = announce({ type: 'SeenPassing', seat: 3, hand: [2, 'left'] }, stage(0, {}))
  const feigned = announce({ type: 'HandedOver', seat: 3, hand: [2, 'left'], feigned: true }, stage(1, {}))
  expect(told).toBe('Cy passes something to Ben’s left hand.')
  expect(feigned).toBe(told)
  expect(announce({ type: 'HandedOver', seat: 3, hand: [2, 'left'], feigned: false }, stage(1, {}))).toBe('The die is in Ben’s left hand.')
})

test.each([
  ['en', words, /\byou(rs?)?\b/i, /\bOni\b(?!!”)/],
  ['fr', french, /(?<!\p{L})(tu|toi|ton|tes?|tienne)(?!\p{L})/iu, /\bOni\b(?!\s!\s»)/],
] as const)('cards in %s speak to whom they mean', (lang, its, you, third) => {
  const to = (seat: number, card: (typeof CARDS)[number]) => cardSays({ ...stage(seat, {}), words: its, lang }, card, 1)
  const wrong = CARDS.flatMap((card) => {
    const [drawn, other, oni] = [to(1, card), to(2, card), to(0, card)]
    return [
      drawn.includes('Ada') ? drawn : [],
      // every player cheers for the first die of their own
      card !== 'long_live' && you.test(other) ? other : [],
      third.test(oni) ? oni : [],
    ].flat()
  })
  expect(wrong).toEqual([])
  expect(to(2, 'monocle')).toContain('Ada')
  expect(to(1, 'monocle')).toMatch(you)
  expect(to(0, 'oni_cheats')).toMatch(you)
})

test('of several who share a device, nobody is "you"', () => {
  expect(cardSays({ ...stage(1, {}), locals: [0, 1] }, 'monocle', 1)).toContain('Ada')
})
