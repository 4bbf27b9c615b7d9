/** How often the server is looked for while it is away, in milliseconds. */
const LOOK = 3000

/** Is there a network? And what is shown: is it what the server has now, or what was kept? */
class Network {
  away = $state(!navigator.onLine)
  kept = $state(false)
  /** Counts how often the server came back to a page that had asked it for something in vain: such a page begins anew. */
  returns = $state(0)
  private missed = false
  private looking = 0

  constructor() {
    addEventListener('online', () => (this.away ? void this.look() : undefined))
    addEventListener('offline', () => (this.away = true))
  }

  /** Something came, from the server or from what is kept. */
  came(response: Response): void {
    this.kept = response.headers.has('Kept')
    this.away = this.kept || !navigator.onLine
    if (this.away) this.watch()
  }

  /** Nothing came; what was asked for was to be read, or to be done. */
  lost(read: boolean): void {
    this.away = true
    if (read) this.missed = true
    this.watch()
  }

  private watch(): void {
    this.looking ||= window.setInterval(() => void this.look(), LOOK)
  }

  /** Is the server there again? */
  private async look(): Promise<void> {
    const there = await fetch('/health', { cache: 'no-store' }).then((answer) => answer.ok, () => false)
    if (!there) return
    clearInterval(this.looking)
    this.looking = 0
    this.away = this.kept = false
    if (this.missed) this.returns++
    this.missed = false
  }
}

export const network = new Network()
