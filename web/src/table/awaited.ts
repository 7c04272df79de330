import type { TableView } from '../lib/types'

/** The seats that the table waits for; none while a device is handed over. */
export function awaited({ chairs }: TableView): string[] {
  return chairs.filter(({ present, bot, stand_in }) => !present && !bot && !stand_in).map(({ name }) => name)
}
