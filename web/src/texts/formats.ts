/** A form for each plural category of the language; `other` stands for all that are missing. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

type Words = readonly (string | number)[]

/** The locale, if it differs from the language: British lists have no comma before "and". */
const REGION: Readonly<Record<string, string>> = { en: 'en-GB' }

/** What a language adds to the common formats, or does differently. */
const OWN = {
  fr: {
    /** « d’Ada », « de Ben » */
    de: (name: string) => (/^[aeiouyàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`),
    semicolons: (words: Words) => words.join('\u202f; '),
  },
  he: {
    /** Keeps a name in another script, or a code, in one piece, so that it moves nothing beside it. */
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

/** The functions that put messages together, in one language. */
export function formats(lang: string): ReturnType<typeof make> {
  const found = made.get(lang) ?? make(lang)
  made.set(lang, found)
  return found
}
