import { api } from '../api/http'
import type { LineView, Page, Update } from '../api/types'
import { Latest } from '../lib/latest'
import { Match } from '../match/match.svelte'
import { blank, merge } from '../match/merge'
import { fresh, momentIn, stay } from './film'

/** Between two requests: who drags the scrubber asks for many moments, and looks at few. */
const BREATH = 60

/** The past of a match, shown moment by moment on a table nobody can touch. */
export class Film {
  pages = $state.raw<Page[]>([])
  moment = $state(0)
  playing = $state(false)
  speed = $state(1)
  failed = $state('')
  readonly match: Match

  private timer = 0
  /** The moment on the table; NaN before the first. */
  private shown = NaN
  private seen = new Map<number, Promise<Update>>()
  private readonly turn = new Latest<number>((moment) => this.turned(moment))

  constructor(
    readonly id: string,
    readonly tokens: string[],
  ) {
    this.match = new Match(id, tokens)
  }

  get last(): number {
    return this.pages.length - 1
  }

  async open(asked: string | null): Promise<void> {
    await this.reread()
    if (this.pages.length) this.go(momentIn(asked, this.pages.length))
  }

  /** The moments there are by now. */
  async reread(): Promise<void> {
    try {
      this.pages = await api<Page[]>(`/matches/${this.id}/history`, { tokens: this.tokens })
    } catch (error) {
      this.failed = (error as Error).message
    }
  }

  /** In another language every moment is told again. */
  retell(): void {
    this.seen.clear()
    if (this.pages.length) this.turn.ask(this.moment)
  }

  go(moment: number): void {
    this.moment = Math.min(Math.max(moment, 0), this.last)
    this.turn.ask(this.moment)
  }

  step(by: number): void {
    this.pause()
    this.go(this.moment + by)
  }

  toggle(): void {
    if (this.playing) return this.pause()
    this.playing = true
    this.go(this.moment === this.last ? 0 : this.moment + 1)
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.timer)
  }

  private async turned(moment: number): Promise<void> {
    try {
      const known = this.seen.has(moment)
      this.show(await this.page(moment), moment)
      this.failed = ''
      if (!known) await new Promise((done) => setTimeout(done, BREATH))
    } catch (error) {
      this.failed = (error as Error).message
      this.pause()
    }
  }

  private show(update: Update, moment: number): void {
    const news = moment === this.shown + 1 ? fresh(this.match.picture.lines, update.lines) : []
    const before = this.match.picture.figures
    this.shown = moment
    this.match.fresh = news
    this.match.moment = moment
    this.match.picture = merge(blank, update)
    this.match.stage.skip()
    const played = news.length ? this.match.stage.play(news, before, { ...update, since: 0 }) : 0
    if (moment !== this.moment) return
    if (moment < this.last) void this.page(moment + 1).catch(() => undefined)
    if (this.playing) this.next(news, played)
  }

  private next(news: readonly LineView[], played: number): void {
    clearTimeout(this.timer)
    if (this.moment >= this.last) return this.pause()
    this.timer = window.setTimeout(() => this.playing && this.go(this.moment + 1), Math.max(stay(news, this.speed), played / this.speed))
  }

  private page(moment: number): Promise<Update> {
    const known = this.seen.get(moment) ?? api<Update>(`/matches/${this.id}/at/${moment}`, { tokens: this.tokens })
    this.seen.set(moment, known)
    known.catch(() => this.seen.delete(moment))
    return known
  }
}
