import type { memodixe, Prompt } from '../../lib/types'

/** What a player is asked to point at: `least` to `most` of these cells or seats. */
export interface Choice {
  verb: string
  field: string
  among: readonly number[]
  least: number
  most: number
}

type Verb = memodixe.Action['type']

export const offered = (prompts: readonly Prompt[], verb: Verb): Prompt | undefined => prompts.find((prompt) => prompt.verb === verb)

function choice(prompts: readonly Prompt[], kinds: readonly string[]): Choice | null {
  for (const { verb, fields = {} } of prompts) {
    for (const [field, domain] of Object.entries(fields)) {
      if (!kinds.includes(domain.type)) continue
      if (domain.type === 'SomeCells') return { verb, field, among: domain.among, least: domain.least, most: domain.most }
      if (domain.type === 'Cells' || domain.type === 'Seats') return { verb, field, among: domain.among, least: 1, most: 1 }
    }
  }
  return null
}

/** The dice to tap now. */
export const cellChoice = (prompts: readonly Prompt[]): Choice | null => choice(prompts, ['Cells', 'SomeCells'])

/** The players to tap now. */
export const seatChoice = (prompts: readonly Prompt[]): Choice | null => choice(prompts, ['Seats'])

/** The fields of the act that this choice makes; several are told in ascending order. */
export const fieldsOf = ({ field }: Choice, picked: readonly number[]): Record<string, unknown> =>
  field === 'cells' ? { cells: [...picked].sort((a, b) => a - b) } : { [field]: picked[0] }

/** What is picked after one more tap: a second tap on the same lets it go. */
export const tapped = (picked: readonly number[], one: number): number[] =>
  picked.includes(one) ? picked.filter((other) => other !== one) : [...picked, one]

/** The one thing that a prompt can mean, if there is only one. */
export function theOnly({ fields = {} }: Prompt): number | null {
  for (const domain of Object.values(fields)) {
    if ((domain.type === 'Cells' || domain.type === 'Seats') && domain.among.length === 1) return domain.among[0] ?? null
  }
  return null
}
