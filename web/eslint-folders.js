import { readFileSync } from 'node:fs'
import path from 'node:path'

const SRC = path.join(import.meta.dirname, 'src')

/** The map is the rule: a line for each folder of `src`, which begins with its layer. */
const ROWS = readFileSync(path.join(SRC, 'README.md'), 'utf8').matchAll(/^ ?(\d+) {2}(\S+) {2}/gm)
const LAYER = new Map([...ROWS].map(([, layer, folder]) => [folder, Number(layer)]))

/** `room` is the folder as the map names it. Null: outside `src`. */
function placeOf(file) {
  const inside = path.relative(SRC, file).split(path.sep)
  if (inside[0] === '..') return null
  const folder = inside.slice(0, -1).join('/') || '.'
  const [game] = /^games\/[^/]+/.exec(folder) ?? []
  return game ? { folder: game, room: 'games/*' } : { folder, room: folder }
}

/** Tests may import whatever they compare. What `import.meta.glob` finds by its name is no import. */
const layers = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unknown: '`{{folder}}` is missing in the map, src/README.md',
      upwards: '`{{from}}` may not import from `{{to}}`: see the layers in src/README.md',
      game: 'A game is found by its name: import nothing of `{{to}}` from outside',
    },
  },
  create(context) {
    const from = placeOf(context.filename)
    if (!from) return {}

    function check(node) {
      const source = node.source?.value
      if (typeof source !== 'string' || !source.startsWith('.')) return
      // `..` and `.` are a folder's index
      const target = path.resolve(path.dirname(context.filename), source)
      const to = placeOf(/(^|\/)\.\.?$/.test(source) || LAYER.has(path.relative(SRC, target)) ? path.join(target, 'index') : target)
      if (!to || to.folder === from.folder) return
      if (to.room === 'games/*') context.report({ node, messageId: 'game', data: { to: to.folder } })
      else if (!(LAYER.get(to.room) < LAYER.get(from.room)))
        context.report({ node, messageId: 'upwards', data: { from: from.folder, to: to.folder } })
    }

    return {
      Program(node) {
        if (!LAYER.has(from.room)) context.report({ node, messageId: 'unknown', data: { folder: from.folder } })
      },
      ImportDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}

export default { rules: { layers } }
