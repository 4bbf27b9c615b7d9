import { SvelteMap } from 'svelte/reactivity'
import type { OddsView } from '../api/types'
import { t } from '../texts'
import type { Match } from './match.svelte'

/** More options than these are not weighed by themselves: of a longer list only those aimed at somebody. */
const MANY = 14
/** A chance nearer to never or to always than this is not open. */
const OPEN = 0.005
/** A difference that is worth a choice. */
const WORTH = 0.02
/** Time for a hand to move on before the server reckons. */
const PAUSE = 160

type Chance = OddsView['chances'][number]

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
    const options = decision?.kind === 'choose' && decision.options.length > 1 ? decision.options.map((option, n) => ({ option, n })) : []
    const worth = options.length <= MANY ? options : options.filter(({ option }) => option.figure && !option.seldom).slice(0, MANY)
    if (worth.length) void this.these(worth.map(({ n }) => n))
  }

  /** The option under the pointer; the function that it gives back calls the question off. */
  point(option: number): () => void {
    if (this.known.has(option)) return () => undefined
    const timer = setTimeout(() => void this.ask(option, this.stop.signal, true), PAUSE)
    return () => clearTimeout(timer)
  }

  /** Some options, one after the other: all of a short list, or those about the figure that was touched. */
  async these(options: readonly number[]): Promise<void> {
    const { signal } = this.stop
    await new Promise((done) => setTimeout(done, PAUSE))
    for (const n of options) if (!signal.aborted) await this.ask(n, signal)
  }

  /** A busy server is asked again for the option that somebody points at alone: it has more urgent things to say. */
  private async ask(option: number, signal: AbortSignal, again = false): Promise<void> {
    const answer = this.match.decision?.options[option]?.value
    if (answer === undefined || signal.aborted || this.known.has(option)) return
    const found = await this.match.preview({ ask: 'odds', answer }, signal, () => again).catch(() => null)
    if (found?.odds && !signal.aborted) this.known.set(option, found.odds)
  }

  /** The chance told of an option leaves out what the player may add later. */
  idle(option: number): boolean {
    return this.of(option)?.idle === true && this.headline(option) !== null
  }

  /** The one chance that a button has room for: of the same thing on every button aimed at somebody, and on every other, so that
   * they can be compared. Whoever neither the question nor the answer is about is named, and everybody where the same thing is
   * told of friends and of foes. */
  headline(option: number): { label: string; share: number } | null {
    const chance = this.first(option)
    if (!chance) return null
    const { decision, picture } = this.match
    const known = !this.mixed.has(chance.label) && [decision?.figure, decision?.options[option]?.figure].includes(chance.figure)
    const name = known ? '' : picture.figures.get(chance.figure)?.name
    return { label: name ? t('odds-of', { figure: name, what: chance.label }) : chance.label, share: chance.share }
  }

  private first(option: number): Chance | undefined {
    if (this.apart) return this.of(option)?.chances.find(this.apart)
    const told = this.telling(option)
    return told.find((one) => one.label === this.common(option)) ?? (this.aims(option) ? told.find(({ share }) => share >= OPEN && share < 1 - OPEN) : undefined)
  }

  /** What is told of more than one side. */
  private mixed = $derived.by(() => {
    const sides = new Map<string, string>()
    const found = new Set<string>()
    for (const n of this.known.keys()) {
      const chance = this.first(n)
      const side = this.match.picture.figures.get(chance?.figure ?? '')?.side
      if (!chance || !side) continue
      if (sides.has(chance.label) && sides.get(chance.label) !== side) found.add(chance.label)
      sides.set(chance.label, side)
    }
    return found
  })

  private common(option: number): string | undefined {
    return this.aims(option) ? this.commonAimed : this.commonOther
  }

  private commonAimed = $derived.by(() => this.likely((n) => this.aims(n)))
  private commonOther = $derived.by(() => this.likely((n) => !this.aims(n)))

  /** What is open for most of some answers, and of that the likeliest. */
  private likely(among: (option: number) => boolean): string | undefined {
    const found = new Map<string, number>()
    for (const option of [...this.known.keys()].filter(among)) {
      for (const { label, share } of this.telling(option)) if (share >= OPEN && share < 1 - OPEN) found.set(label, (found.get(label) ?? 0) + 1 + share / 2)
    }
    return [...found].sort(([, a], [, b]) => b - a)[0]?.[0]
  }

  /** What tells the answers apart, where what they have in common is as likely whatever is answered. */
  private apart = $derived.by(() => {
    const { options = [] } = this.match.decision ?? {}
    if (options.some((one) => one.figure) || this.known.size < options.length) return null
    const shares = options.map((_, n) => this.telling(n).find((one) => one.label === this.commonOther)?.share)
    if (shares.some((share) => share === undefined || Math.abs(share - (shares[0] ?? 0)) >= OPEN)) return null
    const lists = options.map((_, n) => this.of(n)?.chances.filter((one) => !one.minor) ?? [])
    const spread = ({ figure, label }: Chance) => {
      const found = lists.map((list) => list.find((one) => one.figure === figure && one.label === label)?.share ?? 0)
      return Math.max(...found) - Math.min(...found)
    }
    const best = lists.flat().sort((a, b) => spread(b) - spread(a))[0]
    return best && spread(best) >= WORTH ? (one: Chance) => one.figure === best.figure && one.label === best.label : null
  })

  /** Has an answer chances of somebody it is aimed at? */
  private aims(option: number): boolean {
    const target = this.match.decision?.options[option]?.figure
    return Boolean(target) && (this.of(option)?.chances ?? []).some((one) => one.figure === target)
  }

  /** Chances of whom an answer is aimed at; else of whoever is asked about, if the answers have any for it; else of anybody. */
  private telling(option: number): OddsView['chances'] {
    const figure = this.match.decision?.figure
    const told = this.of(option)?.chances ?? []
    const all = told.some((one) => !one.minor && one.share >= OPEN) ? told.filter((one) => !one.minor) : told
    if (this.aims(option)) return all.filter((one) => one.figure === this.match.decision?.options[option]?.figure)
    const concerned = [...this.known.values()].some(({ chances }) => chances.some((one) => one.figure === figure))
    return concerned ? all.filter((one) => one.figure === figure) : all
  }
}
