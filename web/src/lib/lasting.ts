/** A stretch of table time, in ms: what a ring shows. One that does not say when it began is full when it is first seen. */
export interface Lasting {
  since: number | undefined
  until: number
}

/** Of a scene, or whatever else tells when it ends; null: it has no end, and nothing runs out. */
export const lasting = ({ since, until }: { since?: number; until: number | null }): Lasting | null =>
  until === null ? null : { since, until }
