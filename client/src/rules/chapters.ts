import type { RuleView } from '../api/types'
import { found } from '../lib/fold'
import { groupBy } from '../lib/group'

export type State = 'proved' | 'weak' | 'played' | 'missing'

/** A chapter of the book: rules with the same beginning of their id. */
export interface Chapter {
  id: string
  /** The part of the book it stands in; nothing where nobody said. */
  part: string
  title: string
  rules: RuleView[]
}

/** In play and proved by a test or a case, by tests that a break got past, in play only, or not yet. A rule that tests prove needs no place of its own. */
export function stateOf(rule: RuleView): State {
  if (rule.proofs.length) return rule.weak ? 'weak' : 'proved'
  return rule.code.length ? 'played' : 'missing'
}

/** Chapters by what they are called, or else by the section of the book most of their rules come from; those of one section also by their first rule. */
export function chapters(rules: readonly RuleView[]): Chapter[] {
  const found = [...groupBy(rules, (rule) => rule.chapter)].map(([id, own]) => ({
    id,
    part: own[0]?.part ?? '',
    title: own[0]?.heading || commonest(own.map((rule) => rule.section)),
    rules: own,
  }))
  const named = groupBy(found, (chapter) => chapter.title)
  return found.map((chapter) =>
    (named.get(chapter.title)?.length ?? 0) > 1 ? { ...chapter, title: `${chapter.title} · ${chapter.rules[0]?.title}` } : chapter,
  )
}

/** How many of these rules are in each state. */
export function tally(rules: readonly RuleView[]): Record<State, number> {
  const counted: Record<State, number> = { proved: 0, weak: 0, played: 0, missing: 0 }
  for (const rule of rules) counted[stateOf(rule)] += 1
  return counted
}

export interface Wish {
  query: string
  state: State | ''
  ruled: boolean
}

export function wanted(rule: RuleView, { query, state, ruled }: Wish): boolean {
  if (state && stateOf(rule) !== state) return false
  if (ruled && !rule.ruling) return false
  return found(query, rule.id, rule.title, rule.text, rule.ruling)
}

export interface Span {
  words: string
  rule: string
}

const ID = /\b[A-Z]{2,4}(?:-[A-Z]{2,4})?-\d{2,3}\b/g

/** A text cut where it names another rule of the book. */
export function spans(text: string, known: ReadonlySet<string>): Span[] {
  const cut: Span[] = []
  let from = 0
  for (const hit of text.matchAll(ID)) {
    if (!known.has(hit[0])) continue
    cut.push({ words: text.slice(from, hit.index), rule: '' }, { words: hit[0], rule: hit[0] })
    from = hit.index + hit[0].length
  }
  return [...cut, { words: text.slice(from), rule: '' }].filter((span) => span.words)
}

function commonest(words: readonly string[]): string {
  const counted = [...groupBy(words, (word) => word)].sort(([, a], [, b]) => b.length - a.length)
  return counted[0]?.[0] ?? ''
}
