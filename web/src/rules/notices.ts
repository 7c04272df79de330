/** Whose games these are, what is kept of those who play, and a sheet for schools. */
export type Paper = 'notice' | 'privacy' | 'schools'

const FOUND = import.meta.glob<string>(['../../../NOTICE*.md', '../../../PRIVACY*.md', '../../../SCHOOLS*.md'], { import: 'default' })

/** The paper in the reader's language, as HTML. */
export async function loadNotice(paper: Paper, lang: string): Promise<string> {
  const file = `../../../${paper.toUpperCase()}${lang === 'en' ? '' : `.${lang}`}.md`
  const load = FOUND[file]
  if (!load) throw new Error(`there is no ${file}`)
  return load()
}
