import { GAMES } from './games'

/** Every game has its own accent colour; elements with `data-game` get it. */
export const accents = (): string =>
  GAMES.map(({ name, accent }) => `[data-game='${name}'] { --accent: light-dark(${accent.light}, ${accent.dark}) }`).join('\n')

export function paintAccents(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(accents())
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
