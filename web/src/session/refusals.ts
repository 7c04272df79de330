import type { Texts } from '../texts'
import { toast } from '../parts/toasts.svelte'
import { prefs } from '../texts/prefs.svelte'
import { clauseIn, firstSentence, loadRules } from '../lib/rules'

const RULE = /^[A-Z]{2}-E?\d+/

/** The table's own reasons to refuse something. */
export function refused({ errors }: Texts, word: string): string {
  const known: Readonly<Record<string, string>> = errors.refused
  return known[word] ?? errors.refusedElse
}

/** Why something cannot be done, in plain words: by a clause of the rulebook, or a reason of the table. */
export async function inWords(game: string, refusal: { clause: string; why: string }): Promise<string> {
  const { t, lang } = prefs
  if (RULE.test(refusal.clause)) {
    const rules = await loadRules(game, lang)
    const clause = rules && clauseIn(rules, refusal.clause)
    return clause ? prefs.named(firstSentence(clause)) : t.errors.refusedElse
  }
  return refused(t, refusal.clause)
}

export async function toastRefusal(game: string, refusal: { clause: string; why: string }): Promise<void> {
  toast(await inWords(game, refusal), 'bad')
}
