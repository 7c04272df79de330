/** A form for each kind of number that the language tells apart; `other` stands for all that are not there. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

type Words = readonly (string | number)[]

/** Where the language's own name would say it otherwise: British lists have no comma before "and". */
const REGION: Readonly<Record<string, string>> = { en: 'en-GB' }

/** What a language adds to the formats that all have, or does otherwise. */
const OWN = {
  fr: {
    /** « d’Ada », « de Ben » */
    de: (name: string) => (/^[aeiouyàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`),
    semicolons: (words: Words) => words.join('\u202f; '),
  },
  he: {
    /** A name in other letters, or a code, stays in one piece and moves nothing beside it. */
    apart: (value: string | number) => `\u2068${value}\u2069`,
  },
} as const

function make(lang: string) {
  const own = lang in OWN ? OWN[lang as keyof typeof OWN] : {}
  const { apart = String } = own as { apart?: (value: string | number) => string }
  const digits = { maximumFractionDigits: 2 }
  const rules = new Intl.PluralRules(lang, digits)
  const numbers = new Intl.NumberFormat(lang, { ...digits, useGrouping: false })
  const joined = (type: 'conjunction' | 'disjunction') => {
    const joins = new Intl.ListFormat(REGION[lang] ?? lang, { type })
    return (words: Words): string => joins.format(words.map(apart))
  }
  return {
    plural: (n: number, forms: Forms): string => forms[rules.select(n)] ?? forms.other,
    number: (n: number): string => numbers.format(n),
    /** "Ada, Ben and Cy" */
    list: joined('conjunction'),
    /** "Ada, Ben or Cy" */
    or: joined('disjunction'),
    commas: (words: Words): string => words.map(apart).join(', '),
    semicolons: (words: Words): string => words.map(apart).join('; '),
    apart,
    ...own,
  }
}

const made = new Map<string, ReturnType<typeof make>>()

/** What messages are put together with, in one language. */
export function formats(lang: string): ReturnType<typeof make> {
  const found = made.get(lang) ?? make(lang)
  made.set(lang, found)
  return found
}
