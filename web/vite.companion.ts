import { createHash } from 'node:crypto'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { FONTS, licenceOf } from './vite-licences.ts'
import { manifestName } from './src/texts/manifests.ts'
import { languages } from './texts/files.ts'
import { texts } from './vite-texts.ts'

const PAGE = '../src/ninefold/server/page'
/** What the companion shows besides its own files, and must have without a network. */
const BESIDES = ['companion', 'favicon.svg', ...languages('.').map((lang) => manifestName('companion', lang))]

/**
 * The companion of Oni needs no server once it is loaded (ON-50). Two ways to keep it: a service worker that holds its few files,
 * where browsers allow one; and the same page as a single file, to be downloaded and opened like a picture.
 */
function kept(): Plugin {
  return {
    name: 'ninefold:companion',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['companion.html']
        if (page?.type !== 'asset') return this.error('companion.html is not there')
        const files = Object.values(bundle).filter((file) => file !== page)
        const content = (name: string): string | Uint8Array => {
          const file = bundle[name] ?? this.error(`${name} is not there`)
          return file.type === 'chunk' ? file.code : file.source
        }

        const sum = createHash('sha256').update(page.source)
        const held = files.map(({ fileName }) => fileName).sort()
        for (const name of held) sum.update(content(name))
        const needed = [...BESIDES, ...held]
        this.emitFile({ type: 'asset', fileName: 'companion-worker.js', source: worker(needed, sum.digest('hex').slice(0, 12)) })

        const inData = (text: string): string =>
          text.replace(/url\(\/(assets\/[^)]+\.woff2)\)/g, (_, name: string) => {
            const letters = Buffer.from(content(name)).toString('base64')
            return `url(data:font/woff2;base64,${letters})`
          })
        const single = String(page.source)
          .replace(/\s*<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g, '')
          .replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g, (_, name: string) => `<style>${inData(String(content(name)))}</style>`)
          .replace(/\s*<script type="module"[^>]*src="\/([^"]+)"><\/script>/g, '')
        const [script] = files.filter(({ type }) => type === 'chunk')
        const code = String(content(script?.fileName ?? '')).replaceAll('</script', '<\\/script')
        const notices = ['svelte', 'clsx', ...FONTS].map(
          (name) => `${name}\n\n${String(licenceOf(name) ?? this.error(`${name} has no licence`))}`,
        )
        this.emitFile({
          type: 'asset',
          fileName: 'oni-companion.html',
          source: single
            .replace('<head>', () => `<head>\n<!-- Of others in this file:\n\n${notices.join('\n\n').replaceAll('--', '- -')}\n-->`)
            .replace('</body>', () => `<script type="module">${code}</script>\n</body>`),
        })
      },
    },
  }
}

/** Its name changes with what it holds, so a browser that has an older one fetches all of the newer one. */
const worker = (files: readonly string[], sum: string): string => `const NAME = 'oni-companion-${sum}'
// wherever the page is, also under a path behind a proxy
const FILES = ${JSON.stringify(files)}.map((name) => new URL(name, location).pathname)

addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)).then(() => skipWaiting()))
})
addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('oni-companion-') && name !== NAME
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))).then(() => clients.claim()))
})
addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== location.origin || !FILES.includes(pathname)) return
  event.respondWith(caches.open(NAME).then((cache) => cache.match(pathname)).then((found) => found ?? fetch(event.request)))
})
`

export default defineConfig({
  plugins: [texts(), svelte(), kept()],
  build: {
    outDir: PAGE,
    emptyOutDir: false, // the page itself is there
    copyPublicDir: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'companion.html' },
  },
})
