/** A word for each kind of number that the language tells apart; `other` stands for all that are not there. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** Words that depend on a number, by a language's own rules. */
export function plurals(lang: string) {
  const rules = new Intl.PluralRules(lang)
  const form = (n: number, forms: Forms): string => forms[rules.select(n)] ?? forms.other
  return {
    /** The word alone. */
    form,
    /** The number and the word: "3 dice". */
    count: (n: number, forms: Forms): string => `${n} ${form(n, forms)}`,
  }
}
