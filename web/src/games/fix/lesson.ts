import type { fix } from '../../lib/types'
import type { Lesson, Stage } from '../page'
import { before, shows } from './dice'

const scene = (stage: Stage): fix.Public['scene'] => (stage.public as fix.Public).scene
const racing = (stage: Stage): boolean => scene(stage).type === 'Racing'
const hand = (stage: Stage): readonly number[] => (stage.seat === null ? [] : before((stage.public as fix.Public).dice, stage.seat).hand)
const holds = (stage: Stage, face: 'green' | 'red'): boolean =>
  hand(stage).some((die) => {
    const place = (stage.public as fix.Public).dice[die]
    return place !== undefined && shows(place) === face
  })

export const lesson: Lesson = {
  options: { youngest: 0, hands: 'flick' },
  tips: [
    { when: (stage) => scene(stage).type === 'Dealing', says: ({ t }) => t.fix.lesson.deal },
    { when: (stage) => scene(stage).type === 'Ready', says: ({ t }) => t.fix.lesson.ready },
    { when: (stage) => racing(stage) && holds(stage, 'green'), says: ({ t }) => t.fix.lesson.green },
    { when: (stage) => racing(stage) && holds(stage, 'red'), says: ({ t }) => t.fix.lesson.red },
    { when: (stage) => racing(stage) && hand(stage).length === 0, says: ({ t }) => t.fix.lesson.rest },
    { when: (stage) => racing(stage) && !holds(stage, 'green') && !holds(stage, 'red'), says: ({ t }) => t.fix.lesson.throw },
    { when: (stage) => scene(stage).type === 'Calling' || scene(stage).type === 'Counting', says: ({ t }) => t.fix.lesson.stop },
    { when: (stage) => scene(stage).type === 'Scored', says: ({ t }) => t.fix.lesson.scored },
  ],
}
