import type { Plugin } from 'vite'

/** In French no line begins with a sign of two parts: the space before it does not break, and before ; ! ? it is narrow. */
export const inFrench = (text: string): string => text.replace(/ (?=[;!?])/g, '\u202f').replace(/ (?=[:»])|(?<=«) /g, '\u00a0')

/** So in the rules, too. */
export function french(): Plugin {
  return {
    name: 'ninefold:french',
    enforce: 'pre',
    transform(source, id) {
      if (!/\.fr\.md$/.test(id.split('?', 1)[0] ?? '')) return null
      return { code: inFrench(source), map: null }
    },
  }
}
