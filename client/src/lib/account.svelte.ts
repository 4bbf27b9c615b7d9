import { api, ApiError, call } from '../api/http'
import type { Me, Session } from '../api/types'
import { keep, kept } from './keep'

/** Who is signed in at this browser, if anybody: nobody needs to be. */
class Account {
  name = $state(kept('account.name') ?? '')
  private token = kept('account.token') ?? ''

  /** What opens the seats of the account, where a match knows no token of its own. */
  get tokens(): string[] {
    return this.token ? [this.token] : []
  }

  async enter(how: 'sessions' | 'accounts', name: string, password: string): Promise<void> {
    const session = await api<Session>(`/${how}`, { body: { name, password } })
    this.become(session.name, session.token)
  }

  async leave(everywhere = false): Promise<void> {
    await call(everywhere ? '/sessions/all' : '/sessions', { method: 'DELETE', tokens: this.tokens }).catch(() => undefined)
    this.become('', '')
  }

  /** Everything that belongs to the account; null if the session is over. */
  async me(): Promise<Me | null> {
    try {
      return await api<Me>('/me', { tokens: this.tokens })
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) this.become('', '')
      else throw error
      return null
    }
  }

  /** The seats of this match are found again from any browser. */
  async claim(match: string, seats: string[]): Promise<void> {
    if (!this.token || !seats.length || kept(`claimed.${match}`) === this.name) return
    await api<Me>('/me/matches', { body: { match }, tokens: [this.token, ...seats] })
    keep(`claimed.${match}`, this.name)
  }

  async keepList(name: string, code: string): Promise<void> {
    if (this.token) await api<Me>('/me/lists', { body: { name, code }, tokens: this.tokens })
  }

  private become(name: string, token: string): void {
    this.name = name
    this.token = token
    keep('account.name', name)
    keep('account.token', token)
  }
}

export const account = new Account()
