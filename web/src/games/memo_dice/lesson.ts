import type { memo_dice } from '../../lib/types'
import type { Lesson } from '../page'
import type { MemoDice, MemoDiceStage } from './game'
import { mover } from './words'

const scene = (stage: MemoDiceStage): memo_dice.Public['scene'] => stage.public.scene
const row = (stage: MemoDiceStage): memo_dice.Public['row'] => stage.public.row
const yours = (stage: MemoDiceStage): boolean => mover(scene(stage)) === stage.seat
const lifted = (stage: MemoDiceStage): memo_dice.Lifted[] => row(stage).filter((place) => place.type === 'Lifted')

export const lesson: Lesson<MemoDice> = {
  options: { first: 0, naming: 'recognise', guess_seconds: 0, time: 'off' },
  tips: [
    { when: (stage) => scene(stage).type === 'Hiding' && yours(stage), says: ({ words }) => words.lesson.pick },
    { when: (stage) => scene(stage).type === 'Shown' && yours(stage), says: ({ words }) => words.lesson.look },
    { when: (stage) => row(stage).length > 0 && !yours(stage), says: ({ words }) => words.lesson.other },
    { when: (stage) => scene(stage).type === 'Hiding' && row(stage).length > 1 && yours(stage), says: ({ words }) => words.lesson.order },
    { when: (stage) => row(stage).length > 3, says: ({ words }) => words.lesson.gold },
    { when: (stage) => scene(stage).type === 'Recalling' && yours(stage), says: ({ words }) => words.lesson.recall },
    { when: (stage) => scene(stage).type === 'Recalling' && !yours(stage), says: ({ words }) => words.lesson.listen },
    { when: (stage) => lifted(stage).some(({ right }) => right), says: ({ words }) => words.lesson.right },
    { when: (stage) => lifted(stage).some(({ right }) => !right), says: ({ words }) => words.lesson.wrong },
    { when: (stage) => scene(stage).type === 'Scored', says: ({ words, public: game }) => words.lesson.scored(game.goal) },
  ],
}
