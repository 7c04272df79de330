const RIGHT_TO_LEFT: readonly string[] = ['ar', 'fa', 'he', 'ur', 'yi']

/** The direction of a language: `ltr` or `rtl`. */
export const dirOf = (lang: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.includes(lang) ? 'rtl' : 'ltr')
