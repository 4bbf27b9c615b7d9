import type { BarredView, HintView, OptionView, PathView, Preview, Range, ReachView, SightView, VerdictView } from '../api/types'
import { add, distance, inside, round, type Point } from '../lib/geometry'
import { Latest } from '../lib/latest'
import { Advice } from './advice.svelte'
import type { Match } from './match.svelte'
import { along, answerOf, empty, endAt, fixEnd, lastCorner, shorter, sketch, touching, type Plot } from './plot'
import { freeSpot } from './spots'
import { Weighed } from './weighed.svelte'

export interface Tape {
  from: Point
  to: Point
  one: string
  other: string
  far: number
}

/** What the player holds and considers: nothing of it is known to anybody else until it is confirmed. */
export class Hand {
  selected = $state<string | null>(null)
  /** The figure whose options are shown beside it. */
  menu = $state<string | null>(null)
  /** The option under the pointer or the focus. */
  hovered = $state<number | null>(null)
  /** Why nothing can be done to the figure of the menu, where no answer is about it. */
  barred = $state.raw<BarredView[]>([])
  picked = $state.raw<number[]>([])
  point = $state.raw<Point | null>(null)
  /** Which way a figure would face, in degrees, while that is asked. */
  angle = $state(0)
  plot = $state.raw<Plot>(empty)
  corners = $state(false)
  reach = $state.raw<ReachView | null>(null)
  /** The reach could not be measured: a way can be plotted all the same. */
  unmeasured = $state(false)
  /** Would the chosen point be taken? */
  verdict = $state.raw<VerdictView | null>(null)
  way = $state.raw<PathView | null>(null)
  mayStay = $state(false)
  tool = $state<'hand' | 'tape'>('hand')
  tape = $state.raw<Tape | null>(null)
  watching = $state(false)
  /** What the coach of a lesson points at while the question is open: figures, and the answer to try. */
  coached = $state.raw<{ figures: string[]; offers: unknown } | null>(null)
  /** The map of threats to the selected figure is asked for. */
  menaced = $state(false)
  sight = $state.raw<SightView[]>([])
  ranges = $state.raw<Range[]>([])

  /** Whom the pointer touched last. */
  tapped = ''
  /** Whom the last answer was about: a way that is asked for next leads to them. */
  private aimed = ''
  /** That answer was to go there. */
  private leads = false
  /** Where the figure is being dragged before its way is asked for; let go, it goes there as soon as it may. */
  private wish: Point | null = null
  private released = false
  /** The place in hand is the table's own proposal: nobody has chosen it yet. */
  private proposed = false
  readonly odds: Weighed
  /** What the table would do, if it was asked. */
  readonly advice: Advice
  private readonly judge: Latest<unknown>
  private readonly weigh: Latest<Point>
  private readonly measure: Latest<Tape>
  private readonly look: Latest<{ figure: string; at?: Point }>

  constructor(readonly match: Match) {
    this.odds = new Weighed(match)
    this.advice = new Advice(match)
    this.judge = new Latest((path) => this.judged(path))
    this.weigh = new Latest((point) => this.weighed(point))
    this.measure = new Latest((tape) => this.measured(tape))
    this.look = new Latest((from) => this.looked(from))
  }

  get start(): Point {
    return this.match.decision?.start ?? [0, 0]
  }

  /** A new question: hands are empty, except for what it is about. */
  begin(): void {
    this.menu = this.hovered = this.reach = this.way = this.verdict = null
    this.barred = []
    this.mayStay = this.corners = this.unmeasured = false
    this.plot = empty
    this.point = null
    this.picked = []
    this.judge.drop()
    this.weigh.drop()
    this.odds.begin()
    this.advice.begin()
    const { decision, table } = this.match
    if (!decision || !table) return
    if (decision.figure) this.selected = decision.figure
    this.angle = decision.towards ?? 0
    if (decision.kind === 'order') this.picked = decision.options.map((_, n) => n)
    if (decision.kind === 'point') {
      const base = this.match.picture.figures.get(decision.figure)
      this.movePoint(decision.start ?? freeSpot(decision.zones, table.size, base?.width ?? 1, this.match.figures, table.pieces))
      this.proposed = true
    }
    if (decision.kind === 'path') {
      if (this.wish) this.moveEnd(this.wish)
      else if (this.aimed && (this.leads || this.within(this.aimed))) this.approach(this.aimed)
      this.aimed = ''
      void this.spread()
    } else this.released = false
    this.wish = null
  }

  // ---- paths

  /** Where the figure in hand can go, and whether it may stay. */
  async spread(): Promise<void> {
    const asked = this.match.question
    this.unmeasured = false
    const [reach, still] = await Promise.all([
      this.ask({ ask: 'reach' }),
      this.ask({ ask: 'path', path: [] }),
    ])
    if (asked !== this.match.question) return
    this.reach = reach?.reach ?? null
    this.unmeasured = !this.reach
    this.mayStay = still?.path?.legal ?? false
    if (this.released && this.plot.end) this.moveEnd(this.plot.end)
  }

  private async ask(wish: Preview, wanted?: () => boolean) {
    return this.match.preview(wish, undefined, wanted).catch(() => null)
  }

  moveEnd(point: Point): void {
    const size = this.match.table?.size ?? [0, 0]
    const reach = (this.reach?.bands.at(-1)?.polygons ?? []).flat()
    this.set(endAt(this.plot, inside(point, size), this.reach?.contacts ?? [], reach))
  }

  /** The end exactly there. */
  typeEnd(point: Point): void {
    this.set({ corners: this.plot.corners, end: point, contact: null, exact: true })
  }

  /** A tap on the ground: the end goes there, or the path goes on to there while corners are plotted. */
  goTo(point: Point, corner = this.corners): void {
    if (corner && this.plot.end) this.plot = fixEnd(this.plot)
    this.moveEnd(point)
  }

  touch(figure: string): boolean {
    const contact = this.reach?.contacts.find((one) => one.figure === figure)
    if (contact) this.set(touching(contact))
    return Boolean(contact)
  }

  /** To somebody: to contact, or as near as it can come. */
  approach(figure: string): void {
    const there = this.match.picture.figures.get(figure)
    if (!this.touch(figure) && there) this.set({ corners: [], end: there.at, contact: null, approach: figure })
  }

  /** May the way that is asked for come to somebody? A step after a shot does not lead to whom it was aimed at. */
  private within(figure: string): boolean {
    const { decision, picture } = this.match
    const [there, mine] = [picture.figures.get(figure), picture.figures.get(decision?.figure ?? '')]
    return Boolean(there && mine && decision) && distance(this.start, there!.at) - (there!.width + mine!.width) / 2 <= decision!.limit
  }

  takeBack(): void {
    this.set(shorter(this.plot))
  }

  set(plot: Plot): void {
    this.plot = plot
    const limit = this.match.decision?.limit ?? 0
    if (plot.end || plot.corners.length) this.judge.ask(answerOf(plot, this.start, limit))
    else this.way = null
  }

  private async judged(path: unknown): Promise<void> {
    const asked = this.plot
    const found = await this.ask({ ask: 'path', path }, () => this.plot === asked)
    if (this.plot !== asked) return
    this.way = found?.path ?? null
    if (this.way?.legal && asked.approach) this.plot = along(this.way.path.slice(1))
    else if (this.way && asked.approach) this.set(empty)
    if (this.released) this.settle()
  }

  /** A figure that was let go goes there if it may; a way that was drawn before the reach was known is drawn again then. */
  private settle(): void {
    if (!this.way?.legal && !this.reach && !this.unmeasured) return
    this.confirmWay()
    this.released = false
  }

  /** The way as the board draws it: judged, or the sketch of it. */
  get drawn(): Point[] {
    const judged = this.way && this.way.path.length > 1 ? this.way.path : null
    return judged ?? sketch(this.plot, this.start)
  }

  get legStart(): Point {
    return lastCorner(this.plot, this.start)
  }

  confirmWay(): void {
    if (this.way?.legal) this.match.answer(this.way.path.slice(1))
  }

  // ---- the hand on the figure

  /** Somebody is touched whom no answer is about: the menu says why, and leads there if it can. */
  async wonder(figure: string): Promise<void> {
    const asked = this.match.question
    this.barred = []
    if (this.mover) this.menu = figure
    const found = (await this.ask({ ask: 'barred', figure }))?.barred ?? []
    if (asked !== this.match.question || this.selected !== figure || !found.length) return
    this.barred = found
    this.menu = figure
  }

  /** An option, and whom it is about. */
  pick(option: OptionView, figure = option.figure): void {
    this.aimed = figure
    this.leads = option.moves || option.leads
    this.match.answer(option.value)
  }

  /** An answer that was advised: a way or a place is laid out to be confirmed, anything else is answered. */
  follow(hint: HintView): void {
    const { decision } = this.match
    const path = hint.path as Point[]
    const end = path.at(-1)
    if (decision?.kind === 'point' && end) this.movePoint(end)
    else if (decision?.kind === 'path' && end) this.set(along(path))
    else {
      const option = decision?.options.find(({ value }) => JSON.stringify(value) === JSON.stringify(hint.answer))
      if (option && decision?.kind === 'choose') this.pick(option)
      else this.match.answer(hint.answer)
    }
  }

  /** Does Enter on a figure confirm? On the one whose way, place or direction is asked for, and where the pointer left the focus. */
  holds(figure: string): boolean {
    const { decision } = this.match
    return ['path', 'point', 'angle'].includes(decision?.kind ?? '') && Boolean(figure) && [decision?.figure, this.tapped].includes(figure)
  }

  /** Does somebody stand against whoever is asked about? */
  foe(figure: string): boolean {
    const [one, other] = [this.match.decision?.figure ?? '', figure].map((id) => this.match.picture.figures.get(id))
    return Boolean(one && other) && one?.side !== other?.side
  }

  /** What dragging the figure in question means, if it means anything now. */
  get mover(): OptionView | null {
    const decision = this.match.decision
    return decision?.kind === 'choose' ? (decision.options.find((option) => option.moves) ?? null) : null
  }

  /** The figure is dragged: its way is asked for first where a menu is open. */
  carry(to: Point): void {
    if (this.match.decision?.kind === 'path') this.moveEnd(to)
    else if (this.wish) this.wish = to
    else if (this.mover && !this.match.busy) {
      this.wish = to
      this.match.answer(this.mover.value)
    }
  }

  /** The figure is let go: it goes there if it may, else the way stays drawn with the reason. */
  letGo(): void {
    this.released = true
    if (this.match.decision?.kind !== 'path') return
    if (this.way && this.judge.idle) this.settle()
  }

  // ---- points, and the keys that move either

  movePoint(point: Point): void {
    const size = this.match.table?.size ?? [0, 0]
    const [x, y] = inside(point, size)
    this.point = [round(x), round(y)]
    this.proposed = false
    this.weigh.ask(this.point)
  }

  /** Somebody tapped while a place is asked for: what is aimed goes to them, a base beside theirs to where it was tapped. */
  pointAt(figure: string, at: Point): boolean {
    const { decision, picture } = this.match
    const there = picture.figures.get(figure)
    if (decision?.kind !== 'point' || !there || there.gone) return false
    if (!decision.aimed && distance(at, there.at) <= there.width / 2) return false
    this.movePoint(decision.aimed ? there.at : at)
    return true
  }

  /** The figure in question turns towards a place. */
  turnTo(point: Point): void {
    const from = this.match.picture.figures.get(this.match.decision?.figure ?? '')?.at
    if (from && distance(from, point) > 0) this.angle = (Math.round((Math.atan2(point[1] - from[1], point[0] - from[0]) * 180) / Math.PI) + 360) % 360
  }

  private async weighed(point: Point): Promise<void> {
    const found = await this.ask({ ask: 'check', answer: point })
    if (this.point !== point) return
    const instead = found?.verdict?.instead
    if (this.proposed && instead) this.movePoint(instead)
    else this.verdict = found?.verdict ?? null
  }

  nudge(step: Point): void {
    const kind = this.match.decision?.kind
    if (kind === 'point' && this.point) this.movePoint(add(this.point, step))
    if (kind === 'path') this.moveEnd(add(this.plot.end ?? this.legStart, step))
  }

  // ---- some, order

  /** In or out again; where only one is asked for, another takes its place. */
  toggle(option: number): void {
    const others = this.match.decision?.kind === 'some' && this.match.decision.most === 1 ? [] : this.picked
    this.picked = this.picked.includes(option) ? this.picked.filter((one) => one !== option) : [...others, option]
  }

  // ---- looking and measuring

  stretch(from: Point, to: Point, one: string, other: string): void {
    this.tape = { from, to, one, other, far: distance(from, to) }
    if (one && other && one !== other) this.measure.ask(this.tape)
  }

  private async measured(tape: Tape): Promise<void> {
    const { distance: far } = await this.match.preview({ ask: 'measure', one: tape.one, other: tape.other })
    const now = this.tape
    if (now && far !== null && now.one === tape.one && now.other === tape.other) this.tape = { ...now, far }
  }

  /** Where the selected figure would stand, if a way or a place for it is planned and allowed. */
  get planned(): Point | null {
    const decision = this.match.decision
    if (!decision || decision.figure !== this.selected) return null
    if (decision.kind === 'point') return this.verdict?.legal && !decision.aimed ? this.point : null
    return decision.kind === 'path' && this.way?.legal && this.way.path.length > 1 ? (this.way.path.at(-1) ?? null) : null
  }

  /** What the selected figure sees: from where it would stand, or from where it stands while that is asked for. */
  watch(): void {
    const at = this.planned
    if (!this.selected || !(this.watching || at)) {
      this.look.drop()
      this.sight = []
      this.ranges = []
    } else this.look.ask(at ? { figure: this.selected, at } : { figure: this.selected })
  }

  private async looked(from: { figure: string; at?: Point }): Promise<void> {
    const found = await this.ask({ ask: 'sight', ...from })
    const still = this.selected === from.figure && (this.watching || this.planned)
    this.sight = still ? (found?.sight ?? []) : []
    this.ranges = still ? (found?.ranges ?? []) : []
  }
}
