import type { Lesson, Tip } from '../page'
import type { Jinx, JinxStage } from './game'
import { contestOf, contests, isOut, mayPoint, spotOf } from './spots'

const scene = (stage: JinxStage): JinxStage['public']['scene'] => stage.public.scene
const yours = (stage: JinxStage): boolean => stage.public.active === stage.seat

const scored: Tip<Jinx> = {
  when: (stage) => scene(stage).type === 'Scored',
  says: ({ lesson }) => lesson.scored,
}
const point: Tip<Jinx> = {
  when: (stage) => mayPoint(stage.public, stage.seat),
  says: ({ lesson }) => lesson.point,
}

const contest: Tip<Jinx> = {
  when: (stage) => {
    const contested = contestOf(scene(stage), stage.seat)
    return contested !== null && contests(contested, stage.seat)
  },
  says: ({ lesson }) => lesson.contest,
}
/** Learners who had no contest hear of it all the same. */
const shout: Tip<Jinx> = {
  when: (_, said) => said.has(point) && said.has(scored) && !said.has(contest),
  says: ({ lesson }) => lesson.shout,
}

export const lesson: Lesson<Jinx> = {
  options: { youngest: 0, clue_seconds: 0, guess_seconds: 0 },
  room: 'remote',
  tips: [
    contest,
    {
      when: (stage) => yours(stage) && scene(stage).type === 'ClueAwaited',
      says: ({ lesson }) => lesson.clue,
    },
    {
      when: (stage) => !yours(stage) && scene(stage).type === 'ClueAwaited',
      says: ({ lesson }) => lesson.home,
    },
    point,
    {
      when: (stage) => stage.seat !== null && isOut(scene(stage), stage.seat),
      says: ({ lesson }) => lesson.wrong,
    },
    {
      when: (stage) => stage.seat !== null && spotOf(scene(stage), stage.seat)?.type === 'Finger',
      says: ({ lesson }) => lesson.wait,
    },
    scored,
    shout,
    {
      when: (stage, said) =>
        said.has(point) &&
        said.has(scored) &&
        (said.has(contest) || said.has(shout)) &&
        (scene(stage).type === 'Scored' || scene(stage).type === 'ClueAwaited'),
      says: ({ lesson }) => lesson.over,
    },
  ],
}
