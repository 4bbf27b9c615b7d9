/** Hands things on in order, with a breath after those that are worth a look. */
export class Pace<Thing> {
  private queue: { thing: Thing; lively: boolean }[] = []
  private timer = 0

  constructor(
    private readonly give: (thing: Thing) => void,
    private readonly breath = 550,
  ) {}

  add(thing: Thing, lively: boolean): void {
    this.queue.push({ thing, lively })
    if (!this.timer) this.next()
  }

  clear(): void {
    clearTimeout(this.timer)
    this.timer = 0
    this.queue = []
  }

  private next(): void {
    this.timer = 0
    const first = this.queue.shift()
    if (!first) return
    this.give(first.thing)
    this.timer = window.setTimeout(() => this.next(), first.lively ? this.breath : 0)
  }
}
