import type { ActView, BlankView } from '../api/types'
import type { Point } from '../lib/geometry'

export type Value = string | number | Point
export type Values = Record<string, Value>

/** What a blank shows before anybody touches it: what it is now, the figure in hand, the middle of the table. */
export function beginning(blank: BlankView, selected: string | null, size?: Point): Value {
  if (blank.usual !== null && blank.usual !== undefined) return blank.usual as Value
  if (blank.kind === 'point') return size ? [size[0] / 2, size[1] / 2] : [0, 0]
  if (blank.kind === 'number') return blank.least
  if (blank.kind === 'text' || !blank.needed) return ''
  return blank.words.find((word) => word.value === selected)?.value ?? blank.words[0]?.value ?? ''
}

/** The act as it is sent: blanks that need not be filled are left out where they stay as they were. */
export function actOf(act: ActView, values: Values, selected: string | null, size?: Point): Record<string, Value> | null {
  const answer: Record<string, Value> = { act: act.name }
  for (const blank of act.blanks) {
    const value = values[blank.name] ?? beginning(blank, selected, size)
    if (!blank.needed && (value === '' || value === blank.usual)) continue
    if (value === '' || Number.isNaN(value)) return null
    answer[blank.name] = value
  }
  return answer
}

/** Is there anything to do? */
export function filled(act: ActView, answer: Record<string, Value>): boolean {
  return act.blanks.length === 0 || Object.keys(answer).length > 1
}
