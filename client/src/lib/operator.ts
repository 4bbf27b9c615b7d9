import { keep, kept } from './keep'

/** The key of whoever keeps the server: it comes in the link that the server prints when it starts, and stays in this browser. */
const shown = /^#key=([\w-]+)$/.exec(location.hash)?.[1]
if (shown) {
  keep('operator', shown)
  history.replaceState(null, '', location.pathname + location.search)
}

export const operator = shown ?? kept('operator') ?? ''
