/** A stretch of table time, in ms, for a ring. If its beginning is unknown, the ring is full when it is first seen. */
export interface Lasting {
  since: number | undefined
  until: number
}

/** How long anything with an end lasts; null: it has no end. */
export const lasting = ({ since, until }: { since?: number; until: number | null }): Lasting | null =>
  until === null ? null : { since, until }
