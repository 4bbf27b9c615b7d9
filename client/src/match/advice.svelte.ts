import { api } from '../api/http'
import type { HintsView, HintView } from '../api/types'
import type { Match } from './match.svelte'

/** What the table would answer, or why a bot answered what it did. Asked for by hand, and forgotten with the question. */
export class Advice {
  told = $state.raw<HintsView | null>(null)
  asking = $state(false)
  failed = $state('')
  /** The answer that is looked at. */
  pointed = $state<number | null>(null)
  private stop = new AbortController()

  constructor(private readonly match: Match) {}

  get hints(): readonly HintView[] {
    return this.told?.hints ?? []
  }

  /** Is it about a bot's answer, not about one's own? */
  get past(): boolean {
    return (this.told?.moment ?? -1) >= 0
  }

  begin(): void {
    this.stop.abort()
    this.stop = new AbortController()
    this.told = null
    this.asking = false
    this.failed = ''
    this.pointed = null
  }

  hint(): Promise<void> {
    return this.ask('hints', { version: this.match.now?.version ?? -1 })
  }

  why(moment = -1): Promise<void> {
    return this.ask('why', { moment })
  }

  private async ask(what: string, body: object): Promise<void> {
    this.begin()
    this.asking = true
    const { signal } = this.stop
    const asked = api<HintsView>(`/matches/${this.match.id}/${what}`, { body, tokens: this.match.tokens, signal })
    this.match.advice = asked.catch(() => undefined)
    try {
      const told = await asked
      if (!signal.aborted && !told.stale) this.told = told
    } catch (error) {
      if (!signal.aborted) this.failed = (error as Error).message
    }
    if (!signal.aborted) this.asking = false
  }
}
