import { api } from '../api/http'
import type { Ack, FigureView, LineView, Page, Preview, Previewed, Update } from '../api/types'
import { settings } from '../lib/settings.svelte'
import { Live, type Line, type Order } from './live'
import { blank, merge, news, type Picture } from './merge'
import { Pace } from './pace'

export interface Refusal {
  reason: string
  rules: string[]
}

/** One match as this page sees it: the only place that changes when the server speaks. */
export class Match {
  picture = $state.raw<Picture>(blank)
  line = $state<Line>('connecting')
  refusal = $state.raw<Refusal | null>(null)
  /** Why this table cannot be opened. */
  barred = $state('')
  /** An answer on its way. */
  busy = $state(false)
  /** Several seats share this screen, and what it shows now is for another pair of eyes than it showed before. */
  veiled = $state(false)
  /** The earlier moment that is shown; -1 for now. */
  moment = -1
  /** Lines that came with the last update. */
  fresh = $state.raw<LineView[]>([])
  /** The last line before this player's last answer: what came after it is news. */
  heard = $state(-1)

  readonly now = $derived(this.picture.last)
  readonly table = $derived(this.now?.table ?? null)
  readonly decision = $derived(this.now?.decision ?? null)
  readonly figures = $derived<FigureView[]>([...this.picture.figures.values()])
  readonly mine = $derived(this.now?.you ?? [])
  /** A wish to go back that waits for the opponent. */
  readonly asking = $derived(this.mine.includes(this.now?.undo.asked_by ?? ''))

  private holder = ''
  private readonly live: Live
  private readonly pace = new Pace<Update>((update) => this.told(update))

  constructor(
    readonly id: string,
    readonly tokens: string[],
  ) {
    this.live = new Live(() => this.address(), {
      line: (state) => (this.line = state),
      update: (update) => this.pace.add(update, lively(news(this.picture, update))),
      ack: (ack) => this.answered(ack),
      since: () => {
        this.pace.clear()
        return this.picture.last?.version ?? -1
      },
      barred: () => void this.whyBarred(),
    })
  }

  open(): void {
    this.live.open()
  }

  close(): void {
    this.live.close()
  }

  /** In another language everything is told again. */
  reread(): void {
    this.picture = { ...blank }
    this.live.reopen()
  }

  answer(value: unknown): void {
    const decision = this.decision
    if (decision) this.order((common) => ({ type: 'answer', ...common, seat: decision.seat, answer: value }))
  }

  /** One step back: alone as far as the last roll, beyond it the opponent is asked. */
  async undo(): Promise<void> {
    const now = this.now
    if (!now) return
    const free = now.undo.now > now.undo.to
    const to = free ? now.undo.now - 1 : await this.lastOwn()
    const seat = now.decision?.seat ?? now.you[0]
    if (to >= 0 && seat) this.order((common) => ({ type: 'undo', ...common, seat, to }))
  }

  consent(granted: boolean): void {
    const asked = this.now?.undo.asked_by
    const seat = this.mine.find((one) => one !== asked)
    if (seat) this.order((common) => ({ type: 'consent', ...common, seat, granted }))
  }

  preview(wish: Preview, signal?: AbortSignal): Promise<Previewed> {
    const body = { version: this.now?.version ?? 0, moment: this.moment, ...wish }
    const request = { body, tokens: this.tokens }
    return api<Previewed>(`/matches/${this.id}/preview`, signal ? { ...request, signal } : request)
  }

  /** Whoever is asked now has the screen. */
  unveil(): void {
    this.holder = this.decision?.seat ?? ''
    this.veiled = false
  }

  private async whyBarred(): Promise<void> {
    this.barred = await api(`/matches/${this.id}`, { tokens: this.tokens }).then(() => '', (error: Error) => error.message)
  }

  private order(make: (common: { id: string; version: number }) => Order): void {
    this.refusal = null
    this.busy = true
    this.heard = this.picture.lines.at(-1)?.n ?? -1
    this.live.send(make({ id: unique(), version: this.now?.version ?? 0 }))
  }

  /** The moment before the last answer of mine. */
  private async lastOwn(): Promise<number> {
    const pages = await api<Page[]>(`/matches/${this.id}/history`, { tokens: this.tokens })
    return (pages.findLast((page) => this.mine.includes(page.seat))?.moment ?? 0) - 1
  }

  private told(update: Update): void {
    this.fresh = news(this.picture, update)
    if (update.version !== this.picture.last?.version) this.refusal = null
    this.picture = merge(this.picture, update)
    const asked = update.decision?.seat ?? this.holder
    if (asked !== this.holder && update.private) this.veiled = true
    else if (asked === this.holder || !update.private) this.unveil()
    this.busy = false
  }

  private answered(ack: Ack): void {
    this.busy = false
    if (ack.status === 'stale') this.live.greet()
    if (ack.status === 'refused') this.refusal = { reason: ack.reason, rules: ack.rules }
  }

  private address(): string {
    const origin = location.origin.replace(/^http/, 'ws')
    const token = this.tokens.length ? `&token=${this.tokens.join(',')}` : ''
    return `${origin}/api/matches/${encodeURIComponent(this.id)}/live?lang=${settings.lang}${token}`
  }
}

/** Dice and moves take a moment to be seen. */
function lively(lines: LineView[]): boolean {
  return lines.some((line) => line.dice || line.path.length > 1)
}

/** Unlike crypto.randomUUID, also where the page came over plain HTTP. */
function unique(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
