import type { Lang } from '../../texts'
import { boxOf } from '../../texts/box'
import box from './box.json'
import { faceOf, type Faces } from './own'

export type Colour = 'red' | 'blue' | 'black'

/** What each picture is called: the first name is shown, the others are what people also type. */
type Names = Readonly<Record<string, readonly string[]>>

// box.json is the box's list (MD-1): `make generated` writes it from the rules' own.
const COLOURS = box as Record<string, Colour>

/** Of the picture's background. */
export function colourOf(picture: string): Colour {
  const colour = COLOURS[picture]
  if (!colour) throw new Error(`there is no picture "${picture}" in the box`)
  return colour
}

/** `own`: the table's own sides, where it is played with them. */
export function nameOf(picture: string, lang: Lang, own: Faces = []): string {
  const face = faceOf(picture, own)
  if (face) return face.name
  const name = (boxOf('memo_dice', lang) as Names)[picture]?.[0]
  if (name === undefined) throw new Error(`the picture "${picture}" has no name in "${lang}"`)
  return name
}
