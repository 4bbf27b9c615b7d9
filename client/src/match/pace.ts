/** Hands things on in order; each says how long it wants to be looked at before the next. */
export class Pace<Thing> {
  private queue: Thing[] = []
  private timer = 0

  constructor(private readonly give: (thing: Thing) => number) {}

  add(thing: Thing): void {
    this.queue.push(thing)
    if (!this.timer) this.next()
  }

  clear(): void {
    clearTimeout(this.timer)
    this.timer = 0
    this.queue = []
  }

  /** Whatever is shown has been seen. */
  hurry(): void {
    if (!this.timer) return
    clearTimeout(this.timer)
    this.next()
  }

  private next(): void {
    this.timer = 0
    const first = this.queue.shift()
    if (first !== undefined) this.timer = window.setTimeout(() => this.next(), this.give(first))
  }
}
