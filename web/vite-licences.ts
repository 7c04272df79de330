import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const PACKAGES = new URL('node_modules/', import.meta.url)
const OURS = new URL('licences/', import.meta.url)
export const FONTS = ['@fontsource/fraunces', '@fontsource/frank-ruhl-libre']
const EMOJI = 'fluent-emoji' // its package carries no licence file: ours holds the text

/** What of others is in the page travels with its licence: `licences/<name>.txt`, for every package of which a module is in a chunk. */
export function licences(): Plugin {
  return {
    name: 'ninefold:licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const packages = new Set<string>()
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.woff2')) FONTS.forEach((name) => packages.add(name))
        if (file.type === 'chunk') file.moduleIds.map(packageOf).forEach((name) => name && packages.add(name))
      }
      for (const name of [...packages].sort()) {
        const source = licenceOf(name) ?? this.error(`${name} is in the page, but its licence is nowhere`)
        this.emitFile({ type: 'asset', fileName: `licences/${name.replace(/^@/, '').replaceAll('/', '-')}.txt`, source })
      }
    },
  }
}

/** Of a module's id; the helpers that the tools themselves put in begin with a zero byte. */
function packageOf(id: string): string | undefined {
  if (id.startsWith('\0virtual:pictures/')) return EMOJI
  return (/^\0(vite|rolldown)\//.exec(id) ?? /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id))?.[1]?.replaceAll('\\', '/')
}

export function licenceOf(name: string): Buffer | undefined {
  if (name === EMOJI) return readFileSync(new URL(`${name}.txt`, OURS))
  const folder = new URL(`${name}/`, PACKAGES)
  const file = readdirSync(folder).find((found) => /^licen[cs]e(\.md|\.txt)?$/i.test(found))
  return file === undefined ? undefined : readFileSync(new URL(file, folder))
}
