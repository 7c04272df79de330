import faces from 'virtual:pictures/faces'

export const FACE_IDS: readonly string[] = Object.keys(faces)

/** A face that nobody here wears yet: `liked` if it is free. */
export function freeFace(worn: readonly string[], liked?: string, random: () => number = Math.random): string {
  const free = FACE_IDS.filter((id) => !worn.includes(id))
  if (liked !== undefined && (free.length === 0 || free.includes(liked))) return liked
  const among = free.length > 0 ? free : FACE_IDS
  return among[Math.floor(random() * among.length)] ?? 'owl'
}

/** "Fox", or "Fox 2" if that name is taken. */
export function freeName(name: string, taken: readonly string[]): string {
  const others = new Set(taken.map((each) => each.toLowerCase()))
  for (let number = 1; ; number++) {
    const tried = number === 1 ? name : `${name} ${number}`
    if (!others.has(tried.toLowerCase())) return tried
  }
}
