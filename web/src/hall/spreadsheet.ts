import type { Words } from '../texts'

/** The server's CSV with the headings of its first line in the reader's language. A column that this page does not know keeps its name. */
export function headed(csv: string, columns: Words<'hall'>['results']['columns']): string {
  const [head = '', ...lines] = csv.split('\r\n')
  const named = head.split(',').map((column) => {
    const [, word, round = ''] = /^(score|medal) (\d+)$/.exec(column) ?? []
    if (word === 'score' || word === 'medal') return columns[word]({ round })
    const own = (columns as Readonly<Record<string, unknown>>)[column.replace(' ', '_')]
    return typeof own === 'string' ? own : column
  })
  return [named.map((name) => `"${name.replaceAll('"', '""')}"`).join(','), ...lines].join('\r\n')
}
