import type { Illustrations } from '../parts/illustration/things'

const FOUND = import.meta.glob<Illustrations>('../games/*/illustrations.ts', { import: 'illustrations' })

/** What a game's rules show beside their words, loaded when they are opened. */
export async function loadIllustrations(game: string): Promise<Illustrations> {
  return (await FOUND[`../games/${game}/illustrations.ts`]?.()) ?? {}
}
