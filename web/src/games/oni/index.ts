import type { GamePage } from '../page'
import Board from './Board.svelte'
import { MADE } from './controls'
import Emblem from './Emblem.svelte'
import type { Oni } from './game'
import { announce, retell } from './heard'
import { lesson } from './lesson'
import { oniWon, whyEnded } from './ending'
import { recollection } from './recollection'
import { shout } from './shout'
import Summary from './Summary.svelte'
import { glance, promptLabel, says } from './words'

export const page: GamePage<Oni> = {
  Board,
  Summary,
  summaryTitle: (words) => words.summary.title,
  crown: (_, { summary }, { public: game }) => (oniWon(game) ? summary.oniWins : summary.teamWins),
  why: (_, __, stage) => whyEnded(stage),
  Emblem,
  announce,
  retell,
  memorable: ({ type }) => ['PairLaid', 'Penalised', 'CallJudged', 'ClockRang', 'Shouted'].includes(type),
  lesson,
  recollection,
  promptLabel,
  shout,
  says,
  glance,
  // The board itself takes these acts. Any other act is shown as a button.
  handles: [
    ...MADE,
    'Flip',
    'Point',
    'Suggest',
    'Take',
    'Show',
    'Peek',
    'Swap',
    'Turn',
    'Feel',
    'Reroll',
    'SetAside',
    'FillCentre',
    'LetGo',
    'Deny',
  ],
  // the clock on the board is the one to watch
  clock: () => 'none',
}
