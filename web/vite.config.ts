import { readdirSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { french } from './vite-french.ts'
import { icons } from './vite-icons.ts'
import { licences } from './vite-licences.ts'
import { manifests } from './vite-manifests.ts'
import { pictures } from './vite-pictures.ts'
import { rules } from './vite-rules.ts'
import { texts } from './vite-texts.ts'

const PAGE = '../src/ninefold/server/page'
/** Whose games these are, what is kept, and a sheet for schools, in every language. */
const PAPERS = readdirSync('..').flatMap((name) => (/^(NOTICE|PRIVACY|SCHOOLS)(\.\w+)?\.md$/.test(name) ? [`../${name}`] : []))
const SERVER = '127.0.0.1:9009'

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
      for (const file of Object.keys(bundle).filter((name) => name.endsWith('.woff2') && name.includes('latin'))) {
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
      const holder = (module: string): string =>
        chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))?.fileName ?? this.error(`no chunk holds ${module}`)
      // which language is the reader's, only the browser knows: a small script asks for its words while all else still travels
      const early = holder('texts/first.ts')
      index.source = index.source
        .replace(new RegExp(`\\s*<link rel="modulepreload"[^>]*href="/${early}">`), '')
        .replace('<script type="module"', `<script type="module" crossorigin src="/${early}"></script>\n    $&`)
      const first = needed(chunks.find(({ isEntry }) => isEntry)?.fileName ?? '')
      for (const [place, module] of Object.entries(places)) {
        const links = [...needed(holder(module))]
          .filter((file) => !first.has(file))
          .map((file) => {
            const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload'
            return `<link rel="${rel}" crossorigin href="/${file}">`
          })
        this.emitFile({ type: 'asset', fileName: `${place}.html`, source: index.source.replace('</head>', `${links.join('')}</head>`) })
      }
    },
  }
}

const WORDS = /[\\/]texts[\\/]([a-z]{2})[\\/](?!ways|hall)\w+\.texts\.js$/

/** A chunk for each language, with all its words; one that asks for the reader's; what opens a table and speaks with the server; and two that all games share: what the first page needs, and what every table needs besides. */
const GROUPS = [
  {
    name: 'language',
    test: /[\\/]src[\\/]texts[\\/](?!box)\w{3,}\.ts$|[\\/]lib[\\/]storage|vite[\\/]preload-helper/,
    priority: 4,
  },
  { name: (id: string) => WORDS.exec(id)?.[1] ?? null, test: WORDS, priority: 3 },
  { name: 'first', tags: ['$initial' as const], priority: 2 },
  { name: 'session', test: /[\\/]src[\\/]session[\\/](?!hall|openHall)|[\\/]src[\\/]lib[\\/]rules/, priority: 1.5 },
  {
    name: 'table',
    test: /[\\/]src[\\/](?!ninefold|games|companion|hall|session[\\/](?:hall|openHall)|parts[\\/](?:oni|illustration|beats|dixe[\\/]things)|replay|rules[\\/](?!Rules\.)|.*Screen|.*PartsPage|.*Talk)/,
    priority: 1,
  },
]

export default defineConfig(({ mode }) => ({
  plugins: [
    texts(),
    french(),
    rules(),
    pictures(),
    svelte(),
    licences(),
    icons(),
    manifests(),
    compiledOnTheWay(),
    pages({
      t: 'table/TablePage.svelte',
      learn: 'table/TablePage.svelte',
      screen: 'table/Screen.svelte',
      replay: 'replay/Replay.svelte',
      rules: 'rules/RulesPage.svelte',
      about: 'rules/NoticePage.svelte',
      privacy: 'rules/NoticePage.svelte',
      schools: 'rules/NoticePage.svelte',
    }),
  ],
  // Scripts find each other wherever the page is, also under a path behind a proxy; the other addresses the server moves itself.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'js' ? { relative: true } : undefined) },
  build: {
    outDir: PAGE,
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: {
    fs: { allow: ['.', '../docs/games', '../src/ninefold/games', ...PAPERS] },
    proxy: { '/api': `http://${SERVER}`, '/ws': { target: `ws://${SERVER}`, ws: true } },
  },
  // Without the condition, Svelte's server build would be what the tests see.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
}))
