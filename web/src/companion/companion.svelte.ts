import { canRead, readAloud } from '../sound/aloud'
import { stayAwake } from '../lib/awake'
import { onDevice } from '../lib/storage'
import { sentenceOf, titleOf } from '../parts/oni/deck'
import { play, vibrate } from '../sound/sound.svelte'
import type { Words } from '../texts'
import { keepBox } from '../texts/box'
import { keepLang, readersLang, type Lang } from '../texts/reader'
import * as rules from './game'
import type { Game, Running, Table } from './game'

const FILES = import.meta.glob<Words<'companion'>>('../texts/*/companion.json', { import: 'default', eager: true })
const WORDS = new Map(Object.entries(FILES).map(([path, words]) => [path.split('/').at(-2) ?? '', words]))
const BOXES = import.meta.glob<object>('../../../src/ninefold/games/oni/texts/*.json', { import: 'default', eager: true })
for (const [path, texts] of Object.entries(BOXES)) keepBox('oni', path.split('/').at(-1)?.slice(0, -'.json'.length) ?? '', texts)
export const LANGS: readonly Lang[] = [...WORDS.keys()]

/** The format of what is stored. A game with a lower number is not loaded. */
const GAME = 'ninefold.companion.2'
const TABLE = 'ninefold.companion.table'
const ALOUD = 'ninefold.companion.aloud'
const STEPS_BACK = 20
const NEARLY = 10_000
const ALARM = [500, 200, 500, 200, 900]
const RINGS = [0, 900, 1800]
const FIRST: Table = { level: 'normal', names: ['', '', '', ''], oni: 0 }

const kept = <Kind>(key: string): Kind | null => {
  const text = onDevice.get(key)
  return text ? (JSON.parse(text) as Kind) : null
}

/** The game on this phone. Every step is stored, and the clock is always computed (ON-51). */
export class Companion {
  game = $state.raw<Game | null>(kept<Game>(GAME))
  table = $state.raw<Table>(kept<Table>(TABLE) ?? FIRST)
  now = $state(Date.now())
  lang = $state(readersLang(LANGS))
  aloud = $state(onDevice.get(ALOUD) === 'on')
  #past = $state.raw<readonly Game[]>([])

  readonly t = $derived(WORDS.get(this.lang) as Words<'companion'>)
  readonly left = $derived(this.game ? Math.max(0, rules.endsAt(this.game) - (this.game.endedAt ?? this.now)) : 0)
  readonly canUndo = $derived(this.#past.length > 0)

  readonly canRead = canRead()

  name(seat: number): string {
    const names = this.game?.table.names ?? this.table.names
    return names[seat] || this.t.player({ number: seat + 1 })
  }

  speak(lang: Lang): void {
    this.lang = lang
    keepLang(lang)
  }

  readCards(on: boolean): void {
    this.aloud = on
    onDevice.set(ALOUD, on ? 'on' : 'off')
  }

  lay(table: Table): void {
    this.table = table
    onDevice.set(TABLE, JSON.stringify(table))
  }

  go(): void {
    this.#past = []
    this.now = Date.now()
    this.#keep(rules.begin(this.table, this.now))
    play('yourTurn')
  }

  next(): void {
    this.#step(rules.next)
    play('said')
    this.read()
  }

  answer(won: boolean): void {
    this.#step((game) => rules.answer(game, won))
  }

  pass(): void {
    this.#step(rules.pass)
  }

  again(): void {
    this.#step(rules.again)
  }

  done(which: Running): void {
    this.#step((game) => rules.done(game, which))
  }

  fault(which: Running): void {
    this.#step((game) => rules.fault(game, which))
    play('wrong')
  }

  penalty(): void {
    this.#step(rules.penalty)
    play('wrong')
  }

  clover(): void {
    this.#step(rules.clover)
    this.read()
  }

  smiley(): void {
    this.#step(rules.cancel)
    play('right')
  }

  call(): void {
    this.#step(rules.call)
    play('stop')
  }

  judge(right: boolean): void {
    this.#step((game) => rules.judge(game, right, this.now))
    play(this.game?.winner === 'team' ? 'crown' : 'wrong')
  }

  undo(): void {
    const before = this.#past.at(-1)
    if (!before) return
    this.#past = this.#past.slice(0, -1)
    this.#keep(before)
    this.tick()
  }

  /** Back to the set-up. */
  leave(): void {
    this.#past = []
    this.#keep(null)
  }

  read(): void {
    const card = this.game?.open?.card
    if (card && this.aloud && this.canRead) readAloud(`${titleOf(card, this.lang)} ${sentenceOf(card, this.lang)}`, this.lang)
  }

  /** The clock: called often, and at once when the phone wakes. */
  tick(): void {
    const before = this.left
    this.now = Date.now()
    if (!this.game || this.game.winner) return
    const after = rules.tick(this.game, this.now)
    if (after !== this.game) {
      this.#past = []
      this.#keep(after)
      for (const wait of RINGS) setTimeout(() => play('stop'), wait)
      vibrate(ALARM)
    } else if (this.left < NEARLY && Math.ceil(before / 1000) !== Math.ceil(this.left / 1000)) play('said')
  }

  /** During a game: the clock runs and the screen stays awake. Returns how to stop both. */
  run(): () => void {
    const tick = (): void => this.tick()
    const timer = setInterval(tick, 200)
    document.addEventListener('visibilitychange', tick)
    const sleep = stayAwake()
    tick()
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
      sleep()
    }
  }

  #step(change: (game: Game) => Game): void {
    this.tick()
    if (!this.game || this.game.winner) return
    const after = change(this.game)
    if (after === this.game) return
    this.#past = [...this.#past, this.game].slice(-STEPS_BACK)
    this.#keep(after)
  }

  #keep(game: Game | null): void {
    this.game = game
    onDevice.set(GAME, game && JSON.stringify(game))
  }
}

/** Like a clock: a second that has begun is still shown. */
export function asTime(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
