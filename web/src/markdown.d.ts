/** A Markdown page, rendered to HTML when the page is built (see vite.config.ts). */
declare module '*.md' {
  const html: string
  export default html
}
