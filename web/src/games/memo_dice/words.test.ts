import { describe, expect, test } from 'vitest'
import { chair } from '../../lib/chair'
import type { memo_dice } from '../../lib/types'
import { LANGS, loadArea, type Lang } from '../../texts'
import { loadBox } from '../../texts/boxes'
import { colourOf, nameOf } from './box'
import { pictures } from './pictures'
import { announce, mover, says, verdict, type Hearing } from './words'

const en = await loadArea('en', 'memo_dice')
const fr = await loadArea('fr', 'memo_dice')
await Promise.all(LANGS.map((lang) => loadBox('memo_dice', lang)))

function hearing(scene: memo_dice.Scene, seat: number | null = 0, lang: Lang = 'en'): Hearing {
  return {
    public: { scene } as memo_dice.Public,
    seat,
    lang,
    locals: seat === null ? [] : [seat],
    passed: () => true,
    words: lang === 'fr' ? fr : en,
    chairs: ['Ada', 'Ben'].map((name) => chair(name)),
  }
}

const hiding: memo_dice.Hiding = { type: 'Hiding', hider: 0 }
const recalling: memo_dice.Recalling = { type: 'Recalling', guesser: 1, cup: 2, naming: 'recall', since: 0, until: null, missed: null }
const judgement: memo_dice.Judgement = { type: 'Judgement', guesser: 1, cup: 2, votes: [], judges: [0], since: 1000, until: 9000 }

test('every picture that is drawn has a colour and a name in every language', () => {
  for (const picture of Object.keys(pictures)) {
    expect(['red', 'blue', 'black']).toContain(colourOf(picture))
    for (const lang of LANGS) expect(nameOf(picture, lang)).not.toBe('')
  }
  expect(() => nameOf('no such picture', 'en')).toThrow()
  expect(() => nameOf('key', 'tlh')).toThrow()
})

describe('one sentence says whose move it is', () => {
  test('to the one who moves, to the others and to those who watch', () => {
    expect(says(hearing(hiding))).toBe('Your turn: pick a die and throw it.')
    expect(says(hearing(hiding, 1))).toBe('Ada picks a die.')
    expect(says(hearing(hiding, null, 'fr'))).toBe('Ada choisit un dé.')
  })

  test('in the way in which pictures are named at this table', () => {
    expect(says(hearing(recalling, 1))).toBe('What is under cup 3?')
    expect(says(hearing({ ...recalling, naming: 'aloud' }, 1))).toBe('Say aloud what is under cup 3, then lift it.')
    expect(says(hearing({ ...recalling, naming: 'recognise' }, 1))).toBe('What is under cup 3? Tap the picture.')
  })

  test('to a judge until they have tapped', () => {
    expect(says(hearing(judgement))).toBe('Did Ben say it right?')
    expect(says(hearing({ ...judgement, votes: [[0, true]], judges: [] }))).toBe('Was Ben right? The others decide.')
    expect(says(hearing(judgement, 1))).toBe('Were you right? The others decide.')
  })

  test('several people’s move is nobody’s', () => {
    expect(mover(judgement)).toBeNull()
    expect(mover(recalling)).toBe(1)
  })
})

describe('what is seen is said once', () => {
  test('a picture is named while it lies open', () => {
    expect(announce({ type: 'DieRolled', picture: 'key' }, hearing(hiding))).toBe('The die shows: key, on red.')
    expect(announce({ type: 'DieRolled', picture: 'key' }, hearing(hiding, 0, 'fr'))).toBe('Le dé montre\u00a0: clé, sur fond rouge.')
  })

  test('covering it says the cup and nothing of the picture', () => {
    expect(announce({ type: 'DieCovered', cup: 'gold' }, hearing(hiding))).toBe('Covered: gold cup with crosses.')
  })

  test('lifting it says the guess, the picture and whose the cup is', () => {
    const lifted = (guess: string | null): string | null =>
      announce({ type: 'CupLifted', cup: 2, guess, picture: 'dog', to: 1 }, hearing(recalling))
    expect(lifted('dog')).toBe('Right! Cup 3: dog. The cup goes to Ben.')
    expect(lifted('owl')).toBe('Not right: owl. Cup 3: dog. The cup goes to Ben.')
    expect(lifted(null)).toBe('Given up. Cup 3: dog. The cup goes to Ben.')
    expect(announce({ type: 'CupLifted', cup: 2, guess: 'dog', picture: 'dog', to: 1 }, hearing(recalling, 1))).toBe(
      'Right! Cup 3: dog. The cup is yours.',
    )
  })

  test('what somebody said is told with their name, and to themselves as "you"; on a shared device nobody is', () => {
    const wrong: memo_dice.Lifted = { type: 'Lifted', cup: 'red', picture: 'dog', guess: 'owl', right: false, to: 0 }
    expect(verdict(hearing(recalling), wrong, 1)).toBe('Ben said: owl! The cup is yours.')
    expect(verdict(hearing(recalling, 1), wrong, 1)).toBe('You said: owl! The cup goes to Ada.')
    expect(verdict(hearing(recalling), { ...wrong, guess: null }, 1)).toBe('Not right. The cup is yours.')
    expect(verdict({ ...hearing(recalling), locals: [0, 1] }, wrong, 1)).toBe('Ben said: owl! The cup goes to Ada.')
  })

  test('nothing is asked while all look at what was under a cup', () => {
    const right: memo_dice.Lifted = { type: 'Lifted', cup: 'red', picture: 'dog', guess: 'dog', right: true, to: 1 }
    const row = [right, right]
    const looks = (seat: number | null): string =>
      says({ ...hearing(recalling, seat), public: { scene: recalling, row } as unknown as memo_dice.Public, passed: () => false })
    expect([0, 1, null].map(looks)).toEqual(['Right! The cup goes to Ben.', 'Right! The cup is yours.', 'Right! The cup goes to Ben.'])
  })
})
