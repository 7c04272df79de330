/** A rulebook of docs/games, read when the page is built (see vite-rules.ts). */
declare module '*.md' {
  const blocks: import('../vite-rules').Block[]
  export default blocks
}
