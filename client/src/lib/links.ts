/** Addresses of the pages. A seat's token stays in the fragment: browsers never send it to a server. */

export interface Place {
  page: string
  rest: string
  tokens: string[]
  query: URLSearchParams
}

export function parse(address: Pick<Location, 'pathname' | 'hash' | 'search'>): Place {
  const [page = '', ...rest] = address.pathname.split('/').filter(Boolean)
  return {
    page: page || 'home',
    rest: rest.map(decodeURIComponent).join('/'),
    tokens: tokensIn(address.hash),
    query: new URLSearchParams(address.search),
  }
}

export function tokensIn(hash: string): string[] {
  return hash
    .replace(/^#/, '')
    .split(',')
    .filter((token) => /^[\w-]{16,}$/.test(token))
}

export function tableLink(match: string, tokens: string[] = []): string {
  return `/table/${encodeURIComponent(match)}${tokens.length ? `#${tokens.join(',')}` : ''}`
}

/** The link to send to a friend: it is good once. */
export function invitation(origin: string, match: string, code: string): string {
  return `${origin}/join/${encodeURIComponent(match)}#${code}`
}
