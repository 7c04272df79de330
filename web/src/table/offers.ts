import type { Answer, GamePage, Stage } from '../games/page'
import type { Prompt } from '../lib/types'
import type { Offer } from '../parts/offers'

/** The values of the prompt's fields if there is only one way to fill them in; null: the board asks. */
export function onlyWay(prompt: Prompt): Record<string, unknown> | null {
  const filled: Record<string, unknown> = {}
  for (const [name, domain] of Object.entries(prompt.fields ?? {})) {
    if (!('among' in domain) || domain.type === 'SomeCells' || domain.among.length !== 1) return null
    filled[name] = domain.among[0]
  }
  return filled
}

interface Way {
  prompt: Stage['prompts'][number]
  fields: Readonly<Record<string, unknown>>
  refusal?: string | undefined
  /** One of several answers. */
  answer?: Omit<Answer, 'fields'>
}

/** The prompts that are one button each: there is one way to answer, or the board has filled it in. */
export function offersOf(page: GamePage, stage: Stage): Offer[] {
  const { filled } = stage
  const ways = stage.prompts.flatMap((prompt): Way[] => {
    const answers = page.answers?.(prompt, stage) ?? []
    if (answers.length > 0) return answers.map(({ fields, ...answer }) => ({ prompt, fields, answer }))
    const done = filled?.verb === prompt.verb ? filled : null
    const fields = page.handles?.includes(prompt.verb) ? null : (onlyWay(prompt) ?? done?.fields)
    return fields ? [{ prompt, fields, refusal: done?.refusal }] : []
  })
  const fun = ways.filter(({ prompt }) => !page.declines?.includes(prompt.verb))
  return ways.map(({ prompt, fields, refusal, answer }, index) => {
    const label = page.promptLabel(prompt, stage)
    return {
      key: `${prompt.verb} ${index}`,
      label,
      // the button that declines is never the large one
      primary: fun.length === 1 && fun[0]?.prompt === prompt && !prompt.confirm,
      instant: prompt.racing ?? false,
      opensAt: prompt.opens_at ?? null,
      closesAt: prompt.closes_at ?? null,
      ...(refusal === undefined ? {} : { refusal }),
      ...answer,
      ...(prompt.confirm ? { confirm: `${label}?` } : {}),
      act: (pressed) => void stage.answer(prompt, fields, pressed),
    }
  })
}
