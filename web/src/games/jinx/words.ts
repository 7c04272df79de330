import type { jinx } from '../../lib/types'
import type { Lang } from '../../texts'
import { boxOf } from '../../texts/box'
import type { Offered } from '../page'
import type { Jinx, JinxStage } from './game'
import { told } from './pictures'
import { contestOf, contests, hasPointed, isOut, mayPoint } from './spots'

/** What the words are made from: a part of the stage. */
export type Hearing = Pick<JinxStage, 'public' | 'private' | 'seat' | 'chairs' | 'words' | 'lang'>

export const seatName = (stage: Pick<JinxStage, 'chairs'>, seat: number): string => stage.chairs[seat]?.name ?? ''

/** What a picture shows, in a line: as much for the ear as for the eye. */
export const shows = (stage: Pick<JinxStage, 'public' | 'lang' | 'words'>, picture: number): string =>
  told(picture, stage.public, stage.lang) ?? stage.words.untold

/** Bots give a clue as a code, `:moon:`, which everybody reads in their own language; people's words stay as typed. */
export function clueText(text: string, lang: Lang): string {
  const [, concept = ''] = /^:(\w+):$/.exec(text) ?? []
  if (!concept) return text
  const word = (boxOf('jinx/concepts', lang) as Readonly<Record<string, readonly string[]>>)[concept]?.[0] ?? text
  return word.charAt(0).toLocaleUpperCase(lang) + word.slice(1)
}

export function says(stage: Hearing): string {
  const { scene, active } = stage.public
  const words = stage.words.says
  const you = stage.seat
  switch (scene.type) {
    case 'Between':
    case 'Judged':
      return words.between
    case 'ClueAwaited':
      return active === you ? words.youClue : words.clue({ name: seatName(stage, active) })
    case 'Guessing':
      return saysGuessing(stage, scene)
    case 'Scored': {
      const { finder } = scene.outcome
      if (finder === null) return words.nobody
      return finder === you ? words.youFound : words.found({ name: seatName(stage, finder) })
    }
    case 'Over':
      return words.over
  }
}

function saysGuessing(stage: Hearing, scene: jinx.Guessing): string {
  const words = stage.words.says
  const you = stage.seat
  const contest = contestOf(scene, you)
  if (contest && contests(contest, you)) return words.youContest
  if (mayPoint(stage.public, you)) return scene.clue.type === 'ClueDrawn' ? words.watch : words.point
  if (scene.question) return words.answer({ name: seatName(stage, scene.question.seat) })
  if (contest) return words.contest({ names: contest.touches.map(({ seat }) => seatName(stage, seat)) })
  if (you !== null && isOut(scene, you)) return words.out
  if (you !== null && hasPointed(scene, you)) return words.placed
  return scene.late.length > 0 ? words.late : words.search
}

/** Each event is said once; during a race, briefly. */
export function announce(news: jinx.News, stage: Hearing): string | null {
  const words = stage.words.heard
  const you = stage.seat
  const name = (seat: number): string => seatName(stage, seat)
  switch (news.type) {
    case 'Refilled': {
      if (news.cells.length === stage.public.square.length) return words.laid
      const cards = news.cells.map((cell, index) => stage.words.card({ n: cell + 1, shows: shows(stage, news.pictures[index] ?? 0) }))
      return words.fresh({ cards: cards.join(' ') })
    }
    case 'PositionDrawn': {
      const picture = stage.public.square[news.cell] ?? 0
      return news.seat === you ? words.yourTurn({ n: news.cell + 1, shows: shows(stage, picture) }) : words.turn({ name: name(news.seat) })
    }
    case 'TurnBegun':
      return words.turn({ name: name(news.seat) })
    case 'ClueWritten':
      return words.written({ name: name(stage.public.active), text: clueText(news.text, stage.lang) })
    case 'ClueSpoken':
      return words.spoken({ name: name(stage.public.active) })
    case 'ClueDrawn':
      return words.drawn({ name: name(stage.public.active) })
    case 'Forfeited':
      return stage.words.end.forfeited[news.why]({ name: name(news.seat) })
    case 'TouchedTooEarly':
      return news.seat === you ? stage.words.note.early : null
    case 'ShoutedInVain':
      return news.seat === you ? stage.words.note.hoarse : null
    case 'Pointed':
      return news.seat === you ? words.youPointed({ n: news.cell + 1 }) : null
    case 'Contested':
      return you !== null && news.seats.includes(you)
        ? words.youContest({ n: news.cell + 1 })
        : words.contested({ names: news.seats.map(name), n: news.cell + 1 })
    case 'Shouted':
      return words.shouted({ name: name(news.seat) })
    case 'Kept':
      if (news.by !== 'alone') return stage.words.kept[news.by]({ name: name(news.seat) })
      return news.seat === you ? null : words.pointed({ name: name(news.seat), n: news.cell + 1 })
    case 'TimeRanOut':
      return words.timeRanOut
    case 'RefereePointed':
      return words.referee({ name: name(news.seat), n: news.cell + 1 })
    case 'Answered':
      return (news.right ? words.yes : words.no)({ name: name(news.seat), n: news.cell + 1 })
    case 'TurnScored':
      return [
        ...(news.finder === null ? [stage.words.says.nobody, words.target({ n: news.target + 1 })] : []),
        words.cards({ each: stage.public.won.map((won, seat) => `${name(seat)} ${won.length}`).join(', ') }),
      ].join(' ')
    case 'Reached':
    case 'TurnClosed':
    case 'Away':
    case 'Back':
    case 'ByBot':
    case 'ByPerson':
      return null
  }
}

/** For a replay: the pictures are seen, and whoever is found is found by a clue; `before`: the table before this step. */
export function retell(news: jinx.News, stage: Hearing, before: Hearing): string | null {
  const { heard } = stage.words
  switch (news.type) {
    case 'Refilled':
    case 'Shouted': // who kept the place says more
      return null
    case 'Answered': {
      const { scene, active } = before.public
      const says = announce(news, stage)
      if (!news.right || scene.type !== 'Guessing' || scene.clue.type !== 'ClueWritten') return says
      return `${says} ${heard.written({ name: seatName(stage, active), text: clueText(scene.clue.text, stage.lang) })}`
    }
    default:
      return announce(news, stage)
  }
}

export function promptLabel(prompt: Offered<Jinx>, stage: Pick<JinxStage, 'words'>): string {
  return stage.words.acts[prompt.verb]
}

/** For a whole room, by what `glance` of the rules tells. */
export function glance(scene: string, name: string, _: number, { says }: Jinx['words']): string {
  switch (scene) {
    case 'ClueAwaited':
      return says.clue({ name })
    case 'Guessing':
      return says.search
    case 'Asked':
      return says.answer({ name })
    case 'Scored':
      return name ? says.found({ name }) : says.nobody
    case 'Over':
      return says.over
    default:
      return says.between
  }
}
