import { render } from 'svelte/server'
import { accents } from '../catalogue/accents'
import { loadPage } from '../catalogue/games'
import { titleOf } from '../end/title'
import type { AnyGame, GamePage, Offered, Stage } from '../games/page'
import type { TableView } from '../lib/types'
import { awaited } from '../table/awaited'
import { paints } from '../parts/patterns'
import theme from '../theme/theme.css?inline'
import { dirOf, LANGS, loadLanguage, type Lang } from '../texts'
import { prefs, speak } from '../texts/prefs.svelte'

/** A table as one seat sees it, as on the wire. */
export interface Asked {
  lang: Lang
  table: TableView
  /** Null: there is no game to see. */
  view: { public: AnyGame['public']; private: AnyGame['private'] | null; prompts: readonly Offered<AnyGame>[] } | null
  /** Null: watching. */
  seat: number | null
  at: number
  news: readonly AnyGame['news'][]
  /** What was told before these news; without it: nothing. */
  before?: AnyGame['news'] | null
  /** Asks for the board as a page of its own, for a photograph. */
  picture?: boolean
}

/** The same table in the page's words. */
export interface Said {
  title: string
  /** Whose seat it is. */
  you: string
  /** Whose move it is and what they can do. */
  says: string
  /** What happened, in one sentence per event. */
  news: readonly string[]
  /** The name of each prompt. */
  prompts: readonly string[]
  /** The board as HTML. */
  board: string
  /** The same as a whole page that needs no script, on request. */
  page: string | null
  /** The heading over the parts of a text. */
  labels: Readonly<Record<string, string>>
  /** What follows a label. */
  colon: string
}

let spoken: Lang | null = null

/** The answer to a line without a table: the languages. */
export async function answer(line: string): Promise<Said | { languages: readonly Lang[] }> {
  const asked = JSON.parse(line) as Partial<Asked>
  return asked.table ? read(asked as Asked) : { languages: LANGS }
}

export async function read(asked: Asked): Promise<Said> {
  if (spoken !== asked.lang) speak(await loadLanguage(asked.lang))
  spoken = asked.lang
  const { table, view, seat } = asked
  const page = await loadPage(table.game)
  const stage = view && stageOf(asked, view)
  const { t } = prefs
  const board = stage && render(page.Board, { props: { stage } })
  return {
    title: prefs.titleOf(table.game),
    says: says(asked, page, stage),
    news: stage ? told(asked, page, stage) : [],
    prompts: stage ? stage.prompts.map((prompt) => page.promptLabel(prompt, stage)) : [],
    board: board?.body ?? '',
    page: board && asked.picture ? pageOf(asked, board) : null,
    you: seat === null ? t.table.watchers : t.reading.you({ name: table.chairs[seat]?.name ?? '' }),
    labels: {
      news: t.reading.news,
      now: t.table.now,
      board: t.table.board,
      acts: t.reading.acts,
      clock: t.table.clock,
    },
    colon: t.common.labelled({ what: '', which: '' }).trimEnd(),
  }
}

function told({ news, before }: Asked, page: GamePage, stage: Stage): readonly string[] {
  return news.flatMap((one, number) => page.announce(one, stage, news[number - 1] ?? before ?? null) ?? [])
}

/** As in the table's bar. */
function says({ table, seat }: Asked, page: GamePage, stage: Stage | null): string {
  const { t } = prefs
  if (table.phase.type === 'EndedView') return table.phase.scores ? titleOf(page, table, table.phase.winners, seat, stage) : t.end.stopped
  if (table.phase.type === 'SealingView') return t.lobby.beginning
  if (table.paused) return t.table.paused
  if (table.waiting) return t.table.waiting({ names: awaited(table) })
  if (stage) return page.says(stage)
  return t.lobby.notYet.host({ name: table.chairs.find(({ host }) => host)?.name ?? t.lobby.theHost })
}

/** Does nothing: the board is only read. */
function stageOf({ lang, table, seat, at }: Asked, view: NonNullable<Asked['view']>): Stage {
  const words = prefs.words(table.game)
  if (!words) throw new Error(`no words for ${table.game}`)
  const refused = { ok: false, clause: 'reading', why: '', offers: [], late: null } as const
  const stage: Stage = {
    ...view,
    options: table.options as unknown as AnyGame['options'], // the wire does not say of which game they are
    seat,
    you: seat,
    chairs: table.chairs,
    locals: seat === null ? [] : [seat],
    held: () => stage,
    handOn: () => undefined,
    size: 'screen',
    big: false,
    past: false,
    now: () => at,
    passed: (moment) => at >= moment,
    act: () => Promise.resolve(refused),
    answer: () => Promise.resolve(refused),
    filled: null,
    onNews: () => () => undefined,
    words,
    t: prefs.t,
    lang,
    reduced: true,
  }
  return stage
}

/** What the page sets by script is written down here: how high the board may be, and the paints of cups. */
function pageOf({ lang, table }: Asked, { head, body }: { head: string; body: string }): string {
  const room = 'main { --room: 100svh; --spare: 0px } * { animation: none !important }'
  return `<!doctype html><html lang="${lang}" dir="${dirOf(lang)}" data-theme="light"><head><meta charset="utf-8"><style>${theme}\n${accents()}\n${room}</style>${head}</head>
<body><main data-game="${table.game}">${body}</main>${paints()}</body></html>`
}
