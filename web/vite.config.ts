import { svelte } from '@sveltejs/vite-plugin-svelte'
import { marked } from 'marked'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { licences } from './vite-licences.ts'
import { pictures } from './vite-pictures.ts'

const PAGE = '../src/ninefold/server/page'
const SERVER = '127.0.0.1:9009'

/** In French no line begins with a sign of two parts: the space before it does not break. (To TypeScript it is one like any other.) */
function french(): Plugin {
  return {
    name: 'ninefold:french',
    enforce: 'pre',
    transform(source, id) {
      if (!/[/.]fr\.(ts|md)$/.test(id.split('?', 1)[0] ?? '')) return null
      return { code: source.replace(/ (?=[;:!?»])|(?<=«) /g, '\u00a0'), map: null }
    },
  }
}

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

/** Nearly all that a chunk holds is called as soon as it is there: V8 then compiles it on its way, beside the main thread. */
function compiledOnTheWay(): Plugin {
  return {
    name: 'ninefold:compiled-on-the-way',
    apply: 'build',
    generateBundle: {
      order: 'post', // and not a banner: it must be the very first thing, before what Vite itself puts there
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      },
    },
  }
}

/**
 * The first page's styles travel inside it, and each further place gets a page of its own (`t.html` for `/t/OAK`) that
 * names at once all that this place will need: a phone far away waits for one round trip instead of three.
 */
function pages(places: Record<string, string>): Plugin {
  return {
    name: 'ninefold:pages',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') return
      index.source = String(index.source).replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g, (link, file: string) => {
        const styles = bundle[file]
        return styles?.type === 'asset' ? `<style>${String(styles.source)}</style>` : link
      })
      // the letters are welcome early, but what makes the page work comes first
      for (const file of Object.keys(bundle).filter((name) => name.endsWith('.woff2'))) {
        const link = `<link rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin href="/${file}">`
        index.source = index.source.replace('</head>', `${link}</head>`)
      }
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const needed = (file: string, found = new Set<string>()): Set<string> => {
        const chunk = chunks.find(({ fileName }) => fileName === file)
        if (!chunk || found.has(file)) return found
        found.add(file)
        chunk.viteMetadata?.importedCss.forEach((styles) => found.add(styles))
        chunk.imports.forEach((other) => needed(other, found))
        return found
      }
      const first = needed(chunks.find(({ isEntry }) => isEntry)?.fileName ?? '')
      for (const [place, module] of Object.entries(places)) {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
        if (!chunk) this.error(`no chunk holds ${module}`)
        const links = [...needed(chunk.fileName)].filter((file) => !first.has(file)).map((file) => {
          const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload'
          return `<link rel="${rel}" crossorigin href="/${file}">`
        })
        this.emitFile({ type: 'asset', fileName: `${place}.html`, source: index.source.replace('</head>', `${links.join('')}</head>`) })
      }
    },
  }
}

/** Two chunks that all games share: what the first page needs, and what every table needs besides. */
const GROUPS = [
  { name: 'first', tags: ['$initial' as const], priority: 2 },
  { name: 'table', test: /[\\/]src[\\/](?!games|replay|.*Screen|.*PartsPage|.*Talk)/, priority: 1 },
]

export default defineConfig(({ mode }) => ({
  plugins: [french(), markdown(), pictures(), svelte(), licences(), compiledOnTheWay(), pages({ t: 'table/TablePage.svelte', learn: 'table/TablePage.svelte', screen: 'table/Screen.svelte', replay: 'replay/Replay.svelte' })],
  build: { outDir: PAGE, emptyOutDir: true, modulePreload: { polyfill: false }, rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } } },
  server: {
    fs: { allow: ['.', '../docs/games'] },
    proxy: { '/api': `http://${SERVER}`, '/ws': { target: `ws://${SERVER}`, ws: true } },
  },
  // Without the condition, Svelte's server build would be what the tests see.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
}))
