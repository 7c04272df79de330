import type { fix } from '../../lib/types'
import type { Lesson, Tip } from '../page'
import type { Fix, FixStage } from './game'
import { before, shows } from './dice'

const scene = (stage: FixStage): fix.Public['scene'] => stage.public.scene
const racing = (stage: FixStage): boolean => scene(stage).type === 'Racing'
const hand = (stage: FixStage): readonly number[] => (stage.seat === null ? [] : before(stage.public.dice, stage.seat).hand)
const holds = (stage: FixStage, face: 'green' | 'red'): boolean =>
  hand(stage).some((die) => {
    const place = stage.public.dice[die]
    return place !== undefined && shows(place) === face
  })

const stop: Tip<Fix> = {
  when: (stage) => ['Calling', 'Counting', 'Scored'].includes(scene(stage).type),
  says: ({ lesson }) => lesson.stop,
}

export const lesson: Lesson<Fix> = {
  options: { youngest: 0, hands: 'flick' },
  tips: [
    {
      when: (stage) => scene(stage).type === 'Dealing',
      says: ({ lesson }) => lesson.deal,
    },
    {
      when: (stage) => scene(stage).type === 'Ready',
      says: ({ lesson }) => lesson.ready,
    },
    {
      when: (stage) => racing(stage) && holds(stage, 'green'),
      says: ({ lesson }) => lesson.green,
    },
    {
      when: (stage) => racing(stage) && holds(stage, 'red'),
      says: ({ lesson }) => lesson.red,
    },
    {
      when: (stage) => racing(stage) && hand(stage).length === 0,
      says: ({ lesson }) => lesson.rest,
    },
    {
      when: (stage) => racing(stage) && !holds(stage, 'green') && !holds(stage, 'red'),
      says: ({ lesson }) => lesson.throw,
    },
    stop,
    {
      when: (stage, said) => said.has(stop) && !racing(stage),
      says: ({ lesson }) => lesson.scored,
    },
  ],
}
