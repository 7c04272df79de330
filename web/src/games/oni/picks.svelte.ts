import { offered } from '../../lib/prompts'
import { cellChoice, fieldsOf, type Choice } from '../../parts/dixe/choice'
import { Picking } from '../../parts/dixe/picking.svelte'
import type { OniPrompt, OniStage } from './game'
import { isFoul } from './words'

/** Choices beside which something else may be tapped: a button arms them first. */
const ARMED = ['FillCentre', 'Feel'] as const
type Armed = (typeof ARMED)[number]
const isArmed = (verb: OniPrompt['verb']): verb is Armed => ARMED.some((one) => one === verb)

/** What a finger on a die means now. */
export class Picks {
  readonly #of: () => OniStage
  readonly #picking = new Picking()
  #armed = $state<Armed | null>(null)

  constructor(of: () => OniStage) {
    this.#of = of
  }

  get #stage(): OniStage {
    return this.#of()
  }

  /** What a tap on a die does. A die that Oni lays with a symbol is not picked again. */
  get current(): Choice<OniPrompt> | null {
    const { prompts } = this.#stage
    const dice = prompts.filter((prompt) => prompt.verb !== 'Lay' && !prompt.aside && !isFoul(prompt))
    const armed = this.#armed && offered(dice, this.#armed)
    if (armed) return cellChoice([armed])
    // nobody moves a die to the middle by mistake
    return cellChoice(dice.filter(({ verb }) => !isArmed(verb))) ?? cellChoice(dice.filter(({ verb }) => verb === 'Feel'))
  }

  /** The same question in a new view is no new question. */
  get verb(): OniPrompt['verb'] | undefined {
    return this.current?.prompt.verb
  }

  get picked(): readonly number[] {
    return this.#picking.picked
  }

  /** Dice that answer a finger. So do those that must not be touched; on all others a finger only points. */
  get asked(): readonly number[] {
    return (this.current ?? this.#foul ?? this.#help)?.among ?? []
  }

  get pointing(): boolean {
    const verb = this.verb
    return verb !== undefined && verb !== 'Flip' && verb !== 'Point'
  }

  get #foul(): Choice<OniPrompt> | null {
    return cellChoice(this.#stage.prompts.filter(isFoul))
  }

  /** ON-8 Pointing is visible to all. */
  get #help(): Choice<OniPrompt> | null {
    return cellChoice(this.#stage.prompts.filter(({ verb }) => verb === 'Suggest'))
  }

  async point(cell: number): Promise<void> {
    const help = this.#help
    if (help?.among.includes(cell)) await this.#stage.answer(help.prompt, fieldsOf(help, [cell]))
  }

  async tap(cell: number): Promise<void> {
    if (!this.current && !this.#foul) return this.point(cell)
    const choice = this.current ?? this.#foul
    await this.#picking.tap(choice, cell, (cells) => choice && this.#send(choice, cells))
  }

  async #send(choice: Choice<OniPrompt>, cells: readonly number[]): Promise<void> {
    this.forget()
    this.#armed = null
    await this.#stage.answer(choice.prompt, fieldsOf(choice, cells))
  }

  forget(): void {
    this.#picking.forget()
  }

  /** The button that arms a choice, or sends one to which more could be added. */
  buttons(several: boolean): { key: string; label: string; on: boolean; press: () => void }[] {
    const { prompts, words } = this.#stage
    const { current, picked } = this
    const arming = ARMED.filter((verb) => offered(prompts, verb) && (verb !== this.verb || this.#armed === verb)).map((verb) => {
      const on = this.#armed === verb
      const label = on ? words.asks[verb] : words.acts[verb]
      return { key: verb, label, on, press: () => (this.#armed = on ? null : verb) }
    })
    if (!current || !several || picked.length < current.least || picked.length === current.most) return arming
    const sends = { Show: words.acts.ShowNow, Feel: words.acts.FeelNow, Turn: words.acts.TurnNow } as Record<
      string,
      (of: { n: number }) => string
    >
    const label = sends[current.prompt.verb]?.({ n: picked.length })
    if (label === undefined || (picked.length === 0 && current.least > 0)) return arming
    return [...arming, { key: 'send', label, on: true, press: () => void this.#send(current, picked) }]
  }
}
