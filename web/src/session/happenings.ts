import type { Texts } from '../texts'
import type { ChairView, TableView } from '../lib/types'

/** Everybody at the table. In an evening people move between chairs and bench, and bots come and go as needed. */
const company = ({ chairs, bench }: TableView, evening: boolean): ChairView[] =>
  evening ? [...chairs, ...bench].filter(({ bot }) => !bot) : [...chairs]

/** What changed around the table, in words: who came, left, became host. `you`: the person it happened to is the reader. */
export function happenings(before: TableView, after: TableView, you: number | null, t: Texts): string[] {
  const said: string[] = []
  const evening = [before, after].some((view) => view.evening?.begun)
  const [earlier, now] = [company(before, evening), company(after, evening)]
  const yours = you === null ? undefined : [...after.chairs, ...after.bench][you]
  const old = new Map(earlier.map((chair) => [chair.name, chair]))
  for (const chair of now) {
    const was = old.get(chair.name)
    old.delete(chair.name)
    if (chair === yours && (!was || was.host || !chair.host)) continue
    if (!was) said.push(t.table.satDown({ name: chair.name }))
    else if (chair.host && !was.host) said.push(chair === yours ? t.table.youHost : t.table.newHost({ name: chair.name }))
    else if (chair.stand_in && !was.stand_in) said.push(t.table.stepsIn({ name: chair.name }))
    else if (was.stand_in && !chair.stand_in) said.push(t.table.cameBack({ name: chair.name }))
  }
  if (now.length < earlier.length) for (const name of old.keys()) said.push(t.table.stoodUp({ name }))
  return said
}
