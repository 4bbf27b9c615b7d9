/** Is there a network? And what is shown: is it what the server has now, or what was kept? */
class Network {
  away = $state(!navigator.onLine)
  kept = $state(false)

  constructor() {
    addEventListener('online', () => (this.away = this.kept = false))
    addEventListener('offline', () => (this.away = true))
  }

  /** Something came, from the server or from what is kept. */
  came(response: Response): void {
    this.kept = response.headers.has('Kept')
    this.away = this.kept || !navigator.onLine
  }

  lost(): void {
    this.away = true
  }
}

export const network = new Network()
