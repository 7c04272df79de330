import { go } from '../lib/route.svelte'
import { toast } from '../parts/toasts.svelte'
import { openTable, type Laid } from './opening'
import { inWords } from './refusals'
import { whyLost } from './whyLost'

/** Opens a table and goes there, or says why there is none. */
export async function goToNewTable(game: string, laid: Promise<Laid> = openTable(game), place: 't' | 'learn' = 't'): Promise<void> {
  const table = await laid
  if (table.ok) go(`/${place}/${table.code}`)
  else toast(table.refusal ? await inWords(game, table.refusal) : Object.values(await whyLost()).join(' '), 'bad')
}
