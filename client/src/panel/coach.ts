import type { DecisionView, NoteView, OptionView } from '../api/types'

/** The notes said already, as they are kept. */
export function spoken(text: string | null): number[] {
  return (text ?? '').split(' ').filter(Boolean).map(Number)
}

/** Is this the question that a note is about? Where it names an answer, that must be on offer. */
export function fits(note: NoteView, decision: DecisionView): boolean {
  if (note.on !== decision.key) return false
  if (note.offers === null || note.offers === undefined) return true
  return decision.options.some((option) => named(note.offers, option.value)) || numbered(note.offers, decision)
}

/** What the coach says and points at; once somebody has gone another way than the coach has in mind, only what is so. */
export function tells(note: NoteView, led: boolean): { says: string; coached: { figures: string[]; offers: unknown } } {
  const strayed = !led && note.otherwise !== ''
  return { says: strayed ? note.otherwise : note.says, coached: { figures: strayed ? [] : note.points, offers: note.tries } }
}

/** Has the coach this answer in mind? */
export function tries(hand: { coached: { offers: unknown } | null }, option: OptionView): boolean {
  return hand.coached?.offers != null && named(hand.coached.offers, option.value)
}

/** Has the coach this number in mind? */
export function triesNumber(hand: { coached: { offers: unknown } | null }, number: number): boolean {
  return hand.coached?.offers === number
}

const numbered = (wanted: unknown, { kind, least, most }: DecisionView) => kind === 'number' && typeof wanted === 'number' && wanted >= least && wanted <= most

/** Does a possibly abridged answer name this one? A word names an answer that begins with it. */
function named(wanted: unknown, value: unknown): boolean {
  if (wanted === value) return true
  if (typeof value !== 'object' || value === null) return false
  const keys = Object.keys(value)
  if (typeof wanted === 'string') return keys[0] === wanted
  const parts = Object.entries(wanted as Record<string, unknown>)
  return parts[0]?.[0] === keys[0] && parts.every(([name, part]) => (value as Record<string, unknown>)[name] === part)
}
