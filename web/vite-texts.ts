import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { compile, typed } from './texts/compile.ts'
import { areas, folderOf, languages, read, SOURCE } from './texts/files.ts'
import { dirOf } from './src/texts/dir.ts'
import { inFrench } from './vite-french.ts'

const FILE = /[\\/]texts[\\/]([a-z]{2})[\\/](\w+)\.(?:json|texts\.js)$/
/** What a game's box says, which the server reads, too: plain text. */
const BOX = /[\\/]games[\\/]\w+[\\/](?:texts|concepts)[\\/]([a-z]{2})\.(?:json|texts\.js)$/

/** Where the types of all texts are written: who works on the page sees them, nobody edits or stores them. */
const TYPES = join('.generated', 'texts.ts')

const typeset = (lang: string): ((text: string) => string) => (lang === 'fr' ? inFrench : (text) => text)

/** One file of texts as a module. */
function moduleOf(root: string, lang: string, area: string): string {
  const shared = languages(root).flatMap((other) => (areas(root, other).includes(area) ? [read(root, other, area)] : []))
  const { formats, tree } = compile(read(root, lang, area), shared, typeset(lang), dirOf(lang) === 'rtl')
  const from = JSON.stringify(join(folderOf(root), 'formats.ts'))
  const head = formats.length > 0 ? `import { formats } from ${from}\nconst { ${formats.join(', ')} } = formats('${lang}')\n` : ''
  return `${head}export default ${tree}\n`
}

export function writeTypes(root: string): void {
  const all = areas(root, SOURCE).map((area) => {
    const shared = languages(root).flatMap((lang) => (areas(root, lang).includes(area) ? [read(root, lang, area)] : []))
    return `  ${area}: ${typed(read(root, SOURCE, area), shared, '    ')}`
  })
  const made = `// Made from src/texts/*/*.json: do not edit.\n\nexport interface Areas {\n${all.join('\n')}\n}\n`
  const file = join(root, TYPES)
  mkdirSync(dirname(file), { recursive: true })
  let held = ''
  try {
    held = readFileSync(file, 'utf-8')
  } catch {
    // not there yet
  }
  if (held !== made) writeFileSync(file, made)
}

/** What players read is data, `src/texts/<language>/<area>.json`; here it becomes strings and functions, as small as if written by hand. */
export function texts(): Plugin {
  let root = '.'
  return {
    name: 'ninefold:texts',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      writeTypes(root)
    },
    resolveId(source, importer) {
      const path = source.replace(/^\/@fs/, '')
      const file = path.startsWith('/src/') ? join(root, path) : resolve(dirname(importer ?? root), path)
      return FILE.test(file) || BOX.test(file) ? file.replace(/\.json$/, '.texts.js') : null // what is named .json is read as JSON
    },
    load(id) {
      if (!id.endsWith('.texts.js')) return null
      const file = id.replace(/\.texts\.js$/, '.json')
      this.addWatchFile(file)
      const [, language] = BOX.exec(id) ?? []
      if (language) return `export default ${typeset(language)(readFileSync(file, 'utf-8'))}`
      const [, lang = '', area = ''] = FILE.exec(id) ?? []
      return moduleOf(root, lang, area)
    },
    hotUpdate({ file }) {
      if (!FILE.test(file) && !BOX.test(file)) return
      writeTypes(root)
      this.environment.moduleGraph.invalidateAll()
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
