import type { Domain, Prompt } from './types'

export type { Domain }

/** The prompt for this verb, if it is offered now. */
export const offered = <P extends Pick<Prompt, 'verb'>>(prompts: readonly P[], verb: P['verb']): P | undefined =>
  prompts.find((prompt) => prompt.verb === verb)

/** The table waits for it; it is not only allowed. */
export const isOnTheMove = (prompts: readonly Pick<Prompt, 'aside'>[]): boolean => prompts.some(({ aside }) => !aside)

/** What a prompt lists for one of its fields, if it is of this kind. */
export function domainOf<Kind extends Domain['type']>(
  prompt: Pick<Prompt, 'fields'> | undefined,
  field: string,
  kind: Kind,
): Extract<Domain, { type: Kind }> | undefined {
  const domain = prompt?.fields?.[field]
  const is = (found: Domain): found is Extract<Domain, { type: Kind }> => found.type === kind
  return domain && is(domain) ? domain : undefined
}
