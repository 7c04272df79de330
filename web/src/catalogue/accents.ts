import { GAMES } from './games'

/** Every game brings its own accent: whatever has `data-game` wears it. */
export const accents = (): string =>
  GAMES.map(({ name, accent }) => `[data-game='${name}'] { --accent: light-dark(${accent.light}, ${accent.dark}) }`).join('\n')

export function paintAccents(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(accents())
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
