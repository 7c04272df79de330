import { announce } from './announcer.svelte'

type Tone = 'plain' | 'good' | 'bad'

interface Toast {
  id: number
  text: string
  tone: Tone
}

let count = 0
export const toasts = $state<Toast[]>([])

export function dismiss(id: number): void {
  const at = toasts.findIndex((shown) => shown.id === id)
  if (at >= 0) toasts.splice(at, 1)
}

/** A short message at the edge of the table. It stays long enough for slow readers, then goes. */
export function toast(text: string, tone: Tone = 'plain'): void {
  const id = ++count
  toasts.push({ id, text, tone })
  if (toasts.length > 3) toasts.shift()
  announce(text, tone === 'bad' ? 'assertive' : 'polite')
  setTimeout(() => dismiss(id), 3000 + text.length * 60)
}
