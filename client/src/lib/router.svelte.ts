import { parse, type Place } from './links'

/** The page shown, by the address. */
class Router {
  place = $state.raw<Place>(parse(location))

  constructor() {
    addEventListener('popstate', () => (this.place = parse(location)))
    addEventListener('hashchange', () => (this.place = parse(location)))
    addEventListener('click', (event) => this.clicked(event))
  }

  go(address: string): void {
    history.pushState(null, '', address)
    this.place = parse(location)
    scrollTo(0, 0)
  }

  /** Links inside the site change the page without loading it again. */
  private clicked(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a')
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !plain || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/')) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
