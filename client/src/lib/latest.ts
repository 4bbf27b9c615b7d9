/** Runs one request at a time and, when it is done, only the last of those that came meanwhile. */
export class Latest<Wish> {
  private running = false
  private next: { wish: Wish } | null = null

  constructor(private readonly work: (wish: Wish) => Promise<void>) {}

  ask(wish: Wish): void {
    this.next = { wish }
    if (!this.running) void this.run()
  }

  drop(): void {
    this.next = null
  }

  /** Nothing runs and nothing waits. */
  get idle(): boolean {
    return !this.running && this.next === null
  }

  private async run(): Promise<void> {
    this.running = true
    while (this.next) {
      const { wish } = this.next
      this.next = null
      await this.work(wish).catch(() => undefined)
    }
    this.running = false
  }
}
