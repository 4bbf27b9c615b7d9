import { api } from '../api/http'
import type { RuleView } from '../api/types'
import { settings } from '../lib/settings.svelte'

/** The rulebook at hand: any rule id on the page opens its text. */
class Book {
  shown = $state.raw<RuleView | null>(null)
  missing = $state('')
  private readonly read = new Map<string, Promise<RuleView[]>>()

  rules(game: string): Promise<RuleView[]> {
    const key = `${game}/${settings.lang}`
    const known = this.read.get(key) ?? api<RuleView[]>(`/games/${game}/rules`)
    this.read.set(key, known)
    known.catch(() => this.read.delete(key))
    return known
  }

  async open(game: string, id: string): Promise<void> {
    this.missing = ''
    const found = await this.rules(game).catch(() => [])
    this.shown = found.find((rule) => rule.id === id) ?? null
    if (!this.shown) this.missing = id
  }

  close(): void {
    this.shown = null
    this.missing = ''
  }
}

export const book = new Book()
