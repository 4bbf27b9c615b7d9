import type { Range } from '../api/types'
import type { Point } from '../lib/geometry'

/** One ring round a figure: everything of its that ends at the same distance. */
export interface Ring {
  far: number
  r: number
  names: string
  /** Beyond it nothing reaches. */
  last: boolean
  /** Where its label fits on the table; nowhere if the ring lies outside. */
  label: Point | null
}

/** Rings as drawn (y downwards): ranges are measured between bases, so each is wider than its range by the base. */
export function ringsOf(ranges: readonly Range[], base: number, [x, y]: Point, size: Point): Ring[] {
  const names = new Map<number, string[]>()
  for (const range of ranges) for (const far of range.limits) names.set(far, [...(names.get(far) ?? []), range.name])
  const last = Math.max(...names.keys())
  return [...names].sort(([a], [b]) => a - b).map(([far, who]) => {
    const r = far + base
    const places: Point[] = [[x, y - r], [x, y + r], [x + r, y], [x - r, y]]
    const label = places.find(([px, py]) => px > 1.5 && px < size[0] - 1.5 && py > 0.4 && py < size[1] - 0.4) ?? null
    return { far, r, names: [...new Set(who)].join(', '), last: far === last, label }
  })
}
