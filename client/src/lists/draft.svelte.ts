import { api } from '../api/http'
import type { Card, ListView } from '../api/types'
import { keep, kept } from '../lib/keep'
import { Latest } from '../lib/latest'
import { without } from './members'
import { merged, needed, ownCards, readCode, renewed, type Brought } from './own'

const PAUSE = 120

/** The list being made, and what the game says of it as it grows. */
export class Draft {
  game = $state('')
  name = $state('')
  members = $state.raw<readonly string[]>([])
  /** What was settled before the game that it is for. */
  options: Record<string, string> = {}
  /** The verdict on the members; of a moment ago while `checking`. */
  view = $state.raw<ListView | null>(null)
  checking = $state(false)
  failed = $state('')
  /** The profiles of one's own shelf, what is sold from it, and what is wrong with it. */
  own = $state.raw<readonly Card[]>([])
  cards = $state.raw<Brought>({})
  spoilt = $state('')

  private timer = 0
  private readonly judge = new Latest<readonly string[]>((members) => this.judged(members))

  add(name: string): void {
    this.set([...this.members, name])
  }

  remove(name: string): void {
    this.set(without(this.members, [name]))
  }

  repair(): void {
    this.set(without(this.members, this.view?.repair ?? []))
  }

  set(members: readonly string[]): void {
    this.members = members
    keep(`draft.${this.game}`, JSON.stringify(members))
    this.check()
  }

  /** The cards that this browser keeps for the game. */
  async shelf(): Promise<void> {
    const game = this.game
    try {
      const found = await ownCards(game)
      if (game !== this.game) return
      this.own = found?.profiles ?? []
      this.cards = { ...found?.cards }
      this.spoilt = ''
      const members = renewed(this.members, this.cards)
      if (members.some((member, n) => member !== this.members[n])) this.set(members)
    } catch (error) {
      ;[this.own, this.cards, this.spoilt] = [[], {}, (error as Error).message]
    }
  }

  /** The cards that members bring: from the shelf, or with a list that was opened. */
  brought(members: readonly string[]): Brought {
    return needed(merged(this.cards, (this.view?.cards ?? {}) as Brought), members)
  }

  /** Another game; the list that was begun there comes back. */
  turnTo(game: string): void {
    this.game = game
    this.name = ''
    this.set(begun(game))
  }

  count(name: string): number {
    return this.members.filter((member) => member === name).length
  }

  check(): void {
    this.checking = true
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => this.judge.ask(this.members), PAUSE)
  }

  /** A legal list at random, of one faction or of all. */
  random(faction: string): Promise<void> {
    return this.take(api<ListView>(`/games/${this.game}/lists/build`, { body: { faction } }))
  }

  open(code: string): Promise<void> {
    return this.take(readCode(code, this.game))
  }

  private async take(list: Promise<ListView>): Promise<void> {
    this.failed = ''
    try {
      const found = await list
      this.game = found.game
      this.members = found.members
      this.view = found
      keep(`draft.${found.game}`, JSON.stringify(found.members))
      if (Object.keys(this.options).length) this.check()
    } catch (error) {
      this.failed = (error as Error).message
    }
  }

  private async judged(members: readonly string[]): Promise<void> {
    try {
      const view = await api<ListView>(`/games/${this.game}/lists/check`, { body: { members, options: this.options, cards: this.brought(members) } })
      if (members !== this.members) return
      this.view = view
      this.failed = ''
    } catch (error) {
      this.failed = (error as Error).message
    }
    this.checking = false
  }
}

/** The list of a game that was begun and not finished. */
function begun(game: string): string[] {
  try {
    const found: unknown = JSON.parse(kept(`draft.${game}`) ?? '[]')
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}
