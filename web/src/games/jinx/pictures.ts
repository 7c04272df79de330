import { BASE } from '../../lib/base'
import type { jinx } from '../../lib/types'
import type { Lang } from '../../texts'
import box from './pictures.json'

// pictures.json tells what each picture shows, and its hash (`v`): `make generated` writes it from the pictures themselves.
const BOX: readonly (Partial<Record<Lang, string>> & { v: string })[] = box

/** What is played with: a table's own pictures, by their hashes, or those of the box. */
export type Played = Pick<jinx.Options, 'pictures' | 'descriptions'>

export function urlOf(picture: number, { pictures }: Pick<Played, 'pictures'>): string {
  const own = pictures[picture]
  return own === undefined ? `${BASE}/pictures/jinx/${picture}.svg?v=${BOX[picture]?.v}` : `${BASE}/pictures/own/${own}`
}

/** What it shows, told in one line; null: nobody has told it. */
export const told = (picture: number, { pictures, descriptions }: Played, lang: Lang): string | null =>
  (pictures.length > 0 ? descriptions[picture] : BOX[picture]?.[lang]) || null

/** Ask for them before they are looked at. */
export function preload(urls: readonly string[]): void {
  for (const url of urls) new Image().src = url
}
