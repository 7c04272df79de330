import type { memodixe } from '../../lib/types'
import type { Lesson, Tip } from '../page'
import type { MemoDixe, MemoDixeStage } from './game'
import { offered } from '../../lib/prompts'
import { mover, power, powerWords } from './words'

const scene = (stage: MemoDixeStage): memodixe.Scene => stage.public.scene
const yours = (stage: MemoDixeStage): boolean => mover(stage.public) === stage.seat

const pair: Tip<MemoDixe> = {
  when: (stage) => power(scene(stage)) !== null,
  says: (words, seen) => {
    const symbol = power(seen.scene)
    return [words.lesson.pair, symbol && powerWords({ words, public: seen }, symbol)].join(' ')
  },
}
const other: Tip<MemoDixe> = {
  when: (stage) => !yours(stage),
  says: ({ lesson }) => lesson.other,
}

const call: Tip<MemoDixe> = {
  when: (stage, said) => offered(stage.prompts, 'Dixe') !== undefined || (scene(stage).type === 'Starting' && said.has(pair)),
  says: ({ lesson }) => lesson.call,
}

/** The seed's dice: the middle and the last corner match. */
export const lesson: Lesson<MemoDixe> = {
  options: { edition: 'revised', youngest: 0, time: 'off' },
  dice: 'caa5ea371696e874d92f2d73957bc9b1273450552bfd3933fb35144c496ed89e',
  tips: [
    {
      when: (stage) => scene(stage).type === 'Starting' && yours(stage),
      says: ({ lesson }) => lesson.turn,
    },
    {
      when: (stage) => scene(stage).type === 'Turning' && yours(stage),
      says: ({ lesson }) => lesson.second,
    },
    {
      when: (stage) => scene(stage).type === 'Different',
      says: ({ lesson }) => lesson.different,
    },
    pair,
    other,
    call,
    {
      when: (stage, said) => scene(stage).type === 'Starting' && yours(stage) && said.has(other) && !said.has(pair),
      says: ({ lesson }) => lesson.twins,
    },
    {
      when: (stage, said) => scene(stage).type === 'Starting' && said.has(pair) && said.has(call),
      says: ({ lesson }) => lesson.over,
    },
  ],
}
