import { api, ApiError } from '../api/http'
import type { Ack, FigureView, LineView, Page, Preview, Previewed, Update } from '../api/types'
import { REFEREE, sideOfSeat } from '../lib/seating'
import { settings } from '../lib/settings.svelte'
import { sound } from '../lib/sound'
import { Stage } from '../stage/stage.svelte'
import { Live, type Line, type Order } from './live'
import { blank, merge, news, type Picture } from './merge'
import { Pace } from './pace'

/** Dice and moves take a moment to be seen. */
const BREATH = 550
/** Before a busy server is asked once more, and again. */
const PATIENCE = [700, 1500, 3000]
const BUSY = 503

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
  /** Something to know that the table does not show: nothing to take back, a wish that was not granted. */
  word = $state('')
  /** The last line before this player's last answer: what came after it is news. */
  heard = $state(-1)
  /** Counts questions: one that stays open while somebody else answers is still the same. */
  question = $state(0)
  private sent = false

  readonly now = $derived(this.picture.last)
  readonly table = $derived(this.now?.table ?? null)
  readonly decision = $derived(this.now?.decision ?? null)
  readonly figures = $derived<FigureView[]>([...this.picture.figures.values()])
  readonly mine = $derived(this.now?.you ?? [])
  /** What wins for whoever looks on from one side, where sides want different things; else what wins. */
  readonly goal = $derived((this.mine.length === 1 && this.now?.standing.aims[sideOfSeat(this.mine[0] ?? '')]) || (this.now?.standing.goal ?? ''))
  /** A wish to go back that waits for the opponent. */
  readonly asking = $derived(this.mine.includes(this.now?.undo.asked_by ?? ''))

  /** What has just happened, played on the table. */
  readonly stage = new Stage()
  /** What is asked of the server about the open question; an answer calls it off. */
  private considered = new AbortController()
  /** Advice that somebody waits for: chances come after it, or both would take so long that neither is told. */
  advice: Promise<unknown> = Promise.resolve()
  private holder = ''
  private asked = ''
  private readonly live: Live
  private readonly pace = new Pace<Update>((update) => this.told(update))

  constructor(
    readonly id: string,
    readonly tokens: string[],
  ) {
    this.live = new Live(() => this.address(), {
      line: (state) => (this.line = state),
      update: (update) => this.pace.add(update),
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
    else this.word = 'undo-nothing'
  }

  consent(granted: boolean): void {
    const undo = this.now?.undo
    const seat = this.mine.find((one) => one !== undo?.asked_by)
    if (seat && undo) this.order((common) => ({ type: 'consent', ...common, seat, granted, to: undo.asked_to }))
  }

  /** The referee does something between two answers. */
  act(act: unknown): void {
    this.order((common) => ({ type: 'act', ...common, seat: REFEREE, act }))
  }

  /** The referee has the game go back to a moment. */
  back(to: number): void {
    this.order((common) => ({ type: 'undo', ...common, seat: REFEREE, to }))
  }

  /** Give up, or offer a draw. */
  end(how: 'resign' | 'draw'): void {
    const seat = this.decision?.seat ?? this.mine[0]
    if (seat) this.order((common) => ({ type: how, ...common, seat }))
  }

  /** What the table says of something before it is answered; a server that is too busy is asked again, as long as it is wanted. */
  async preview(wish: Preview, signal?: AbortSignal, wanted = () => true): Promise<Previewed> {
    if (this.busy) throw new DOMException('answered meanwhile', 'AbortError')
    const body = { version: this.now?.version ?? 0, moment: this.moment, ...wish }
    const both = signal ? AbortSignal.any([signal, this.considered.signal]) : this.considered.signal
    const ask = () => api<Previewed>(`/matches/${this.id}/preview`, { body, tokens: this.tokens, signal: both })
    if (wish.ask === 'odds') await this.advice
    both.throwIfAborted()
    for (const pause of PATIENCE) {
      try {
        return await ask()
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== BUSY || !wanted()) throw error
      }
      await new Promise((done) => setTimeout(done, pause))
      both.throwIfAborted()
    }
    return ask()
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
    this.word = ''
    this.stage.skip()
    this.considered.abort()
    this.considered = new AbortController()
    this.busy = this.sent = true
    this.heard = this.picture.lines.at(-1)?.n ?? -1
    this.live.send(make({ id: unique(), version: this.now?.version ?? 0 }))
  }

  /** The moment before the last answer of mine. */
  private async lastOwn(): Promise<number> {
    const pages = await api<Page[]>(`/matches/${this.id}/history`, { tokens: this.tokens })
    return (pages.findLast((page) => this.mine.includes(page.seat))?.moment ?? 0) - 1
  }

  private told(update: Update): number {
    const before = this.picture.figures
    if (!this.now) this.heard = update.lines.findLast(({ side }) => side && update.you.some((seat) => seat.startsWith(side)))?.n ?? -1
    this.fresh = news(this.picture, update)
    if (this.asking && !update.undo.asked_by && update.version === this.now?.version) this.word = this.now.undo.asked_to < 0 ? 'draw-refused' : 'undo-refused'
    if (update.version !== this.picture.last?.version) this.turned(update)
    this.picture = merge(this.picture, update)
    const asked = update.decision?.seat ?? this.holder
    if (asked !== this.holder && update.private) this.veiled = true
    else if (asked === this.holder || !update.private) this.unveil()
    this.busy = false
    this.heardOf(update)
    const played = this.veiled ? 0 : this.stage.play(this.fresh, before, update)
    return Math.max(played, lively(this.fresh) ? BREATH : 0)
  }

  /** Another version: another question too, unless nobody here has answered and it is asked as before. */
  private turned(update: Update): void {
    this.refusal = null
    if (this.sent || !this.now || JSON.stringify(update.decision) !== JSON.stringify(this.decision)) this.question++
    this.sent = false
  }

  /** What is heard beside the scenes. */
  private heardOf(update: Update): void {
    if (update.result && this.fresh.length) sound.play('won', 0.4)
    else if (this.fresh.some((line) => line.path.length > 1)) sound.play('step')
    const asked = update.decision?.seat ?? ''
    if (asked && asked !== this.asked && this.fresh.length) sound.play('yours', 0.2)
    this.asked = asked
  }

  /** Whoever has seen enough sees how things are. */
  skip(): void {
    this.stage.skip()
    this.pace.hurry()
  }

  private answered(ack: Ack): void {
    this.busy = false
    if (ack.status !== 'done') this.sent = false
    if (ack.status === 'stale') this.live.greet()
    if (ack.status === 'refused') sound.play('refused')
    if (ack.status === 'refused') this.refusal = { reason: ack.reason, rules: ack.rules }
  }

  private address(): string {
    const origin = location.origin.replace(/^http/, 'ws')
    const token = this.tokens.length ? `&token=${this.tokens.join(',')}` : ''
    return `${origin}/api/matches/${encodeURIComponent(this.id)}/live?lang=${settings.lang}${token}`
  }
}

function lively(lines: LineView[]): boolean {
  return lines.some((line) => line.dice || line.path.length > 1)
}

/** Unlike crypto.randomUUID, also where the page came over plain HTTP. */
function unique(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
