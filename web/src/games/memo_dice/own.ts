import { getContext, setContext } from 'svelte'
import { BASE } from '../../lib/base'
import type { memo_dice } from '../../lib/types'
import box from './box.json'

/** The sides of the dice, with the table's own pictures and words; none: the box's. */
export type Faces = readonly memo_dice.Face[]

const PLACE = new Map(Object.keys(box).map((picture, place) => [picture, place]))

export const faceOf = (picture: string, own: Faces): memo_dice.Face | undefined => own[PLACE.get(picture) ?? -1]

export const urlOf = (face: memo_dice.Face): string => `${BASE}/pictures/own/${face.picture}`

// What stands on a die is drawn deep inside a board.
const KEY = Symbol('own faces')
export const shareFaces = (own: () => Faces): void => void setContext(KEY, own)
export const sharedFaces = (): (() => Faces) => getContext<(() => Faces) | undefined>(KEY) ?? (() => [])

/** Ask for them before they are looked at: a die is in sight for moments only. */
export function preload(own: Faces): void {
  for (const face of own) if (face.picture) new Image().src = urlOf(face)
}
