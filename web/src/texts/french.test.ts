import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import type { Block } from '../../vite-rules'

type Tree = { [key: string]: Tree } | string[] | string | ((of: never) => string)

const TEXTS = import.meta.glob<Tree>(['./fr/*.json', '../../../src/ninefold/games/*/texts/fr.json'], { import: 'default', eager: true })
/** Shown in every language alike. */
const SOURCES = import.meta.glob<string>('../games/*/illustrations.ts', { query: '?raw', import: 'default', eager: true })
const RULES = import.meta.glob<Block[]>('../../../docs/games/*.fr.md', { import: 'default', eager: true })

/** A sign of two parts without its space: narrow before ; ! ?, and none of them breaks. A sign alone needs none, nor does 6:40. */
const MISSET = /(?<!\u202f|^)[;!?]|(?<!\u00a0|^):(?!\d)|(?<!\u00a0)»|«(?!\u00a0)/

const misset = (texts: readonly string[]): string[] => texts.filter((text) => MISSET.test(text))

/** All text that stands in a program: no names of fields or files, and of a template what is before and after each hole. */
function said(source: string): string[] {
  const found: string[] = []
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return
    if (ts.isPropertyAssignment(node)) return look(node.initializer)
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) found.push(node.text)
    if (ts.isTemplateMiddleOrTemplateTail(node)) found.push(`…${node.text}`)
    ts.forEachChild(node, look)
  }
  look(ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest))
  return found
}

/** The same of a file of texts, as it is compiled. */
function written(tree: Tree): string[] {
  if (typeof tree === 'function') return said(String(tree))
  return typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(written)
}

const printed = (html: string): string => html.replace(/<[^>]*>|&#?\w+;/g, '')

describe('signs of two parts', () => {
  it.each(Object.entries(TEXTS))('have their space in %s', (_, tree) => {
    expect(written(tree)).not.toEqual([])
    expect(misset(written(tree))).toEqual([])
  })

  it.each(Object.entries(SOURCES))('have their space in %s', (_, source) => {
    expect(said(source)).not.toEqual([])
    expect(misset(said(source))).toEqual([])
  })

  it.each(Object.entries(RULES))('have their space in %s', (_, rules) => {
    const texts = rules.flatMap((block) => ('clauses' in block ? block.clauses.map(({ text }) => text) : [printed(block.html)]))
    expect(misset(texts)).toEqual([])
  })

  it('are missed where they have none, or one that breaks', () => {
    const wrong = ["'Stop!'", "'Stop !'", '`${name}: oui`', "'«Oui\u00a0»'", "'a\u00a0; b'"]
    expect(wrong.flatMap((source) => misset(said(source)))).toHaveLength(wrong.length)
    expect(misset(said("x = { ':bravo:': 'Bravo\u202f!', said: (name) => `${name}\u00a0: «\u00a0oui\u00a0»` }"))).toEqual([])
  })
})
