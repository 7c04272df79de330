/** A stretch of table time, in ms: what a ring shows. One that does not say when it began is full when it is first seen. */
export interface Lasting {
  since: number | undefined
  until: number
}

/** How long a scene, or anything else with an end, lasts; null: it has no end. */
export const lasting = ({ since, until }: { since?: number; until: number | null }): Lasting | null =>
  until === null ? null : { since, until }
