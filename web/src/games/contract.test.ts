import { expect, test } from 'vitest'
import type { Words } from '../texts'
import type { FixStage } from './fix/game'
import type { MemoDixeStage } from './memodixe/game'
import type { GameOf, Stage } from './page'

/** These are judged by svelte-check: an act, a view or a word that a game does not have is a type error. */
export function misuse(fix: FixStage, memodixe: MemoDixeStage, any: Stage): void {
  void fix.act('Roll')
  void fix.act('Roll', {}, 42)
  void fix.act('Flick', { die: 3 }, 42)
  void fix.act('Deal', { dice: [5, 5] as const })
  void memodixe.act('Swap', { cells: [1, 2] })

  // @ts-expect-error FIX has no such verb
  void fix.act('Flip', { cell: 3 })
  // @ts-expect-error a flick needs its die
  void fix.act('Flick')
  // @ts-expect-error and nothing else
  void fix.act('Flick', { die: 3, cell: 4 })
  // @ts-expect-error a die is a number
  void fix.act('Flick', { die: '3' })
  // @ts-expect-error a throw needs nothing
  void fix.act('Roll', { die: 3 })
  // @ts-expect-error two are swapped
  void memodixe.act('Swap', { cells: [1, 2, 3] })

  // @ts-expect-error the square is MemoDiXe's
  void fix.public.square
  // @ts-expect-error nobody's secrets are null
  void memodixe.private.glimpses
  // @ts-expect-error FIX never offers it
  void fix.prompts.some(({ verb }) => verb === 'Dixe')
  // @ts-expect-error nor is it told of
  void fix.onNews((_, news) => news.type === 'CurtainDrawn')
  // @ts-expect-error a text of another game
  void fix.words.powers
  // @ts-expect-error a text needs its placeholders
  void fix.words.stopBy({})
  // @ts-expect-error by their names
  void fix.words.stopBy({ nom: 'Ada' })
  // @ts-expect-error a plural needs a number
  void fix.words.points({ n: '3' })
  // @ts-expect-error what is played is not known here
  void any.public.square
}

// @ts-expect-error its options need words
export type Wordless = GameOf<'memo_dice', Words<'fix'>>

test('the contract is judged by svelte-check', () => {
  expect(misuse).toBeTypeOf('function')
})
