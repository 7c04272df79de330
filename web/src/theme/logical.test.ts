import { expect, it } from 'vitest'

const SOURCES = import.meta.glob<string>('../**/*.{svelte,css}', { query: '?raw', import: 'default', eager: true })

/** Left and right: what goes by the reader's language says start and end instead (docs/translating.md). */
const SIDES =
  /^\s*(?:(?:left|right|float|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[a-z-]*|border-(?:top|bottom)-(?:left|right)-radius): [^;]+;|text-align: (?:left|right)|transform-origin: [^;]*(?:left|right)|justify-(?:content|self|items): (?:left|right))|style:(?:left|right)=/

/** Four sides at once, of which left and right differ: top, right, bottom, left. */
const FOUR = /^\s*(?:inset|margin|padding): ([^;]+);/

/** What stands between spaces; a function with its spaces is one. */
function apart(value: string): string[] {
  return value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? []
}

function uneven(line: string): boolean {
  const sides = apart(FOUR.exec(line)?.[1] ?? '')
  return sides.length === 4 && sides[1] !== sides[3]
}

const physical = (source: string): string[] => source.split('\n').filter((line) => SIDES.test(line) || uneven(line))

it('is written for both ways of reading', () => {
  expect(Object.entries(SOURCES).flatMap(([file, source]) => physical(source).map((line) => `${file}: ${line.trim()}`))).toEqual([])
})

it('finds those that do', () => {
  const wrong = ['left: 0;', '  margin-left: auto;', 'inset: 0 0 0 auto;', 'padding: 1px calc(1px + 2px) 1px 2px;', '<i style:left="1%">']
  expect(physical(wrong.join('\n'))).toEqual(wrong)
  expect(physical('inset: 0 1px;\nmargin: 0 max(1px, 2px) 3px max(1px, 2px);\ninset-inline-start: 0;\ntext-align: start;')).toEqual([])
})
