/** The games of the remaining rounds, one each. A further round repeats the last one. */
export function withRounds(games: readonly string[], count: number): string[] {
  const last = games.at(-1)
  return Array.from({ length: count }, (_, round) => games[round] ?? last ?? '').filter(Boolean)
}

/** Another game in this round; `every`: in all of them. */
export function withGame(games: readonly string[], round: number | 'every', game: string): string[] {
  if (games.length === 0) return [game]
  return games.map((old, index) => (round === 'every' || round === index ? game : old))
}
