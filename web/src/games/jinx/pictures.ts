import { BASE } from '../../lib/base'
import type { jinx } from '../../lib/types'
import type { Lang } from '../../texts'
import { boxOf } from '../../texts/box'
import box from './pictures.json'

// pictures.json has the name of each picture and its hash (`v`): `make generated` writes it from the pictures themselves.
const BOX: readonly { name: string; v: string }[] = box

/** The pictures in play: the table's own, or the box's. */
type Played = Pick<jinx.Public, 'own_pictures' | 'own'>

const ownOf = (picture: number, { own }: Pick<Played, 'own'>): jinx.PictureInPlay | undefined => own.find((one) => one.picture === picture)

export function urlOf(picture: number, played: Played): string {
  if (played.own_pictures) return `${BASE}/pictures/own/${ownOf(picture, played)?.hash}`
  return `${BASE}/pictures/jinx/${picture}.svg?v=${BOX[picture]?.v}`
}

export const BOXED: Played = { own_pictures: false, own: [] }

/** A description in one line; null: there is none. */
export function told(picture: number, played: Played, lang: Lang): string | null {
  if (played.own_pictures) return ownOf(picture, played)?.description || null
  return (boxOf('jinx', lang) as Readonly<Record<string, string>>)[BOX[picture]?.name ?? ''] ?? null
}

/** Loads them before they are shown. */
export function preload(urls: readonly string[]): void {
  for (const url of urls) new Image().src = url
}
