import type { memodixe } from '../../lib/types'
import type { Lesson, Tip } from '../page'
import type { MemoDixe, MemoDixeStage } from './game'
import { offered } from '../../lib/prompts'
import { mover, power, powerWords } from './words'

const scene = (stage: MemoDixeStage): memodixe.Public['scene'] => stage.public.scene
const yours = (stage: MemoDixeStage): boolean => mover(stage.public) === stage.seat

const pair: Tip<MemoDixe> = {
  when: (stage) => power(scene(stage)) !== null,
  says: (stage) => {
    const symbol = power(scene(stage))
    return [stage.words.lesson.pair, symbol && powerWords(stage, symbol)].join(' ')
  },
}
const other: Tip<MemoDixe> = { when: (stage) => !yours(stage), says: ({ words }) => words.lesson.other }

export const lesson: Lesson<MemoDixe> = {
  options: { edition: 'revised', youngest: 0, time: 'off' },
  tips: [
    { when: (stage) => scene(stage).type === 'Starting' && yours(stage), says: ({ words }) => words.lesson.turn },
    { when: (stage) => scene(stage).type === 'Turning' && yours(stage), says: ({ words }) => words.lesson.second },
    { when: (stage) => scene(stage).type === 'Different', says: ({ words }) => words.lesson.different },
    pair,
    other,
    { when: (stage) => offered(stage.prompts, 'Dixe') !== undefined, says: ({ words }) => words.lesson.dixe },
    {
      when: (stage, said) => scene(stage).type === 'Starting' && yours(stage) && said.has(other),
      says: ({ words }) => words.lesson.remember,
    },
    { when: (stage, said) => scene(stage).type === 'Starting' && said.has(pair), says: ({ words }) => words.lesson.over },
  ],
}
