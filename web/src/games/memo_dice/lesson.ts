import type { memo_dice } from '../../lib/types'
import type { Lesson, Tip } from '../page'
import type { MemoDice, MemoDiceStage } from './game'
import { mover } from './words'

const scene = (stage: MemoDiceStage): memo_dice.Scene => stage.public.scene
const row = (stage: MemoDiceStage): memo_dice.Public['row'] => stage.public.row
const yours = (stage: MemoDiceStage): boolean => mover(scene(stage)) === stage.seat
const lifted = (stage: MemoDiceStage): memo_dice.Lifted[] => row(stage).filter((place) => place.type === 'Lifted')

const recall: Tip<MemoDice> = {
  when: (stage) => scene(stage).type === 'Recalling' && yours(stage),
  says: ({ lesson }) => lesson.recall,
}
const listen: Tip<MemoDice> = {
  when: (stage) => scene(stage).type === 'Recalling' && !yours(stage),
  says: ({ lesson }) => lesson.listen,
}
/** No learner reaches the end before hearing what a wrong answer costs. */
const aloud: Tip<MemoDice> = {
  when: (stage, said) => scene(stage).type === 'Scored' && (said.has(recall) || said.has(listen)),
  says: ({ lesson }) => lesson.aloud,
}

export const lesson: Lesson<MemoDice> = {
  options: { first: 0, naming: 'recognise', guess_seconds: 0, time: 'off' },
  tips: [
    {
      when: (stage) => scene(stage).type === 'Hiding' && yours(stage),
      says: ({ lesson }) => lesson.pick,
    },
    {
      when: (stage) => scene(stage).type === 'Shown' && yours(stage),
      says: ({ lesson }) => lesson.look,
    },
    {
      when: (stage) => row(stage).length > 0 && !yours(stage),
      says: ({ lesson }) => lesson.other,
    },
    {
      when: (stage) => scene(stage).type === 'Hiding' && row(stage).length > 1 && yours(stage),
      says: ({ lesson }) => lesson.order,
    },
    {
      when: (stage) => row(stage).length > 3,
      says: ({ lesson }) => lesson.gold,
    },
    recall,
    listen,
    {
      when: (stage) => lifted(stage).some(({ right }) => right),
      says: ({ lesson }) => lesson.right,
    },
    {
      when: (stage) => lifted(stage).some(({ right }) => !right),
      says: ({ lesson }) => lesson.wrong,
    },
    aloud,
    { when: (_, said) => said.has(aloud), says: ({ lesson }, { goal }) => lesson.scored({ goal }) },
  ],
}
