import type { Lang } from '../../texts'
import { boxOf } from '../../texts/box'
import box from './box.json'
import { faceOf, type Faces } from './own'

export type Colour = 'red' | 'blue' | 'black'

/** The names of each picture: the first is shown, the others may be typed, too. */
type Names = Readonly<Record<string, readonly string[]>>

// box.json is the box's list (MD-1): `make generated` writes it from the rules' own.
const COLOURS = box as Record<string, Colour>

/** The colour behind the picture. */
export function colourOf(picture: string): Colour {
  const colour = COLOURS[picture]
  if (!colour) throw new Error(`there is no picture "${picture}" in the box`)
  return colour
}

/** `own`: the table's own pictures, if it plays with them. */
export function nameOf(picture: string, lang: Lang, own: Faces = []): string {
  const face = faceOf(picture, own)
  if (face) return face.name
  const name = (boxOf('memo_dice', lang) as Names)[picture]?.[0]
  if (name === undefined) throw new Error(`the picture "${picture}" has no name in "${lang}"`)
  return name
}
