import type { Areas } from '../../.generated/texts'
import { dirOf } from './dir'

/** What a browser asks for before it installs a page: one file a language, for the page and for Oni's companion. */
export const manifestName = (of: 'ninefold' | 'companion', lang: string): string => `${of}.${lang}.webmanifest`

/** By the name of the file. No game is named: servers may give games other names. */
export function manifests(lang: string, { page, companion }: Areas['installed']): Record<string, object> {
  return {
    [manifestName('ninefold', lang)]: manifest(lang, '/', { name: 'Ninefold', short_name: 'Ninefold', description: page.says }, [
      narrow('shelf', page.shelf),
      narrow('memo-dice', page.game),
      wide('shelf-wide', page.wide),
    ]),
    [manifestName('companion', lang)]: manifest(
      lang,
      '/companion',
      { name: companion.called, short_name: companion.shortly, description: companion.says },
      [narrow('companion', companion.phone), wide('companion-wide', companion.tablet)],
    ),
  }
}

const manifest = (lang: string, place: string, names: object, screenshots: readonly object[]): object => ({
  ...names,
  lang,
  dir: dirOf(lang),
  id: place,
  start_url: place,
  scope: place,
  display: 'standalone',
  background_color: '#e0c498',
  theme_color: '#d0ae7c',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    icon('192', 192),
    icon('512', 512),
    { ...icon('maskable', 512), purpose: 'maskable' },
  ],
  screenshots,
})

const icon = (name: string, size: number): object => ({ src: `/icons/${name}.png`, sizes: `${size}x${size}`, type: 'image/png' })

const shot = (name: string, sizes: string, form_factor: string, label: string): object => ({
  src: `/screenshots/${name}.webp`,
  sizes,
  type: 'image/webp',
  form_factor,
  label,
})
const narrow = (name: string, label: string): object => shot(name, '780x1688', 'narrow', label)
const wide = (name: string, label: string): object => shot(name, '1280x800', 'wide', label)
