import { BASE } from '../../lib/base'
import type { jinx } from '../../lib/types'
import type { Lang } from '../../texts'
import { boxOf } from '../../texts/box'
import box from './pictures.json'

// pictures.json has the name of each picture and its hash (`v`): `make generated` writes it from the pictures themselves.
const BOX: readonly { name: string; v: string }[] = box

/** What is played with: a table's own pictures, by their hashes, or those of the box. */
export type Played = Pick<jinx.Options, 'pictures' | 'descriptions'>

export function urlOf(picture: number, { pictures }: Pick<Played, 'pictures'>): string {
  const own = pictures[picture]
  return own === undefined ? `${BASE}/pictures/jinx/${picture}.svg?v=${BOX[picture]?.v}` : `${BASE}/pictures/own/${own}`
}

/** What it shows, told in one line; null: nobody has told it. */
export function told(picture: number, { pictures, descriptions }: Played, lang: Lang): string | null {
  if (pictures.length > 0) return descriptions[picture] || null
  return (boxOf('jinx', lang) as Readonly<Record<string, string>>)[BOX[picture]?.name ?? ''] ?? null
}

/** Ask for them before they are looked at. */
export function preload(urls: readonly string[]): void {
  for (const url of urls) new Image().src = url
}
