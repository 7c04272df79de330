import type { memodixe } from '../../lib/types'
import type { Lesson, Stage, Tip } from '../page'
import { offered } from './choice'
import { mover, power, powerWords } from './words'

const scene = (stage: Stage): memodixe.Public['scene'] => (stage.public as memodixe.Public).scene
const yours = (stage: Stage): boolean => mover(stage.public as memodixe.Public) === stage.seat

const pair: Tip = {
  when: (stage) => power(scene(stage)) !== null,
  says: (stage) => {
    const symbol = power(scene(stage))
    return [stage.t.memodixe.lesson.pair, symbol && powerWords(stage, symbol)].join(' ')
  },
}
const other: Tip = { when: (stage) => !yours(stage), says: ({ t }) => t.memodixe.lesson.other }

export const lesson: Lesson = {
  options: { edition: 'revised', youngest: 0, time: 'off' },
  tips: [
    { when: (stage) => scene(stage).type === 'Starting' && yours(stage), says: ({ t }) => t.memodixe.lesson.turn },
    { when: (stage) => scene(stage).type === 'Turning' && yours(stage), says: ({ t }) => t.memodixe.lesson.second },
    { when: (stage) => scene(stage).type === 'Different', says: ({ t }) => t.memodixe.lesson.different },
    pair,
    other,
    { when: (stage) => offered(stage.prompts, 'Dixe') !== undefined, says: ({ t }) => t.memodixe.lesson.dixe },
    {
      when: (stage, said) => scene(stage).type === 'Starting' && yours(stage) && said.has(other),
      says: ({ t }) => t.memodixe.lesson.remember,
    },
    { when: (stage, said) => scene(stage).type === 'Starting' && said.has(pair), says: ({ t }) => t.memodixe.lesson.over },
  ],
}
