import type { Plugin } from 'vite'
import type { Areas } from './.generated/texts.ts'
import { manifests as manifestsOf } from './src/texts/manifests.ts'
import { languages, read } from './texts/files.ts'

/** `ninefold.de.webmanifest`, `companion.de.webmanifest` … */
export function manifests(): Plugin {
  let root = '.'
  return {
    name: 'ninefold:manifests',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    generateBundle() {
      for (const lang of languages(root)) {
        const files = manifestsOf(lang, read(root, lang, 'installed') as Areas['installed'])
        for (const [fileName, manifest] of Object.entries(files)) {
          this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(manifest, null, 2)}\n` })
        }
      }
    },
  }
}
