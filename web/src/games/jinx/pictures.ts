import type { jinx } from '../../lib/types'
import type { Lang } from '../../texts'
import descriptions from './pictures.json'

// pictures.json tells what each picture shows: `make generated` writes it from the pictures themselves.
const TOLD: readonly Partial<Record<Lang, string>>[] = descriptions

/** What is played with: a table's own pictures, by their hashes, or those of the box. */
export type Played = Pick<jinx.Options, 'pictures' | 'words'>

export function urlOf(picture: number, { pictures }: Pick<Played, 'pictures'>): string {
  const own = pictures[picture]
  return own === undefined ? `/pictures/jinx/${picture}.svg` : `/pictures/own/${own}`
}

/** What it shows, told in one line; null: nobody has told it. */
export const told = (picture: number, { pictures, words }: Played, lang: Lang): string | null =>
  (pictures.length > 0 ? words[picture] : TOLD[picture]?.[lang]) || null

/** Ask for them before they are looked at. */
export function preload(urls: readonly string[]): void {
  for (const url of urls) new Image().src = url
}
