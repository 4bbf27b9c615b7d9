import type { DecisionView, ShareView } from '../api/types'

/** The number of an option at one of its parts. */
export function amount(value: unknown, share: ShareView): number {
  const found = share.path.reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], value)
  return typeof found === 'number' ? found : 0
}

export function amounts(decision: DecisionView, option: number): number[] {
  return decision.shares.map((share) => amount(decision.options[option]?.value, share))
}

/** The option nearest to this one that has one more, or one less, at a part; none if there is no such option. */
export function stepped(decision: DecisionView, option: number, part: number, by: 1 | -1): number | null {
  const now = amounts(decision, option)
  const wanted = (now[part] ?? 0) + by
  let best: number | null = null
  let least = Infinity
  decision.options.forEach((_, n) => {
    const there = amounts(decision, n)
    const far = there.reduce((sum, many, at) => sum + Math.abs(many - (now[at] ?? 0)), 0)
    if (there[part] === wanted && far < least) [best, least] = [n, far]
  })
  return best
}
