import { GAMES } from './games'

/** Every game brings its own accent: whatever has `data-game` wears it. */
export function paintAccents(): void {
  const sheet = new CSSStyleSheet()
  const rules = GAMES.map(({ name, accent }) => `[data-game='${name}'] { --accent: light-dark(${accent.light}, ${accent.dark}) }`)
  sheet.replaceSync(rules.join('\n'))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
