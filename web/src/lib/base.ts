/** The path under which the page is reached, '' at the root of its address: behind a proxy the server writes it into the page. */
export const BASE = (typeof document === 'undefined' ? undefined : document.documentElement?.dataset?.base) ?? ''
