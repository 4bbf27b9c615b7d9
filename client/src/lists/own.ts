import { api } from '../api/http'
import type { Card, ContentBrought, ListView } from '../api/types'
import { readable } from '../cards/draft.svelte'
import { kept } from '../lib/keep'

/** Cards of one's own by kind and name. The name ends in a mark that nobody sees and that says what the card is like. */
export type Brought = Record<string, Record<string, unknown>>

const MARK = '[\u2061-\u2064]{24}'

/** The cards that this browser keeps for a game, as a list may name them; none where nothing was typed. */
export async function ownCards(game: string): Promise<ContentBrought | null> {
  const cards = readable(kept(`cards.${game}`), null)
  if (!Object.values(cards).some((some) => some.length)) return null
  return api<ContentBrought>(`/games/${game}/content/bring`, { body: { cards } })
}

/** How codes of our own begin: a game and a version. */
const OURS = /^[a-z]+(-[a-z]+)*\d-/

/** The list behind a code. One of another program may mean cards of one's own shelf. */
export async function readCode(code: string, game: string): Promise<ListView> {
  if (OURS.test(code)) return api<ListView>(`/lists/${encodeURIComponent(code)}`)
  const own = await ownCards(game).catch(() => null)
  return api<ListView>('/lists/read', { body: { code, cards: own?.cards ?? {} } })
}

/** Those of the cards that members name, and those that these name in turn. */
export function needed(cards: Brought, members: readonly string[]): Brought {
  const all = Object.entries(cards).flatMap(([kind, some]) => Object.entries(some).map(([name, card]) => ({ kind, name, text: JSON.stringify(card), card })))
  const found: Brought = {}
  let texts = members.join('\n')
  for (let more = true; more; ) {
    more = false
    for (const { kind, name, text, card } of all) {
      if (found[kind]?.[name] || !texts.includes(name)) continue
      ;(found[kind] ??= {})[name] = card
      texts += text
      more = true
    }
  }
  return found
}

/** All cards of both. */
export function merged(some: Brought, more: Brought): Brought {
  return Object.fromEntries([...Object.keys(some), ...Object.keys(more)].map((kind) => [kind, { ...some[kind], ...more[kind] }]))
}

/** Members of a list begun before a card of one's own was changed: they are what the card is now. */
export function renewed(members: readonly string[], cards: Brought): string[] {
  const names = Object.values(cards).flatMap((some) => Object.keys(some))
  return members.map((member) =>
    names.reduce((text, name) => text.replaceAll(new RegExp(`(^|, |[+-] )${escaped(plain(name))}${MARK}`, 'g'), (_, before: string) => before + name), member),
  )
}

/** Is this the profile of somebody's own? */
export const isOwn = (card: Card): boolean => new RegExp(MARK).test(card.name)

/** Cards with those of one's own in the place of the printed ones that bear their names. */
export function withOwn(printed: readonly Card[], own: readonly Card[]): Card[] {
  const instead = new Set(own.map((card) => plain(card.name)))
  return [...own, ...printed.filter((card) => !instead.has(card.name))]
}

/** A name as it is read. */
export const plain = (name: string): string => name.replaceAll(new RegExp(MARK, 'g'), '')

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
