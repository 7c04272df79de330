import { offered } from '../../lib/prompts'
import type { Lesson, Tip } from '../page'
import type { Oni, OniStage } from './game'
import { isOni, power } from './words'

const scene = (stage: OniStage): OniStage['public']['scene'] => stage.public.scene
const yours = (stage: OniStage): boolean => stage.public.turn === stage.seat
const team = (stage: OniStage): boolean => !isOni(stage)

const LEARNER = 0

const card: Tip<Oni> = {
  when: (stage) => team(stage) && stage.public.card !== null,
  says: ({ lesson }) => lesson.card,
}
const other: Tip<Oni> = {
  when: (stage) => team(stage) && !yours(stage) && scene(stage).type === 'Starting',
  says: ({ lesson }) => lesson.other,
}
const task: Tip<Oni> = {
  when: (stage) => isOni(stage) && stage.public.tasks.length > 0,
  says: ({ lesson }) => lesson.task,
}
const watch: Tip<Oni> = {
  when: (stage) => isOni(stage) && scene(stage).type === 'Starting',
  says: ({ lesson }) => lesson.watch,
}
const call: Tip<Oni> = {
  when: (stage, said) => offered(stage.prompts, 'Dixe') !== undefined || (said.has(card) && said.has(other) && yours(stage)),
  says: ({ lesson }) => lesson.call,
}

export const lesson: Lesson<Oni> = {
  options: { level: 'easy', oni: 3, time: 'off' }, // so the learner begins
  other: { options: { level: 'easy', oni: LEARNER, time: 'off' }, label: ({ lesson: words }) => words.asOni },
  tips: [
    {
      when: (stage) => scene(stage).type === 'Ready',
      says: ({ lesson }, { oni }) => (oni === LEARNER ? lesson.readyOni : lesson.ready),
    },
    watch,
    task,
    {
      when: (stage) => isOni(stage) && offered(stage.prompts, 'FillCentre') !== undefined,
      says: ({ lesson }) => lesson.centre,
    },
    {
      when: (stage) => team(stage) && yours(stage) && scene(stage).type === 'Starting',
      says: ({ lesson }) => lesson.turn,
    },
    {
      when: (stage) => yours(stage) && scene(stage).type === 'Turning',
      says: ({ lesson }) => lesson.second,
    },
    {
      when: (stage) => yours(stage) && scene(stage).type === 'Different',
      says: ({ lesson }) => lesson.different,
    },
    {
      when: (stage) => team(stage) && power(stage.public) !== null,
      says: ({ lesson }) => lesson.pair,
    },
    card,
    {
      when: (stage) => team(stage) && stage.public.reminders.some(({ seats }) => stage.seat !== null && seats.includes(stage.seat)),
      says: ({ lesson }) => lesson.effect,
    },
    other,
    call,
    {
      when: (stage, said) => (isOni(stage) ? said.has(watch) && said.has(task) : said.has(card) && said.has(call)),
      says: ({ lesson }, { oni }) => (oni === LEARNER ? lesson.overOni : lesson.over),
    },
  ],
}
