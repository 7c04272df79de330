import type { Plugin } from 'vite'

/** In French no line begins with a sign of two parts: the space before it does not break, and before ; ! ? it is narrow. (To TypeScript it is one like any other.) */
export function french(): Plugin {
  return {
    name: 'ninefold:french',
    enforce: 'pre',
    transform(source, id) {
      if (!/[/.]fr\.(ts|md)$/.test(id.split('?', 1)[0] ?? '')) return null
      return { code: source.replace(/ (?=[;!?])/g, '\u202f').replace(/ (?=[:»])|(?<=«) /g, '\u00a0'), map: null }
    },
  }
}
