declare module 'virtual:pictures/*' {
  /** Our id of a picture to the inside of its `<svg viewBox="0 0 32 32">`. */
  const bodies: Readonly<Record<string, string>>
  export default bodies
}
