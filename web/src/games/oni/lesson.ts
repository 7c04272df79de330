import { offered } from '../../lib/prompts'
import type { Lesson, Tip } from '../page'
import type { Oni, OniStage } from './game'
import { isOni, power } from './words'

const scene = (stage: OniStage): OniStage['public']['scene'] => stage.public.scene
const yours = (stage: OniStage): boolean => stage.public.turn === stage.seat
const team = (stage: OniStage): boolean => !isOni(stage)

const LEARNER = 0

/** An effect, not a card that is for Oni or for nobody. */
const effect = ({ public: { card } }: OniStage): boolean => card !== null && card.card !== 'play' && card.card !== 'oni'

const card: Tip<Oni> = {
  when: (stage) => team(stage) && effect(stage),
  says: ({ lesson }) => lesson.card,
}
/** The first one was the learner's: they begin. */
const second: Tip<Oni> = {
  when: (stage, said) => team(stage) && said.has(card) && effect(stage) && stage.public.card?.seat !== LEARNER,
  says: ({ lesson }) => lesson.cards,
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
  when: (stage, said) => offered(stage.prompts, 'Dixe') !== undefined || (said.has(second) && yours(stage)),
  says: ({ lesson }) => lesson.call,
}

/** The first cards: *Spin*, then *Steal the middle*; on the other side *Oni plays*, then *Oni rerolls*. */
export const lesson: Lesson<Oni> = {
  options: { level: 'easy', oni: 3, time: 'off' }, // the learner begins
  dice: 'bff0d34d1302aa03dcef5f1e27580a1b02ac27b510347fc5cdcdbe1109b33156',
  other: {
    options: { level: 'easy', oni: LEARNER, time: 'off' },
    dice: 'd1f664d2b09a77acb6667693ce7bd449b98ffc606af09e7b615d6b87fc98463d',
    label: ({ lesson: words }) => words.asOni,
  },
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
    second,
    {
      when: (stage) => team(stage) && stage.public.reminders.some(({ seats }) => stage.seat !== null && seats.includes(stage.seat)),
      says: ({ lesson }) => lesson.effect,
    },
    other,
    call,
    {
      when: (stage, said) => (isOni(stage) ? said.has(watch) && said.has(task) : said.has(second) && said.has(call)),
      says: ({ lesson }, { oni }) => (oni === LEARNER ? lesson.overOni : lesson.over),
    },
  ],
}
