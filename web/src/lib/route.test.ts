import { beforeAll, describe, expect, it, vi } from 'vitest'

let parse: typeof import('./route.svelte').parse

beforeAll(async () => {
  vi.stubGlobal('location', { pathname: '/', hash: '' })
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('addEventListener', () => {})
  ;({ parse } = await import('./route.svelte'))
})

describe('paths', () => {
  it('reads a table, its ticket, a rulebook and a screen', () => {
    expect(parse('/')).toEqual({ page: 'shelf' })
    expect(parse('/t/bcdf')).toEqual({ page: 'table', code: 'BCDF', ticket: null, lesson: false })
    expect(parse('/t/BCDF', '#ticket=a_b-C')).toEqual({ page: 'table', code: 'BCDF', ticket: 'a_b-C', lesson: false })
    expect(parse('/learn/BCDF')).toEqual({ page: 'table', code: 'BCDF', ticket: null, lesson: true })
    expect(parse('/rules/memo_dice')).toEqual({ page: 'rules', game: 'memo_dice' })
    expect(parse('/screen/BCDF')).toEqual({ page: 'screen', code: 'BCDF', stream: false })
    expect(parse('/screen/BCDF', '', '?stream')).toEqual({ page: 'screen', code: 'BCDF', stream: true })
  })

  it('reads a television, and the letters that it shows', () => {
    for (const path of ['/tv', '/tv/']) expect(parse(path)).toEqual({ page: 'television' })
    expect(parse('/tv/klmp')).toEqual({ page: 'letters', letters: 'KLMP' })
  })

  it('leads nowhere with anything else', () => {
    for (const path of ['/t/', '/rules/', '/t/B1', '/t/<script>', '/else/BCDF', '/replay/BCDF', '/t/%', '/tv/KLMPQ', '/%E0%A4%A'])
      expect(parse(path)).toEqual({ page: 'nowhere' })
  })
})
