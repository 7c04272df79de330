import { Linter } from 'eslint'
import { join } from 'node:path'
import ts from 'typescript-eslint'
import { expect, it } from 'vitest'
import folders from './eslint-folders.js'

/** What lint says of a file of `src` with this code. */
function told(file, code) {
  const config = {
    files: ['**/*.ts'],
    languageOptions: { parser: ts.parser },
    plugins: { folders },
    rules: { 'folders/layers': 'error' },
  }
  const linter = new Linter({ cwd: import.meta.dirname })
  return linter.verify(code, [config], join(import.meta.dirname, 'src', file)).map(({ message }) => message)
}

const upwards = (from, to) => `\`${from}\` may not import from \`${to}\`: see the layers in src/README.md`

it.each([
  "import { chair } from '../lib/chair'",
  "import { press } from './press'",
  "import { prefs } from '../texts'",
  "import { something } from 'svelte'",
])('a part may import from a lower layer: %s', (code) => {
  expect(told('parts/new.ts', code)).toEqual([])
})

it.each([
  "import { x } from '../table/awaited'",
  "import type { X } from '../table/awaited'",
  "export { x } from '../table/awaited'",
  "export * from '../table/awaited'",
  "const x = await import('../table/awaited')",
  "type X = import('../table/awaited').X",
])('nor may it from a higher one, however it is written: %s', (code) => {
  expect(told('parts/new.ts', code)).toEqual([upwards('parts', 'table')])
})

it('two folders of one layer import nothing of each other', () => {
  expect(told('end/new.ts', "import { x } from '../lesson/opening'")).toEqual([upwards('end', 'lesson')])
})

it('a folder inside another has a layer of its own', () => {
  expect(told('parts/oni/new.ts', "import { press } from '../press'")).toEqual([])
  expect(told('parts/new.ts', "import { x } from './oni/x'")).toEqual([upwards('parts', 'parts/oni')])
})

it('nothing imports a game', () => {
  const game = 'A game is found by its name: import nothing of `games/fix` from outside'
  expect(told('table/new.ts', "import { x } from '../games/fix/prediction'")).toEqual([game])
  expect(told('games/fix/new.ts', "import { x } from './prediction'")).toEqual([])
  expect(told('games/fix/cards/new.ts', "import { x } from '../prediction'")).toEqual([])
})

it.each(['newroom', 'parts/newsub', 'parts/oni/deeper'])('a folder that the map lacks is told: %s', (folder) => {
  expect(told(`${folder}/new.ts`, '')).toEqual([`\`${folder}\` is missing in the map, src/README.md`])
})
