import { go } from '../lib/route.svelte'
import { toast } from '../parts/toasts.svelte'
import { openTable, type Laid } from './opening'
import { inWords } from './refusals'
import { whyLost } from './whyLost'

/**
 * Opens a table and goes there, or says why it cannot. `unsaid`: a refusal that the caller handles itself.
 * `hash`: the hash of the address, which tells the lobby what to open.
 */
export async function goToNewTable(
  game: string,
  laid: Promise<Laid> = openTable(game),
  place: 't' | 'learn' = 't',
  unsaid?: string,
  hash = '',
): Promise<Laid> {
  const table = await laid
  if (table.ok) go(`/${place}/${table.code}${hash}`)
  else if (!table.refusal) toast(Object.values(await whyLost()).join(' '), 'bad')
  else if (table.refusal.clause !== unsaid) toast(await inWords(game, table.refusal), 'bad')
  return table
}
