import type { Texts } from '../texts'
import type { TableView } from './types'

/** What changed around the table, in words: who came, went, is the host. `you`: told to the one it happens to. */
export function happenings(before: TableView, after: TableView, you: number | null, t: Texts): string[] {
  const said: string[] = []
  const old = new Map(before.chairs.map((chair) => [chair.name, chair]))
  for (const [seat, chair] of after.chairs.entries()) {
    const was = old.get(chair.name)
    old.delete(chair.name)
    if (seat === you && (!was || was.host || !chair.host)) continue
    if (!was) said.push(t.table.satDown(chair.name))
    else if (chair.host && !was.host) said.push(seat === you ? t.table.youHost : t.table.newHost(chair.name))
    else if (chair.stand_in && !was.stand_in) said.push(t.table.stepsIn(chair.name))
    else if (was.stand_in && !chair.stand_in) said.push(t.table.cameBack(chair.name))
  }
  if (after.chairs.length < before.chairs.length) for (const name of old.keys()) said.push(t.table.stoodUp(name))
  return said
}
