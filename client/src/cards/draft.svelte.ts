import { api } from '../api/http'
import type { CardFault, ContentForm, ContentImport, ContentView, Face } from '../api/types'
import { keep, kept } from '../lib/keep'
import { Latest } from '../lib/latest'
import { fieldsOf, filled, type Field, type Schema, type Values } from './shapes'

const PAUSE = 200

export type Cards = Record<string, unknown[]>

export interface Spot {
  kind: string
  at: number
}

/** The cards being typed, and what the game says of them. They stay in this browser until they are thrown away. */
export class CardDraft {
  game = $state('')
  form = $state.raw<ContentForm | null>(null)
  cards = $state.raw<Cards>({})
  spot = $state.raw<Spot | null>(null)
  /** Of a moment ago while `checking`. */
  view = $state.raw<ContentView | null>(null)
  checking = $state(false)
  failed = $state('')
  /** What is said of the catalogue that was brought last. */
  report = $state.raw<string[]>([])
  /** A card that was just begun: nobody has typed anything wrong yet. */
  begun = $state.raw<unknown>(null)
  /** What was thrown away last. */
  thrown = $state.raw<{ spot: Spot; card: unknown } | null>(null)

  private timer = 0
  private readonly judge = new Latest<Cards>((cards) => this.judged(cards))

  get card(): Values | null {
    const found = this.spot ? this.cards[this.spot.kind]?.[this.spot.at] : null
    return found && typeof found === 'object' ? (found as Values) : null
  }

  get kind(): ContentForm['kinds'][number] | undefined {
    return this.form?.kinds.find((one) => one.name === this.spot?.kind)
  }

  get fields(): Field[] {
    return this.kind ? this.fieldsOf(this.kind.name) : []
  }

  /** The faults of the card at hand. */
  get faults(): CardFault[] {
    return this.faultsOf(this.spot)
  }

  get face(): Face | null {
    return this.view?.faces.find((one) => one.face.kind === this.spot?.kind && one.at === this.spot.at)?.face ?? null
  }

  get count(): number {
    return Object.values(this.cards).reduce((sum, some) => sum + some.length, 0)
  }

  faultsOf(spot: Spot | null): CardFault[] {
    if (spot && this.begun && this.cards[spot.kind]?.[spot.at] === this.begun) return []
    return this.view?.faults.filter((fault) => fault.kind === spot?.kind && fault.at === spot.at) ?? []
  }

  nameOf(kind: string, card: unknown): string {
    const key = this.form?.kinds.find((one) => one.name === kind)?.key ?? 'name'
    const name = card && typeof card === 'object' ? (card as Values)[key] : ''
    return typeof name === 'string' ? name : ''
  }

  /** The form of a game, in the reader's language, and the cards kept for it. */
  async open(game: string): Promise<void> {
    try {
      const form = await api<ContentForm>(`/games/${game}/content`)
      const other = game !== this.game
      this.form = form
      this.game = game
      if (other) this.restore()
      this.failed = ''
      this.check()
    } catch (error) {
      this.failed = (error as Error).message
    }
  }

  add(kind: string, card?: Values): void {
    const some = [...(this.cards[kind] ?? []), card ?? filled(this.fieldsOf(kind))]
    this.begun = card ? null : some.at(-1)
    this.put({ ...this.cards, [kind]: some })
    this.spot = { kind, at: some.length - 1 }
  }

  set(card: Values): void {
    const spot = this.spot
    if (spot) this.put({ ...this.cards, [spot.kind]: (this.cards[spot.kind] ?? []).with(spot.at, card) })
  }

  throwAway(): void {
    const spot = this.spot
    if (!spot) return
    const some = this.cards[spot.kind] ?? []
    this.thrown = { spot, card: some[spot.at] }
    this.put({ ...this.cards, [spot.kind]: some.toSpliced(spot.at, 1) })
    this.spot = some.length > 1 ? { kind: spot.kind, at: Math.max(0, spot.at - 1) } : this.first()
  }

  takeBack(): void {
    if (!this.thrown) return
    const { spot, card } = this.thrown
    this.put({ ...this.cards, [spot.kind]: (this.cards[spot.kind] ?? []).toSpliced(spot.at, 0, card) })
    this.spot = spot
    this.thrown = null
  }

  /** A file takes the place of everything. */
  async read(text: string): Promise<void> {
    try {
      this.take(await api<ContentView>(`/games/${this.game}/content/check`, { body: { text } }))
      this.report = []
    } catch (error) {
      this.failed = (error as Error).message
    }
  }

  /** So does the catalogue of another program, with what is said of it. */
  async bring(text: string): Promise<void> {
    try {
      const found = await api<ContentImport>(`/games/${this.game}/content/import`, { body: { text } })
      this.take(found.view)
      this.report = [...found.report]
    } catch (error) {
      this.failed = (error as Error).message
    }
  }

  check(): void {
    this.checking = true
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => this.judge.ask(this.cards), PAUSE)
  }

  private fieldsOf(kind: string): Field[] {
    const found = this.form?.kinds.find((one) => one.name === kind)
    return found ? fieldsOf(this.form?.schema as Schema, found.shape) : []
  }

  private first(): Spot | null {
    const kind = this.form?.kinds.find((one) => this.cards[one.name]?.length)
    return kind ? { kind: kind.name, at: 0 } : null
  }

  private put(cards: Cards): void {
    this.cards = cards
    this.store()
    this.check()
  }

  private take(view: ContentView): void {
    this.cards = view.cards
    this.view = view
    this.spot = this.first()
    this.failed = ''
    this.store()
  }

  private store(): void {
    keep(`cards.${this.game}`, JSON.stringify(this.cards))
  }

  private restore(): void {
    this.cards = readable(kept(`cards.${this.game}`), this.form?.kinds.map((one) => one.name) ?? [])
    this.spot = this.first()
  }

  private async judged(cards: Cards): Promise<void> {
    try {
      const view = await api<ContentView>(`/games/${this.game}/content/check`, { body: { cards } })
      if (cards !== this.cards) return
      this.view = view
      this.failed = ''
    } catch (error) {
      this.failed = (error as Error).message
    }
    this.checking = false
  }
}

/** What storage holds, if it is what we wrote: of these kinds, or of all. */
export function readable(text: string | null, kinds: string[] | null): Cards {
  try {
    const found: unknown = JSON.parse(text ?? '{}')
    if (!found || typeof found !== 'object') return {}
    return Object.fromEntries(Object.entries(found).filter(([kind, some]) => (!kinds || kinds.includes(kind)) && Array.isArray(some))) as Cards
  } catch {
    return {}
  }
}
