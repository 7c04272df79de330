import { loadPage } from '../catalogue/games'
import { openTable, type Laid } from '../session/opening'
import { recallProfile } from '../lib/profile'
import { randomHex } from '../lib/random'
import { prefs } from '../texts/prefs.svelte'
import type { Command } from '../session/socket'

/** Opens a table with as many forgetful bots as the game needs and begins at once. `other`: the learner plays the other side. */
export async function openLesson(game: string, other = false): Promise<Laid> {
  const page = await loadPage(game).catch(() => null)
  if (!page) return { ok: false, refusal: null }
  const { options, dice = randomHex(32) } = (other && page.lesson.other) || page.lesson
  return openTable(game, async (sitting, table) => {
    const { name = prefs.t.lesson.you, face = 'cat' } = recallProfile() ?? {}
    const commands: Command[] = [
      { type: 'Sit', name, face },
      {
        type: 'Choose',
        game,
        options: { ...table.options, ...options },
        room: page.lesson.room ?? table.room,
        patience: 0,
        talk: 'nothing',
      },
      ...Array.from({ length: table.fewest - 1 }, (): Command => ({ type: 'AddBot', level: 'goldfish' })),
      { type: 'Begin', lesson: dice },
    ]
    for (const command of commands) {
      const outcome = await sitting.ask(command)
      if (!outcome.ok) return outcome
    }
    return null
  })
}
