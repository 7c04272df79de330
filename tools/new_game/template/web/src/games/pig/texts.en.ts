import { count } from '../../texts/en'

const en = {
  title: 'Pig',
  sentence: 'Throw as often as you dare, and keep it before a one takes it all.',
  options: {
    goal: { ask: 'How many points win?', answers: { 30: { label: '30 points' }, 50: { label: '50 points', note: 'a longer game' } } },
  },
  lesson: {
    throw: 'Throw the die! What it shows goes into the pot.',
    choose: 'Throw again for more, or keep the pot. But a one takes it all!',
    lost: 'Gone! Better luck next time.',
    others: 'Now the others dare.',
    end: 'Whoever has 30 points first wins. Now you know it all!',
  },
  players: 'Players',
  points: (n: number) => count(n, { one: 'point', other: 'points' }),
  pot: (n: number) => `In the pot: ${n}`,
  die: (face: number) => `The die shows ${face}`,
  unthrown: 'The die is not thrown yet',
  tumbling: 'The die tumbles',
  acts: { Throw: 'Throw', Keep: 'Keep' },
  says: {
    beginning: 'It begins …',
    youThrow: 'Your turn: throw the die.',
    youChoose: (pot: number) => `${pot} in the pot: throw again, or keep it?`,
    plays: (name: string) => `${name} plays.`,
    tumbles: 'The die tumbles …',
    passes: 'The next one has the die.',
    over: 'The game is over.',
  },
  heard: {
    turn: (name: string) => `${name} has the die.`,
    shows: (face: number) => `${face}.`,
    kept: (name: string, points: number) => `${name}: ${count(points, { one: 'point', other: 'points' })}.`,
  },
}

export type Words = typeof en
export default en
