import type { Lang } from '../../texts'
import box from './box.json'

export type Colour = 'red' | 'blue' | 'black'

type Entry = { colour: Colour } & Partial<Record<Lang, string>>

// box.json is the box's list (MD-1) as far as it is drawn and shown: `make generated` writes it from the rules' own.
const BOX = box as Record<string, Entry>

function entry(picture: string): Entry {
  const found = BOX[picture]
  if (!found) throw new Error(`there is no picture "${picture}" in the box`)
  return found
}

/** Of the picture's background. */
export const colourOf = (picture: string): Colour => entry(picture).colour

export function nameOf(picture: string, lang: Lang): string {
  const name = entry(picture)[lang]
  if (name === undefined) throw new Error(`the picture "${picture}" has no name in "${lang}"`)
  return name
}
