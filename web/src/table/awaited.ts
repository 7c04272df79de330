import type { TableView } from '../lib/types'

/** Who keeps a table from going on; nobody, if a device is being handed over. */
export function awaited({ chairs }: TableView): string[] {
  return chairs.filter(({ present, bot, stand_in }) => !present && !bot && !stand_in).map(({ name }) => name)
}
