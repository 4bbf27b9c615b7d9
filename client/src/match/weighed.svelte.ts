import { SvelteMap } from 'svelte/reactivity'
import type { ChanceView, OddsView } from '../api/types'
import { t } from '../texts'
import type { Match } from './match.svelte'

/** Of more options than these only the one under the pointer is weighed. */
const MANY = 14
/** A chance nearer to never or to always than this is not open. */
const OPEN = 0.005
/** Time for a hand to move on before the server reckons. */
const PAUSE = 160

/** What may come of the options of the open question: the one pointed at at once, the others of a short list after it. */
export class Weighed {
  private known = new SvelteMap<number, OddsView>()
  private stop = new AbortController()

  constructor(private readonly match: Match) {}

  of(option: number | null): OddsView | null {
    return option === null ? null : (this.known.get(option) ?? null)
  }

  /** A new question: what was reckoned for the last one is forgotten, and what is on its way is called off. */
  begin(): void {
    this.stop.abort()
    this.stop = new AbortController()
    this.known.clear()
    const { decision } = this.match
    if (decision?.kind === 'choose' && decision.options.length > 1 && decision.options.length <= MANY) void this.all(this.stop.signal)
  }

  /** The option under the pointer; the function that it gives back calls the question off. */
  point(option: number): () => void {
    if (this.known.has(option)) return () => undefined
    const timer = setTimeout(() => void this.ask(option, this.stop.signal), PAUSE)
    return () => clearTimeout(timer)
  }

  private async all(signal: AbortSignal): Promise<void> {
    await new Promise((done) => setTimeout(done, PAUSE))
    for (let n = 0; n < (this.match.decision?.options.length ?? 0) && !signal.aborted; n++) await this.ask(n, signal)
  }

  private async ask(option: number, signal: AbortSignal): Promise<void> {
    const answer = this.match.decision?.options[option]?.value
    if (answer === undefined || signal.aborted || this.known.has(option)) return
    const found = await this.match.preview({ ask: 'odds', answer }, signal).catch(() => null)
    if (found?.odds && !signal.aborted) this.known.set(option, found.odds)
  }

  /** The one chance that a button has room for: of whoever is asked about, else the likeliest that is open; where
   * nothing is open, what is sure here and open in another answer. Whoever the answer does not name is named. */
  headline(option: number): { label: string; share: number } | null {
    const chance = this.lead(option) ?? this.sure(option)
    if (!chance) return null
    const { decision, picture } = this.match
    const name = chance.figure === decision?.options[option]?.figure ? '' : picture.figures.get(chance.figure)?.name
    return { label: name ? t('odds-of', { figure: name, what: chance.label }) : chance.label, share: chance.share }
  }

  private lead(option: number): ChanceView | undefined {
    const open = (this.of(option)?.chances ?? []).filter((one) => one.share >= OPEN && one.share < 1 - OPEN)
    const figure = this.match.decision?.figure
    return open.find((one) => one.figure === figure) ?? open.sort((a, b) => b.share - a.share)[0]
  }

  private sure(option: number): ChanceView | undefined {
    const others = [...this.known.keys()].map((other) => this.lead(other))
    return this.of(option)?.chances.find((one) => one.share >= 1 - OPEN && others.some((other) => other?.figure === one.figure && other.what === one.what))
  }
}
