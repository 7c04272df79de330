import { describe, expect, it } from 'vitest'
import type { GamePage, Stage } from '../games/page'
import type { Prompt } from '../lib/types'
import { offersOf, onlyWay } from './offers'

const prompt = (verb: Prompt['verb'], change: Partial<Prompt> = {}): Prompt => ({ type: 'Prompt', verb, clause: 'MD-1', ...change })
const page = { promptLabel: ({ verb }: Prompt) => verb } as unknown as GamePage

describe('prompts as buttons', () => {
  it('leaves to the board what has more than one answer', () => {
    expect(onlyWay(prompt('Cover'))).toEqual({})
    expect(onlyWay(prompt('GiveUp', { fields: { cup: { type: 'Counts', among: [3] } } }))).toEqual({ cup: 3 })
    expect(onlyWay(prompt('Roll', { fields: { die: { type: 'Pieces', among: [0, 1] } } }))).toBeNull()
    expect(onlyWay(prompt('Name', { fields: { text: { type: 'Text', limit: 40, like: [] } } }))).toBeNull()
    expect(onlyWay(prompt('Pick', { fields: { cells: { type: 'SomeCells', among: [4], least: 0, most: 1 } } }))).toBeNull()
  })

  it('acts with the only answer, at the moment of the press, and asks twice where the rules want it', () => {
    const acts: unknown[] = []
    const stage = {
      prompts: [prompt('GiveUp', { fields: { cup: { type: 'Counts', among: [3] } }, confirm: true })],
      answer: ({ verb }: Prompt, ...filled: unknown[]) => void acts.push([verb, ...filled]),
    } as unknown as Stage
    const [offer] = offersOf(page, stage)
    expect(offer?.confirm).toBe('GiveUp?')
    offer?.act(42)
    expect(acts).toEqual([['GiveUp', { cup: 3 }, 42]])
  })

  it('has a button for what the board has filled in, and says why it is too early', () => {
    const deal = prompt('Deal', { fields: { dice: { type: 'Split', total: 10, parts: 3, least: 1 } } })
    const acts: unknown[] = []
    const offers = (filled: Stage['filled']) =>
      offersOf(page, { prompts: [deal], filled, answer: (_: Prompt, fields: unknown) => void acts.push(fields) } as unknown as Stage)
    expect(offers(null)).toEqual([])
    expect(offers({ verb: 'Roll', fields: {} })).toEqual([])
    expect(offers({ verb: 'Deal', fields: { dice: [2, 2, 2] }, refusal: '4 left' })[0]?.refusal).toBe('4 left')
    const [offer] = offers({ verb: 'Deal', fields: { dice: [4, 3, 3] } })
    expect(offer).toMatchObject({ label: 'Deal', primary: true })
    expect(offer?.refusal).toBeUndefined()
    offer?.act(42)
    expect(acts).toEqual([{ dice: [4, 3, 3] }])
  })

  it('makes what is fun the large button, never what declines it', () => {
    const wary = { ...page, declines: ['Pass'] } as unknown as GamePage
    const large = (...prompts: Prompt[]): (boolean | undefined)[] =>
      offersOf(wary, { prompts } as unknown as Stage).map(({ primary }) => primary)
    expect(large(prompt('Again'), prompt('Pass'))).toEqual([true, false])
    expect(large(prompt('Pass'))).toEqual([false])
    expect(large(prompt('Again'), prompt('Cover'))).toEqual([false, false])
  })
})
