import { getContext, setContext } from 'svelte'
import { BASE } from '../../lib/base'
import type { memo_dice } from '../../lib/types'
import box from './box.json'

/** The sides of the dice with the table's own pictures and words; none: the box's. */
export type Faces = readonly memo_dice.Face[]

const PLACE = new Map(Object.keys(box).map((picture, place) => [picture, place]))

export const faceOf = (picture: string, own: Faces): memo_dice.Face | undefined => own[PLACE.get(picture) ?? -1]

export const urlOf = (face: memo_dice.Face): string => `${BASE}/pictures/own/${face.picture}`

// a context, because dice are drawn deep inside a board
const KEY = Symbol('own faces')
export const shareFaces = (own: () => Faces): void => void setContext(KEY, own)
export const sharedFaces = (): (() => Faces) => getContext<(() => Faces) | undefined>(KEY) ?? (() => [])

/** Loads them before they are shown: a die is visible only for moments. */
export function preload(own: Faces): void {
  for (const face of own) if (face.picture) new Image().src = urlOf(face)
}
