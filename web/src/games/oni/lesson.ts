import { offered } from '../../lib/prompts'
import type { Lesson, Tip } from '../page'
import { concerns } from './effects'
import type { Oni, OniStage } from './game'
import { isOni, power } from './words'

const scene = (stage: OniStage): OniStage['public']['scene'] => stage.public.scene
const yours = (stage: OniStage): boolean => stage.public.turn === stage.seat
const team = (stage: OniStage): boolean => !isOni(stage)

const card: Tip<Oni> = {
  when: (stage) => team(stage) && stage.public.card !== null,
  says: ({ words }) => words.lesson.card,
}
const other: Tip<Oni> = {
  when: (stage) => team(stage) && !yours(stage) && scene(stage).type === 'Starting',
  says: ({ words }) => words.lesson.other,
}
const task: Tip<Oni> = { when: (stage) => isOni(stage) && stage.public.tasks.length > 0, says: ({ words }) => words.lesson.task }
const watch: Tip<Oni> = {
  when: (stage) => isOni(stage) && scene(stage).type === 'Starting',
  says: ({ words }) => words.lesson.watch,
}

export const lesson: Lesson<Oni> = {
  options: { level: 'easy', oni: 3, time: 'off' }, // so the learner begins
  other: { options: { level: 'easy', oni: 0, time: 'off' }, label: ({ lesson: words }) => words.asOni },
  tips: [
    {
      when: (stage) => scene(stage).type === 'Ready',
      says: (stage) => (isOni(stage) ? stage.words.lesson.readyOni : stage.words.lesson.ready),
    },
    watch,
    task,
    { when: (stage) => isOni(stage) && offered(stage.prompts, 'FillCentre') !== undefined, says: ({ words }) => words.lesson.centre },
    { when: (stage) => team(stage) && yours(stage) && scene(stage).type === 'Starting', says: ({ words }) => words.lesson.turn },
    { when: (stage) => yours(stage) && scene(stage).type === 'Turning', says: ({ words }) => words.lesson.second },
    { when: (stage) => yours(stage) && scene(stage).type === 'Different', says: ({ words }) => words.lesson.different },
    { when: (stage) => team(stage) && power(stage.public) !== null, says: ({ words }) => words.lesson.pair },
    card,
    {
      when: (stage) => team(stage) && stage.public.effects.some((effect) => concerns(stage, effect)),
      says: ({ words }) => words.lesson.effect,
    },
    other,
    { when: (stage) => offered(stage.prompts, 'Dixe') !== undefined, says: ({ words }) => words.lesson.call },
    {
      when: (stage, said) => (isOni(stage) ? said.has(watch) && said.has(task) : said.has(card) && said.has(other) && yours(stage)),
      says: (stage) => (isOni(stage) ? stage.words.lesson.overOni : stage.words.lesson.over),
    },
  ],
}
