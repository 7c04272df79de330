import type { memo_dice } from '../../lib/types'
import type { Lesson, Stage } from '../page'
import { mover } from './words'

const scene = (stage: Stage): memo_dice.Public['scene'] => (stage.public as memo_dice.Public).scene
const row = (stage: Stage): memo_dice.Public['row'] => (stage.public as memo_dice.Public).row
const yours = (stage: Stage): boolean => mover(scene(stage)) === stage.seat
const lifted = (stage: Stage): memo_dice.Lifted[] => row(stage).filter((place) => place.type === 'Lifted')

export const lesson: Lesson = {
  options: { first: 0, naming: 'recognise', guess_seconds: 0, time: 'off' },
  tips: [
    { when: (stage) => scene(stage).type === 'Hiding' && yours(stage), says: ({ t }) => t.memo_dice.lesson.pick },
    { when: (stage) => scene(stage).type === 'Shown' && yours(stage), says: ({ t }) => t.memo_dice.lesson.look },
    { when: (stage) => row(stage).length > 0 && !yours(stage), says: ({ t }) => t.memo_dice.lesson.other },
    { when: (stage) => scene(stage).type === 'Hiding' && row(stage).length > 1 && yours(stage), says: ({ t }) => t.memo_dice.lesson.order },
    { when: (stage) => row(stage).length > 3, says: ({ t }) => t.memo_dice.lesson.gold },
    { when: (stage) => scene(stage).type === 'Recalling' && yours(stage), says: ({ t }) => t.memo_dice.lesson.recall },
    { when: (stage) => scene(stage).type === 'Recalling' && !yours(stage), says: ({ t }) => t.memo_dice.lesson.listen },
    { when: (stage) => lifted(stage).some(({ right }) => right), says: ({ t }) => t.memo_dice.lesson.right },
    { when: (stage) => lifted(stage).some(({ right }) => !right), says: ({ t }) => t.memo_dice.lesson.wrong },
    { when: (stage) => scene(stage).type === 'Scored', says: ({ t }) => t.memo_dice.lesson.scored },
  ],
}
