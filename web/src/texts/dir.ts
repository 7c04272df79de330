const RIGHT_TO_LEFT: readonly string[] = ['ar', 'fa', 'he', 'ur', 'yi']

/** Which way a language is read. */
export const dirOf = (lang: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.includes(lang) ? 'rtl' : 'ltr')
