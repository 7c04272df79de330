import type { Lesson } from '../page'
import type { PigGame, PigStage } from './game'
import { mover } from './words'

const yours = (stage: PigStage): boolean => mover(stage.public.scene) === stage.seat

export const lesson: Lesson<PigGame> = {
  options: { youngest: 0, goal: 30, time: 'off' },
  tips: [
    { when: ({ public: { scene } }) => scene.type === 'Choosing' && scene.pot === 0, says: ({ lesson }) => lesson.throw },
    { when: ({ public: { scene } }) => scene.type === 'Choosing' && scene.pot > 0, says: ({ lesson }) => lesson.choose },
    { when: ({ public: { scene } }) => scene.type === 'Passing', says: ({ lesson }) => lesson.lost },
    { when: (stage) => mover(stage.public.scene) !== null && !yours(stage), says: ({ lesson }) => lesson.others },
    { when: ({ public: { points } }) => points.some((own) => own > 0), says: ({ lesson }) => lesson.end },
  ],
}
