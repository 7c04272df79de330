import type { fix } from '../../lib/types'
import type { Lesson } from '../page'
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

export const lesson: Lesson<Fix> = {
  options: { youngest: 0, hands: 'flick' },
  tips: [
    { when: (stage) => scene(stage).type === 'Dealing', says: ({ words }) => words.lesson.deal },
    { when: (stage) => scene(stage).type === 'Ready', says: ({ words }) => words.lesson.ready },
    { when: (stage) => racing(stage) && holds(stage, 'green'), says: ({ words }) => words.lesson.green },
    { when: (stage) => racing(stage) && holds(stage, 'red'), says: ({ words }) => words.lesson.red },
    { when: (stage) => racing(stage) && hand(stage).length === 0, says: ({ words }) => words.lesson.rest },
    { when: (stage) => racing(stage) && !holds(stage, 'green') && !holds(stage, 'red'), says: ({ words }) => words.lesson.throw },
    { when: (stage) => scene(stage).type === 'Calling' || scene(stage).type === 'Counting', says: ({ words }) => words.lesson.stop },
    { when: (stage) => scene(stage).type === 'Scored', says: ({ words }) => words.lesson.scored },
  ],
}
