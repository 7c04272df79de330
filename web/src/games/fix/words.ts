import type { fix } from '../../lib/types'
import type { Offered } from '../page'
import type { Fix, FixStage } from './game'
import { before, onDisc, shows, signed, type Place } from './dice'

/** What the words are made from: a part of the stage. */
export type Hearing = Pick<FixStage, 'options' | 'public' | 'seat' | 'locals' | 'prompts' | 'chairs' | 'words'>

export const seatName = (stage: Pick<FixStage, 'chairs'>, seat: number): string => stage.chairs[seat]?.name ?? ''

/** The seat that is spoken to as "you"; null: a watcher, or a shared device. */
const addressed = (stage: Pick<FixStage, 'seat' | 'locals'>): number | null => (stage.locals.length > 1 ? null : stage.seat)

/** Why this seat deals. */
export function whyDeals(
  stage: Pick<FixStage, 'options' | 'seat' | 'locals' | 'chairs' | 'words'>,
  { seat, why, among }: fix.Dealer,
): string {
  const words = stage.words.why
  // people say who is the youngest, or nobody knows
  if (why === 'youngest' && stage.options.youngest == null) return words.untold
  const name = seatName(stage, seat)
  const you = { youngest: words.youYoungest, lowest: words.youLowest, lost_most: words.youLost_most }
  if (among.length < 2) return seat === addressed(stage) ? you[why] : words[why]({ name })
  const level = among.map((tied) => seatName(stage, tied))
  return seat === stage.options.youngest ? words.younger({ names: level }) : words.first({ names: level })
}

/** The player who places the third red die calls it. */
export const stopSaid = (stage: Pick<FixStage, 'seat' | 'locals' | 'chairs' | 'words'>, by: number): string =>
  by === addressed(stage) ? stage.words.stopByYou : stage.words.stopBy({ name: seatName(stage, by) })

export function says(stage: Hearing): string {
  const { scene, dealer, dice, hands } = stage.public
  const words = stage.words.says
  const you = addressed(stage)
  switch (scene.type) {
    case 'Beginning':
      return words.beginning
    case 'Dealing':
      return dealer.seat === you ? words.youDeal : words.deals({ name: seatName(stage, dealer.seat) })
    case 'Ready':
      return words.ready
    case 'Racing': {
      if (you === null) return words.race
      if (scene.hands[you]?.until === null) return words.rest
      if (before(dice, you).hand.every((die) => dice[die]?.type !== 'Held')) return words.throw
      if (stage.prompts.some(({ verb }) => verb === 'Flick')) return hands === 'auto' ? words.flickAuto : words.flick
      return words.throw
    }
    case 'Calling':
    case 'Counting':
      return stopSaid(stage, scene.by)
    case 'Scored': {
      if (scene.tied.length > 0) return words.tied({ names: scene.tied.map((seat) => seatName(stage, seat)) })
      return scene.next.seat === you ? words.youGoOn : words.goesOn({ name: seatName(stage, scene.next.seat) })
    }
    case 'Over':
      return words.over
  }
}

/** Brief, because a race is on. What one's own dice show is said by the board, which knows their numbers. */
export function announce(news: fix.News, stage: Hearing): string | null {
  const { dealer, dice, final, stop } = stage.public
  const words = stage.words.heard
  const you = addressed(stage)
  const each = (values: readonly (number | string)[]): string => values.map((value, seat) => `${seatName(stage, seat)} ${value}`).join(', ')
  switch (news.type) {
    case 'RoundBegun':
      return final
        ? words.final({ name: seatName(stage, dealer.seat) })
        : words.round({ n: news.round, name: seatName(stage, dealer.seat) })
    case 'Dealt':
      return words.dealt({ dice: each(news.dice) })
    case 'Started':
      return words.started
    case 'Flicked':
      if (news.to === null) return words.red({ n: onDisc(dice).length, of: stop })
      return news.to === you ? words.comes : null
    case 'Rolled':
      return news.seat === you && news.by === 'table' ? words.idle : null
    case 'Stopped':
      return words.stop({ name: seatName(stage, news.seat) })
    case 'RoundScored':
      return words.scored({ points: each(news.points.map(signed)) })
    case 'RollKept':
    case 'LayStill':
    case 'Taken':
    case 'Counted':
    case 'Back':
      return null
  }
}

/** For a replay: why the race stopped, and in which round; `before`: the table before this step. */
export function retell(news: fix.News, stage: Hearing, before: Hearing): string | null {
  const { words } = stage
  switch (news.type) {
    case 'Stopped':
      return `${words.stop} ${words.stopBy({ name: seatName(stage, news.seat) })}`
    case 'RoundScored': {
      const { final, round, rounds } = before.public
      return `${final ? words.finalRound : words.round({ n: round, of: rounds })}. ${announce(news, stage)}`
    }
    default:
      return announce(news, stage)
  }
}

export function promptLabel(prompt: Offered<Fix>, stage: Pick<FixStage, 'words'>): string {
  return stage.words.acts[prompt.verb]
}

/** A die by its place in the hand and what it shows. */
export function dieLabel(stage: Pick<FixStage, 'words'>, place: Place, number: number): string {
  const words = stage.words
  const face = shows(place)
  return words.die({ n: number, face: face ? words.faces[face] : place.type === 'Tumbling' ? words.tumbles : words.unseen })
}

/** The green and red dice of a hand, by number: "2 green, 5 red". */
export function toFlick(stage: Pick<FixStage, 'words'>, places: readonly (number | null)[], dice: readonly Place[]): string {
  return places
    .flatMap((die, index) => {
      const place = die === null ? undefined : dice[die]
      const face = place?.type === 'Held' ? place.face : null
      return face === 'green' || face === 'red' ? [`${index + 1} ${stage.words.faces[face]}`] : []
    })
    .join(', ')
}

/** For a whole room, by what `glance` of the rules tells. */
export function glance(scene: string, name: string, _: number, { says, stopBy }: Fix['words']): string {
  switch (scene) {
    case 'Beginning':
      return says.beginning
    case 'Dealing':
      return says.deals({ name })
    case 'Ready':
      return says.ready
    case 'Racing':
      return says.race
    case 'Calling':
    case 'Counting':
      return stopBy({ name })
    case 'Scored':
      return says.goesOn({ name })
    default:
      return says.over
  }
}
