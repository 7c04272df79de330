import type { memo_dice } from '../../lib/types'
import type { Offered } from '../page'
import type { MemoDice, MemoDiceStage } from './game'
import { colourOf, nameOf } from './box'

/** What the words are made from: a part of the stage. */
export type Hearing = Pick<MemoDiceStage, 'public' | 'seat' | 'locals' | 'chairs' | 'words' | 'lang' | 'passed'>

export const seatName = (stage: Pick<MemoDiceStage, 'chairs'>, seat: number): string => stage.chairs[seat]?.name ?? ''

/** The seat that the table waits for; null: none, or a shared device. */
export function mover(scene: memo_dice.Scene): number | null {
  switch (scene.type) {
    case 'Hiding':
    case 'Shown':
      return scene.hider
    case 'Recalling':
      return scene.guesser
    case 'Scored':
      return scene.next
    default:
      return null
  }
}

/** On a shared device nobody is "you". */
const isYou = (stage: Hearing, seat: number): boolean => seat === stage.seat && stage.locals.length < 2

/** All look at what was under the last cup; then the next one is asked for. */
export function reveals(stage: Pick<Hearing, 'public' | 'passed'>): boolean {
  const { scene } = stage.public
  return scene.type === 'Recalling' && scene.cup > 0 && !stage.passed(scene.since)
}

/** Who won a cup. */
export const cupGoes = (stage: Hearing, to: number): string =>
  isYou(stage, to) ? stage.words.heard.cupIsYours : stage.words.heard.cupGoesTo({ name: seatName(stage, to) })

/** What happened to a cup. */
function became(stage: Hearing, { right, to }: memo_dice.Lifted): string {
  const { heard } = stage.words
  return `${right ? heard.right : heard.notRight} ${cupGoes(stage, to ?? 0)}`
}

/** The same with what was said; `by` is the person who was asked, if this page saw it. */
export function verdict(stage: Hearing, lifted: memo_dice.Lifted, by: number | undefined): string {
  const { words, lang } = stage
  if (lifted.right || lifted.guess === null) return became(stage, lifted)
  const picture = nameOf(lifted.guess, lang, stage.public.own)
  const said =
    by === undefined
      ? words.heard.wrong({ guess: picture })
      : isYou(stage, by)
        ? words.youSaid({ picture })
        : words.said({ name: seatName(stage, by), picture })
  return `${said} ${cupGoes(stage, lifted.to ?? 0)}`
}

/** One sentence: whose move it is and what they can do. */
export function says(stage: Hearing): string {
  const { scene } = stage.public
  const words = stage.words.says
  const seat = mover(scene)
  const yours = seat !== null && seat === stage.seat
  const name = seat === null ? '' : seatName(stage, seat)
  switch (scene.type) {
    case 'Setting':
      return words.setting
    case 'Hiding':
      return yours ? words.youPick : words.picks({ name })
    case 'Shown':
      return yours ? words.youCover : words.covers({ name })
    case 'Recalling': {
      const last = reveals(stage) ? stage.public.row[scene.cup - 1] : undefined
      if (last?.type === 'Lifted') return became(stage, last)
      if (scene.missed !== null) {
        const guess = nameOf(scene.missed, stage.lang, stage.public.own)
        return yours ? words.youTryAgain({ guess }) : words.triesAgain({ name, guess })
      }
      return yours ? words.youGuess[scene.naming]({ cup: scene.cup + 1 }) : words.guesses({ name, cup: scene.cup + 1 })
    }
    case 'Judgement': {
      if (scene.guesser === stage.seat) return words.youAreJudged
      const asked = stage.seat !== null && scene.judges.includes(stage.seat)
      return asked ? words.youJudge({ name: seatName(stage, scene.guesser) }) : words.isJudged({ name: seatName(stage, scene.guesser) })
    }
    case 'Cleared':
      return words.cleared
    case 'Scored':
      return yours ? words.youGoOn : words.goesOn({ name })
    case 'Ended':
      return words.ended
  }
}

/** What is seen is said once. A covered picture is not named again: listeners must remember, as watchers must. */
export function announce(news: memo_dice.News, stage: Hearing): string | null {
  const words = stage.words.heard
  const picture = (id: string): string => nameOf(id, stage.lang, stage.public.own)
  const name = (seat: number): string => seatName(stage, seat)
  switch (news.type) {
    case 'FirstChosen':
      return words.begins({ name: name(news.seat) })
    case 'DieRolled':
      return words.rolled({ picture: picture(news.picture), colour: stage.words.colours[colourOf(news.picture)] })
    case 'DieCovered':
      return words.covered({ cup: stage.words.cups[news.cup] })
    case 'CupLifted': {
      const seen = words.lifted({ cup: news.cup + 1, picture: picture(news.picture) })
      const verdict =
        news.guess === null ? words.gaveUp : news.guess === news.picture ? words.right : words.wrong({ guess: picture(news.guess) })
      return `${verdict} ${seen} ${cupGoes(stage, news.to)}`
    }
    case 'Missed':
      return `${words.wrong({ guess: picture(news.guess) })} ${words.tryAgain}`
    case 'CupLiftedAloud':
      return words.lifted({ cup: news.cup + 1, picture: picture(news.picture) })
    case 'Confirmed':
      return news.right ? words.saysRight({ name: name(news.seat) }) : words.saysWrong({ name: name(news.seat) })
    case 'Judged':
      return `${news.right ? words.right : words.notRight} ${cupGoes(stage, news.to)}`
    case 'RoundScored':
      return words.scored({ points: news.points.map((points, seat) => `${name(seat)} ${points}`).join(', ') })
    case 'RoundBegun':
      return words.newRound({ name: name(news.starter) })
    case 'DiePicked':
    case 'LookEnded':
    case 'Away':
    case 'Back':
    case 'ByBot':
    case 'ByPerson':
      return null
  }
}

/** For a replay: with what was said, and by whom; `before`: the table before this step. */
export function retell(news: memo_dice.News, stage: Hearing, before: Hearing): string | null {
  const { scene } = before.public
  if (news.type !== 'CupLifted' || news.guess === null || news.guess === news.picture || scene.type !== 'Recalling')
    return announce(news, stage)
  const { words, lang, public: game } = stage
  const said = words.said({ name: seatName(stage, scene.guesser), picture: nameOf(news.guess, lang, game.own) })
  const seen = words.heard.lifted({ cup: news.cup + 1, picture: nameOf(news.picture, lang, game.own) })
  return `${said} ${seen} ${cupGoes(stage, news.to)}`
}

export function promptLabel(prompt: Offered<MemoDice>, stage: Hearing): string {
  return stage.words.acts[prompt.verb]
}

/** For a whole room, by what `glance` of the rules tells. */
export function glance(scene: string, name: string, cup: number, { says }: MemoDice['words']): string {
  switch (scene) {
    case 'Setting':
      return says.setting
    case 'Hiding':
      return says.picks({ name })
    case 'Shown':
      return says.covers({ name })
    case 'Recalling':
      return says.guesses({ name, cup })
    case 'Judgement':
      return says.isJudged({ name })
    case 'Cleared':
      return says.cleared
    case 'Scored':
      return says.goesOn({ name })
    default:
      return says.ended
  }
}
