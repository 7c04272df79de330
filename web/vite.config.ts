import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { constants, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { marked } from 'marked'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { pictures } from './vite-pictures.ts'

const PAGE = '../src/ninefold/server/page'
const SERVER = '127.0.0.1:9009'

/** `import rules from '…/docs/games/oni.md'` is the rendered HTML: no Markdown parser travels to the phone. */
function markdown(): Plugin {
  return {
    name: 'ninefold:markdown',
    enforce: 'pre',
    async transform(source, id) {
      if (!id.split('?', 1)[0]?.endsWith('.md')) return null
      return { code: `export default ${JSON.stringify(await marked.parse(source))}`, map: null }
    },
  }
}

/** The first page's styles travel inside it: a phone far away paints one round trip sooner. */
function inlineStyles(): Plugin {
  return {
    name: 'ninefold:inline-styles',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') return
      page.source = String(page.source).replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g, (link, file: string) => {
        const styles = bundle[file]
        return styles?.type === 'asset' ? `<style>${String(styles.source)}</style>` : link
      })
    },
  }
}

/** Leaves a `.gz` beside every text file, so that the server compresses nothing while it serves. */
function precompress(): Plugin {
  return {
    name: 'ninefold:precompress',
    apply: 'build',
    closeBundle() {
      for (const entry of readdirSync(PAGE, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(css|html|js|json|svg|txt|webmanifest)$/.test(entry.name)) continue
        const file = join(entry.parentPath, entry.name)
        writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: constants.Z_BEST_COMPRESSION }))
      }
    },
  }
}

export default defineConfig(({ mode }) => ({
  plugins: [markdown(), pictures(), svelte(), inlineStyles(), precompress()],
  build: { outDir: PAGE, emptyOutDir: true },
  server: {
    fs: { allow: ['.', '../docs/games'] },
    proxy: { '/api': `http://${SERVER}`, '/ws': { target: `ws://${SERVER}`, ws: true } },
  },
  // Without the condition, Svelte's server build would be what the tests see.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
}))
