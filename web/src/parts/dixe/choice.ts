import type { Domain } from '../../lib/prompts'
import type { Prompt } from '../../lib/types'

type Asks = Pick<Prompt, 'verb' | 'fields'>

/** What a player is asked to point at: `least` to `most` of these cells or seats. */
export interface Choice<P extends Asks = Prompt> {
  prompt: P
  field: string
  among: readonly number[]
  least: number
  most: number
}

function choice<P extends Asks>(prompts: readonly P[], kinds: readonly Domain['type'][]): Choice<P> | null {
  for (const prompt of prompts) {
    for (const [field, domain] of Object.entries(prompt.fields ?? {})) {
      if (!kinds.includes(domain.type)) continue
      if (domain.type === 'SomeCells') return { prompt, field, among: domain.among, least: domain.least, most: domain.most }
      if (domain.type === 'Cells' || domain.type === 'Seats') return { prompt, field, among: domain.among, least: 1, most: 1 }
    }
  }
  return null
}

/** The dice to tap now. */
export const cellChoice = <P extends Asks>(prompts: readonly P[]): Choice<P> | null => choice(prompts, ['Cells', 'SomeCells'])

/** The players to tap now. */
export const seatChoice = <P extends Asks>(prompts: readonly P[]): Choice<P> | null => choice(prompts, ['Seats'])

/** The fields of the act that this choice makes; several are sent in ascending order. */
export const fieldsOf = ({ field, prompt }: Choice<Asks>, picked: readonly number[]): Record<string, unknown> =>
  prompt.fields?.[field]?.type === 'SomeCells' ? { [field]: [...picked].sort((a, b) => a - b) } : { [field]: picked[0] }

/** The selection after one more tap: a second tap on the same takes it back. */
export const tapped = (picked: readonly number[], one: number): number[] =>
  picked.includes(one) ? picked.filter((other) => other !== one) : [...picked, one]

/** What a prompt must mean, if there is only one possibility. */
export function theOnly({ fields = {} }: Pick<Prompt, 'fields'>): number | null {
  for (const domain of Object.values(fields)) {
    if ((domain.type === 'Cells' || domain.type === 'Seats') && domain.among.length === 1) return domain.among[0] ?? null
  }
  return null
}
