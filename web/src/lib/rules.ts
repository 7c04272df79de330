import type { Lang } from '../texts'

const PAGES = import.meta.glob<string>('../../../docs/games/*.md', { import: 'default' })

/** A game's rules in the reader's language, rendered when the page was built; null: there are none. */
export async function loadRules(game: string, lang: Lang): Promise<string | null> {
  const page = PAGES[`../../../docs/games/${game}${lang === 'en' ? '' : `.${lang}`}.md`]
  return page ? page() : null
}

/** The clause's number stands apart from its words. */
export function withNumbers(html: string): string {
  return html.replace(/(<li>(?:<p>)?)([A-Z]{2}-\d+) /g, '$1<span class="clause">$2</span> ')
}

/** All that the renderer writes. */
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

/** The bullet of one clause, without its number: what a refusal says in plain words. */
export function clauseIn(html: string, clause: string): string | null {
  const bullet = new RegExp(`<li>(?:<p>)?${clause} ([^]*?)</li>`).exec(html)?.[1]
  return (
    bullet
      ?.replace(/<[^>]*>/g, '')
      .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
      .trim() ?? null
  )
}
