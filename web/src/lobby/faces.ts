import faces from 'virtual:pictures/faces'

export const FACE_IDS: readonly string[] = Object.keys(faces)

/** A face that nobody here wears yet. */
export function freeFace(worn: readonly string[], random: () => number = Math.random): string {
  const free = FACE_IDS.filter((id) => !worn.includes(id))
  const among = free.length > 0 ? free : FACE_IDS
  return among[Math.floor(random() * among.length)] ?? 'owl'
}
