import { afterEach, expect, test, vi } from 'vitest'
import { loaded, saved } from './file'
import { lackOf, nameFrom, needsOf, newItem, twice, wordsIn, type Item } from './items'
import { NotTaken, upload } from './upload'

const MEMO = needsOf('memo_dice')!
const JINX = needsOf('jinx')!
const photo = (name: string): Item => newItem({ picture: new Blob(['x'], { type: 'image/webp' }), name })
const many = (n: number): Item[] => Array.from({ length: n }, (_, k) => newItem({ word: `w${k}`, name: `n${k}` }))

afterEach(() => vi.unstubAllGlobals())

test('one word a line, with another name after an equals sign', () => {
  expect(wordsIn('Hund = dog\n\n  H=hydrogen \nCat').map(({ word, name }) => [word, name])).toEqual([
    ['Hund', 'dog'],
    ['H', 'hydrogen'],
    ['Cat', 'Cat'],
  ])
})

test('what a camera counts is no name', () => {
  expect(['IMG_2041.jpg', 'Grandma.jpeg', 'the_old-car.png', '20240101.heic'].map(nameFrom)).toEqual(['', 'Grandma', 'the old car', ''])
})

test('what is lacking is said, one thing at a time', () => {
  expect(lackOf(many(50), MEMO)).toEqual({ why: 'more', n: 4 })
  expect(lackOf(many(55), MEMO)).toEqual({ why: 'fewer', n: 1 })
  expect(lackOf([...many(53), newItem({ word: 'x' })], MEMO)).toEqual({ why: 'names', n: 1 })
  expect(lackOf([...many(53), newItem({ word: 'x', name: 'N0, m' })], MEMO)).toEqual({ why: 'twice', n: 1 })
  expect(lackOf(many(54), MEMO)).toBeNull()
})

test('what is neither a picture nor a word is not enough', () => {
  expect(lackOf([...many(53), newItem({ word: ' ', name: 'x' })], MEMO)).toEqual({ why: 'empty', n: 1 })
  const photos = Array.from({ length: 41 }, () => photo(''))
  expect(lackOf(photos, JINX)).toBeNull()
  expect(lackOf([...photos, newItem({ word: 'a word' })], JINX)).toEqual({ why: 'empty', n: 1 })
})

test('two with the same first name are found, whatever its letters', () => {
  expect([...twice([photo('Ada, A'), photo('ada'), photo('Ben')])]).toEqual(['ada'])
})

test('a set is saved as a file and loaded again', async () => {
  vi.stubGlobal(
    'FileReader',
    class {
      result = ''
      onload = (): void => {}
      readAsDataURL(blob: Blob): void {
        void blob.arrayBuffer().then((bytes) => {
          this.result = `data:${blob.type};base64,${btoa(String.fromCharCode(...new Uint8Array(bytes)))}`
          this.onload()
        })
      }
    },
  )
  const items = [photo('Grandma'), newItem({ word: 'Hund', name: 'dog' })]
  const again = loaded(await (await saved(items)).text(), 54)
  expect(again.map(({ word, name }) => [word, name])).toEqual([
    ['', 'Grandma'],
    ['Hund', 'dog'],
  ])
  expect(await again[0]?.picture?.text()).toBe('x')
  expect(again[0]?.picture?.type).toBe('image/webp')
  expect(loaded(await (await saved(many(60))).text(), 54)).toHaveLength(54)
})

test('another file is no set', () => {
  expect(() => loaded('{}', 54)).toThrow()
  expect(() => loaded('x', 54)).toThrow()
  const strange = JSON.stringify({ ninefold: 'set', items: [{ picture: 'https://elsewhere/', word: 1, name: 'x'.repeat(99) }] })
  expect(loaded(strange, 54).map(({ picture, word, name }) => [picture, word, name.length])).toEqual([[null, '', 40]])
})

test('pictures go first, then the list; a refusal is a reason, not the sentence of the server', async () => {
  const asked: string[] = []
  const answer = (body: object, status = 200): Response => new Response(JSON.stringify(body), { status })
  vi.stubGlobal('fetch', (path: string, { body }: { body: Blob | string }) => {
    asked.push(path.replace(/^.*sets\//, ''))
    return Promise.resolve(typeof body === 'string' ? answer({ set: body }) : answer({ picture: 'BCDF.1' }))
  })
  const where = { code: 'BCDF', token: 'secret', game: 'memo_dice' }
  const list = JSON.parse(await upload([photo('Grandma'), newItem({ word: 'Hund', name: ' dog ' })], where, () => {})) as unknown
  expect(asked).toEqual(['BCDF/pictures', 'BCDF'])
  expect(list).toEqual({
    game: 'memo_dice',
    things: [
      { picture: 'BCDF.1', words: 'Grandma', shown: '' },
      { picture: '', words: 'dog', shown: 'Hund' },
    ],
  })
  for (const [status, reason] of [
    [403, 'host'],
    [413, 'tooMany'],
    [422, 'unfit'],
    [429, 'busy'],
    [500, 'failed'],
  ] as const) {
    vi.stubGlobal('fetch', () => Promise.resolve(answer({}, status)))
    await expect(upload([], where, () => {})).rejects.toEqual(new NotTaken(reason))
    await upload([], where, () => {}).catch((error: NotTaken) => expect(error.reason).toBe(reason))
  }
})
