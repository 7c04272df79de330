import type { Lesson, Tip } from '../page'
import type { Jinx, JinxStage } from './game'
import { contestOf, contests, isOut, mayPoint, spotOf } from './spots'

const scene = (stage: JinxStage): JinxStage['public']['scene'] => stage.public.scene
const yours = (stage: JinxStage): boolean => stage.public.active === stage.seat

const scored: Tip<Jinx> = { when: (stage) => scene(stage).type === 'Scored', says: ({ words }) => words.lesson.scored }
const point: Tip<Jinx> = {
  when: (stage) => mayPoint(stage.public, stage.seat),
  says: ({ words }) => words.lesson.point,
}

export const lesson: Lesson<Jinx> = {
  options: { youngest: 0, clue_seconds: 0, guess_seconds: 0 },
  room: 'remote',
  tips: [
    {
      when: (stage) => {
        const contest = contestOf(scene(stage), stage.seat)
        return contest !== null && contests(contest, stage.seat)
      },
      says: ({ words }) => words.lesson.contest,
    },
    { when: (stage) => yours(stage) && scene(stage).type === 'ClueAwaited', says: ({ words }) => words.lesson.clue },
    { when: (stage) => !yours(stage) && scene(stage).type === 'ClueAwaited', says: ({ words }) => words.lesson.home },
    point,
    { when: (stage) => stage.seat !== null && isOut(scene(stage), stage.seat), says: ({ words }) => words.lesson.wrong },
    {
      when: (stage) => stage.seat !== null && spotOf(scene(stage), stage.seat)?.type === 'Finger',
      says: ({ words }) => words.lesson.wait,
    },
    scored,
    {
      when: (stage, said) => said.has(point) && said.has(scored) && (scene(stage).type === 'Scored' || scene(stage).type === 'ClueAwaited'),
      says: ({ words }) => words.lesson.over,
    },
  ],
}
