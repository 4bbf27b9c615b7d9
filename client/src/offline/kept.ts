/** What the browser keeps for when there is no network: the pages themselves, and what is printed in the books. */

export type Way = 'file' | 'page' | 'book' | 'network'

interface Asked {
  method: string
  url: string
  mode: string
  headers: { has(name: string): boolean }
}

const FILE = /^\/(assets|icons)\/|^\/manifest\.webmanifest$/
const BOOK = /^\/api\/games(\/[\w-]+\/(cards|wares|rules|lessons|content))?$/

/** How a request is answered. Matches, people and their tokens go to the network alone, and nothing of them is kept. */
export function wayOf({ method, url, mode, headers }: Asked, origin: string): Way {
  const place = new URL(url)
  if (method !== 'GET' || place.origin !== origin || headers.has('Authorization')) return 'network'
  if (FILE.test(place.pathname)) return 'file'
  if (BOOK.test(place.pathname)) return 'book'
  return mode === 'navigate' && !place.pathname.startsWith('/api/') ? 'page' : 'network'
}

/** What is kept is kept by its address alone: a request may carry the key of whoever runs the server. */
export const addressOf = (url: string): string => {
  const { pathname, search } = new URL(url)
  return pathname + search
}
