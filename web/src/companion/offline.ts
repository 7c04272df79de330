import { BASE } from '../lib/base'

/** Whether this page will open without a network from now on, if the browser allows it (https, or this very machine). */
export async function keepOffline(): Promise<boolean> {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator) || !location.protocol.startsWith('http')) return false
  try {
    await navigator.serviceWorker.register(`${BASE}/companion-worker.js`, { scope: `${BASE}/companion` })
    await navigator.serviceWorker.ready
    return true
  } catch {
    return false
  }
}
