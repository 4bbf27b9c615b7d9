/** Groups of figures in an answer: every list in it that names two figures or more, and nothing else. */
export function groupsIn(value: unknown, figures: ReadonlyMap<string, unknown>): [string, ...string[]][] {
  if (Array.isArray(value)) {
    if (value.length > 1 && value.every((one) => typeof one === 'string' && figures.has(one))) return [value as [string, ...string[]]]
    return value.flatMap((one) => groupsIn(one, figures))
  }
  return value && typeof value === 'object' ? Object.values(value).flatMap((one) => groupsIn(one, figures)) : []
}
