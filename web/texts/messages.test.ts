import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { formats } from '../src/texts/formats.ts'
import { inFrench } from '../vite-french.ts'
import { check, compare } from './check.ts'
import { compile, typed } from './compile.ts'
import { messages, type Tree } from './files.ts'
import { parse } from './message.ts'

type Message = (of: object) => string

/** A text as the page gets it: compiled, and run. */
function made(lang: string, text: string, english = text): string | Message {
  const typeset = lang === 'fr' ? inFrench : (plain: string): string => plain
  const { tree } = compile({ text }, [{ text }, { text: english }], typeset, lang === 'he')
  return runInNewContext(`(${tree}).text`, formats(lang)) as string | Message
}
const filled = (lang: string, text: string, of: object, english?: string): string => (made(lang, text, english) as Message)(of)

describe('a text', () => {
  it('is a string if nothing is filled in', () => {
    expect(made('en', 'Your `turn` #1')).toBe('Your `turn` #1')
    expect(made('fr', 'À toi !')).toBe('À toi\u202f!')
  })

  it('has its placeholders filled in, wherever they stand', () => {
    expect(filled('en', '{name}: `{die}` for {name}', { name: 'Ada', die: 3 })).toBe('Ada: `3` for Ada')
    expect(filled('fr', '{name} : oui', { name: 'Ada' })).toBe('Ada\u00a0: oui')
  })

  it('takes the form of its number', () => {
    const dice = '{n, plural, =0 {No dice} one {# die} other {# dice}} here'
    expect([0, 1, 2].map((n) => filled('en', dice, { n }))).toEqual(['No dice here', '1 die here', '2 dice here'])
    expect(filled('fr', '{n, plural, one {# point} other {# points}}', { n: 1.5 })).toBe('1,5 point')
  })

  it('joins a list, and counts it', () => {
    const wins = '{names, list} {names, plural, one {wins} other {win}}'
    expect(filled('en', wins, { names: ['Ada'] })).toBe('Ada wins')
    expect(filled('en', wins, { names: ['Ada', 'Ben', 'Cy'] })).toBe('Ada, Ben and Cy win')
    expect(filled('fr', '{dice, semicolons}', { dice: ['a', 'b'] })).toBe('a\u202f; b')
  })

  it('asks what a value is', () => {
    expect(['left', 'right'].map((side) => filled('en', '{side, select, left {L} other {R}}', { side }))).toEqual(['L', 'R'])
    expect([null, 3].map((die) => filled('en', '{die, select, none {a die} other {die {die}}}', { die }))).toEqual(['a die', 'die 3'])
    expect([true, false].map((all) => filled('en', '{all, select, true {all} other {some}}', { all }))).toEqual(['all', 'some'])
  })

  it('uses a format of its language, also for each name of a list', () => {
    expect(['Ada', 'Ben'].map((name) => filled('fr', 'la place {name, de}', { name }))).toEqual(['la place d’Ada', 'la place de Ben'])
    expect(filled('fr', 'doigt {names, de}', { names: ['Ada', 'Ben'] }, 'finger of {names, list}')).toBe('doigt d’Ada et de Ben')
  })

  it('keeps what is filled in apart where the language is read from right to left', () => {
    expect(filled('he', 'התור של {name}', { name: 'Ada' })).toBe('התור של \u2068Ada\u2069')
    expect(filled('he', '{names, commas}', { names: ['Ada', 'Ben'] })).toBe('\u2068Ada\u2069, \u2068Ben\u2069')
    expect(filled('he', '{n, plural, one {קובייה אחת} two {שתי קוביות} other {# קוביות}}', { n: 2 })).toBe('שתי קוביות')
  })

  it('keeps the number of the plural around it', () => {
    const nested = '{n, plural, one {#} other {{last, select, true {the last #} other {# more}}}}'
    expect(filled('en', nested, { n: 2, last: true })).toBe('the last 2')
  })
})

it('is typed by what all languages do with its placeholders', () => {
  const [en, fr] = [
    { a: '{n} of {of} {x}', b: '{x, select, none {} other {}}', c: 'plain' },
    { a: '{n, plural, other {#}} {of, list} {x}', b: '{x}', c: 'clair' },
  ]
  expect(typed(en, [en, fr])).toBe(
    [
      '{',
      '  a: (of: { n: number; of: readonly (string | number)[]; x: string | number }) => string',
      '  b: (of: { x: string | number | null }) => string',
      '  c: string',
      '}',
    ].join('\n'),
  )
})

describe('what a translator gets wrong is told', () => {
  it.each([
    ['{name', '"," is missing'],
    ['a } b', '"}" closes nothing'],
    ['{n, plural, one {# die}}', 'the form "other" is missing'],
    ['{n, plural, one {a} one {b} other {c}}', 'the form "one" is there twice'],
    ['{}', 'the name of a placeholder is missing'],
  ])('%s', (source, wrong) => {
    expect(() => parse(source)).toThrow(wrong)
    expect(() => messages({ says: { over: source } })).toThrow(`says.over: ${wrong}`)
  })

  const english: Tree = { plain: 'Yes', named: '{name} of {side, select, left {left} other {right}}', gone: 'Gone' }
  it.each<[Tree, string]>([
    [{ named: english['named'] as string, gone: 'x' }, 'plain is missing'],
    [{ ...english, more: 'x' }, 'more is not in English'],
    [{ ...english, named: '{side}' }, 'named leaves out {name}'],
    [{ ...english, named: '{name} {side} {nmae}' }, 'named has {nmae}, which nobody fills in'],
    [{ ...english, named: '{name} {side, select, up {x} other {y}}' }, 'named asks whether {side} is "up": English does not'],
    [{ ...english, named: '{name} {side, upper}' }, 'named has an unknown format: upper'],
    [{ ...english, plain: ' ' }, 'plain is empty'],
    [{ ...english, plain: "C'est" }, 'plain has a straight apostrophe: write ’'],
    [
      { ...english, named: '{name, plural, few {x} other {y}} {side}' },
      'named has the form "few": in this language there are many, one, other',
    ],
  ])('%j', (french, wrong) => {
    expect(compare(messages(french), messages(english), 'fr')).toEqual([wrong])
  })

  it('and nothing else is', () => {
    expect(compare(messages(english), messages(english), 'en')).toEqual([])
  })
})

/** A page of these files. */
function page(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'texts-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return root
}

describe('texts that no code uses', () => {
  const english = '{"title": "T", "says": {"over": "O", "done": "D"}, "faces": {"fox": "F"}, "why": {"late": "L"}}'
  const code = 'const { over } = stage.words.says\nfaces[face]\nconst words = stage.words.why\nwords[why]\n'

  it('are told, but for those that are chosen by a value', () => {
    const files = { 'src/texts/en/fix.json': english, 'src/games/fix/words.ts': code }
    expect(check(page(files))).toEqual(['en/fix.json: says.done is not used'])
    expect(check(page({ ...files, 'src/games/fix/Board.svelte': '{words.says.done}' }))).toEqual([])
  })

  it('are those of a game that another game names', () => {
    const files = { 'src/texts/en/fix.json': english, 'src/games/fix/words.ts': code, 'src/games/jinx/words.ts': 'words.done' }
    expect(check(page(files))).toEqual(['en/fix.json: says.done is not used'])
  })

  it('are not those that only tests name', () => {
    const files = { 'src/texts/en/fix.json': english, 'src/games/fix/words.ts': code, 'src/games/fix/fix.test.ts': 'words.done' }
    expect(check(page(files))).toEqual(['en/fix.json: says.done is not used'])
  })
})

it('a language has all files, and no other', () => {
  const files = { 'src/texts/en/page.json': '{"yes": "Yes"}', 'src/texts/fr/fix.json': '{"no": "Non"}', 'src/x.ts': 't.yes' }
  expect(check(page(files))).toEqual(['fr/page.json is missing', 'fr/fix.json: no is not in English'])
})

describe('what a game’s box says', () => {
  const ENGLISH = { cards: { a: 'A', b: 'B' }, names: ['one', 'two'], deck: '{cards} cards' }
  const told = (french: object): string[] => {
    const root = page({
      'web/src/texts/en/page.json': '{"yes": "Yes"}',
      'web/src/texts/fr/page.json': '{"yes": "Oui"}',
      'web/src/x.ts': 't.yes',
      'src/ninefold/games/fix/texts/en.json': JSON.stringify(ENGLISH),
      'src/ninefold/games/fix/texts/fr.json': JSON.stringify({ ...ENGLISH, ...french }),
    })
    return check(join(root, 'web')).map((line) => line.replace('fix/texts/fr.json: ', ''))
  }

  it('has the same keys in every language; a list may be shorter or longer', () => {
    expect(told({ cards: { a: 'A' }, names: ['un'], c: 'C' })).toEqual(['cards.b is missing', 'c is not in English'])
  })

  it.each<[object, string]>([
    [{ cards: { a: 'A', b: '' } }, 'cards.b is empty'],
    [{ names: [] }, 'names is empty'],
    [{ names: ['un', ' '] }, 'names is empty'],
    [{ deck: 'cartes' }, 'deck leaves out {cards}'],
    [{ deck: '{cards} {foo}' }, 'deck has {foo}, which nobody fills in'],
    [{ deck: '{cards, plural, other {#}}' }, 'deck may only have plain placeholders: the server fills them in'],
    [{ deck: '{cards' }, 'deck cannot be read: "," is missing at character 7 of "{cards"'],
  ])('%j', (french, wrong) => {
    expect(told(french)).toEqual([wrong])
  })

  it('has every language', () => {
    const root = page({
      'web/src/texts/en/page.json': '{}',
      'web/src/texts/fr/page.json': '{}',
      'src/ninefold/games/jinx/concepts/en.json': '{}',
    })
    expect(check(join(root, 'web'))).toEqual(['jinx/concepts/fr.json is missing'])
  })
})
