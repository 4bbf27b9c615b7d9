import type { Card } from '../api/types'
import { found } from '../lib/fold'

/** What the reader looks for among the profiles. */
export interface Wish {
  query: string
  faction: string
  role: string
  trait: string
  most: number
}

export const anything: Wish = { query: '', faction: '', role: '', trait: '', most: 0 }

/** A trait without its value: « Healing 2+ » is Healing. */
export const traitName = (trait: string): string => trait.replace(/\s+\S*\d\S*$/, '')

export function wanted(card: Card, { query, faction, role, trait, most }: Wish): boolean {
  if (faction && card.faction !== faction) return false
  if (role && card.role !== role) return false
  if (trait && !card.traits.some((one) => traitName(one) === trait)) return false
  if (most && card.cost > most) return false
  return found(query, card.name, card.title, card.role, card.faction, ...card.traits, ...card.weapons)
}

/** Each value once, in the order of the alphabet. */
export function distinct(values: Iterable<string>, lang: string): string[] {
  return [...new Set(values)].sort((a, b) => a.localeCompare(b, lang))
}
