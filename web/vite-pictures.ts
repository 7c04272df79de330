import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const SETS = new URL('pictures.json', import.meta.url)
const PREFIX = 'virtual:pictures/'

type Icons = { icons: Record<string, { body: string } | undefined> }

/** `import bodies from 'virtual:pictures/<set>'` is { our id: inner SVG of a 32×32 picture }, for the icons of that set only. */
export function pictures(): Plugin {
  let all: Icons | undefined // nine megabytes: read once, and only when a page asks for a set
  return {
    name: 'ninefold:pictures',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const name = id.slice(PREFIX.length + 1)
      const sets = JSON.parse(readFileSync(SETS, 'utf8')) as Record<string, Record<string, string> | undefined>
      const set = sets[name]
      if (!set) this.error(`pictures.json has no set "${name}"`)
      all ??= createRequire(import.meta.url)('@iconify-json/fluent-emoji-flat/icons.json') as Icons
      const bodies: Record<string, string> = {}
      for (const [ours, icon] of Object.entries(set)) {
        bodies[ours] = all.icons[icon]?.body ?? this.error(`there is no icon "${icon}" for "${ours}" of set "${name}"`)
      }
      return { code: `export default ${JSON.stringify(bodies)}`, map: null, moduleSideEffects: false }
    },
  }
}
