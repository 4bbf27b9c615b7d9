import type { DecisionView } from '../api/types'

/** How often each part stands in an option; null if the option is no mixture of them. */
export function counts(decision: DecisionView, option: number): number[] | null {
  const value = decision.options[option]?.value
  if (typeof value !== 'string' || !value || [...value].some((sign) => !decision.parts.some((part) => part.sign === sign))) return null
  return decision.parts.map((part) => [...value].filter((sign) => sign === part.sign).length)
}

const size = (many: readonly number[]) => many.reduce((sum, one) => sum + one, 0)

/** The nearest mixture with one more, or one less, of a part; null if there is none. */
export function changed(decision: DecisionView, option: number, part: number, by: 1 | -1): number | null {
  const now = counts(decision, option) ?? decision.parts.map(() => 0)
  let best: number | null = null
  let least = Infinity
  decision.options.forEach((_, n) => {
    const there = counts(decision, n)
    if (!there || there[part] !== (now[part] ?? 0) + by) return
    const far = there.reduce((sum, many, at) => sum + Math.abs(many - (now[at] ?? 0)), 0)
    if (far < least) [best, least] = [n, far]
  })
  return best
}

/** For each number of parts the mixture that adds up to most. */
export function bests(decision: DecisionView): { parts: number; option: number; sum: number }[] {
  const found = new Map<number, { parts: number; option: number; sum: number }>()
  decision.options.forEach(({ sum }, option) => {
    const many = counts(decision, option)
    if (!many || sum === null) return
    const parts = size(many)
    if (sum > (found.get(parts)?.sum ?? -Infinity)) found.set(parts, { parts, option, sum })
  })
  return [...found.values()].sort((a, b) => a.parts - b.parts)
}

/** Answers that are no mixtures: to do without, to use something else. */
export const others = (decision: DecisionView): number[] => decision.options.map((_, n) => n).filter((n) => counts(decision, n) === null)
