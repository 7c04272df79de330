import { BASE } from './base'

type Route =
  | { page: 'shelf' }
  | { page: 'table'; code: string; ticket: string | null; lesson: boolean }
  | { page: 'screen'; code: string; stream: boolean }
  | { page: 'television' }
  | { page: 'letters'; letters: string }
  | { page: 'replay'; code: string; game: string }
  | { page: 'rules'; game: string }
  | { page: 'paper'; paper: 'notice' | 'privacy' | 'schools' }
  | { page: 'parts' }
  | { page: 'nowhere' }

export const CODE = /^[A-Z]{4,8}$/

const LETTERS = /^[A-Z]{4}$/

/** A code as people type it: any case, with spaces. */
export function tidyCode(typed: string): string {
  return typed.replace(/\s+/g, '').toUpperCase()
}

/** An address without a page, as it was typed. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export function parse(path: string, hash = '', search = ''): Route {
  const [page = '', first = '', second = ''] = path.split('/').slice(1).map(decoded)
  const code = tidyCode(first)
  if (page === '') return { page: 'shelf' }
  if (page === 'rules' && first) return { page: 'rules', game: first }
  if (page === 'about') return { page: 'paper', paper: 'notice' }
  if (page === 'privacy' || page === 'schools') return { page: 'paper', paper: page }
  if (page === 'parts') return { page: 'parts' }
  if (page === 'tv' && !first) return { page: 'television' }
  if (page === 'tv' && LETTERS.test(code)) return { page: 'letters', letters: code }
  if (!CODE.test(code)) return { page: 'nowhere' }
  if (page === 't' || page === 'learn') {
    return { page: 'table', code, ticket: new URLSearchParams(hash.replace(/^#/, '')).get('ticket'), lesson: page === 'learn' }
  }
  if (page === 'screen') return { page: 'screen', code, stream: new URLSearchParams(search).has('stream') }
  if (page === 'replay' && second) return { page: 'replay', code, game: second }
  return { page: 'nowhere' }
}

const place = (): Route => parse(location.pathname.slice(BASE.length), location.hash, location.search)

let route = $state.raw<Route>(place())

export const here = {
  get route(): Route {
    return route
  },
}

function read(): void {
  route = place()
}
addEventListener('popstate', read)
addEventListener('hashchange', read)

export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', BASE + path)
  else history.replaceState(null, '', BASE + path)
  read()
  scrollTo(0, 0)
}
