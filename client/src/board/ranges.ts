import type { Range } from '../api/types'
import type { Point } from '../lib/geometry'
import { apart, textBox, type Box } from './labels'

/** One ring round a figure: everything of its that ends at the same distance. */
export interface Ring {
  far: number
  r: number
  names: string
  /** Beyond it nothing reaches. */
  last: boolean
  /** Where its label fits on the table and covers no other, and what it covers there; nowhere if there is no such place. */
  label: { at: Point; box: Box } | null
}

/** Letters that the unit of length takes after the number. */
const UNIT = 5

/** Rings as drawn (y downwards): ranges are measured between bases, so each is wider than its range by the base, unless it is measured from the middle. */
export function ringsOf(ranges: readonly Range[], base: number, [x, y]: Point, [wide, high]: Point, tall = 0.4, written: readonly Box[] = []): Ring[] {
  const names = new Map<string, { far: number; r: number; who: string[] }>()
  for (const range of ranges)
    for (const far of range.limits) {
      const r = range.centre ? far : far + base
      const key = `${r} ${far}`
      names.set(key, { far, r, who: [...(names.get(key)?.who ?? []), range.name] })
    }
  const last = Math.max(...[...names.values()].map(({ r }) => r))
  const taken = [...written]
  return [...names.values()].sort((a, b) => a.r - b.r).map(({ far, r, who }) => {
    const text = [...new Set(who)].join(', ')
    const s = r * Math.SQRT1_2
    const places: Point[] = [[x, y - r], [x, y + r], [x + r, y], [x - r, y], [x + s, y - s], [x - s, y - s], [x + s, y + s], [x - s, y + s]]
    const label = places
      .map(([left, top]): Point => [left, top + tall * 0.35])
      .map((at) => ({ at, box: textBox(`${text} ${far}${' '.repeat(UNIT)}`, at, tall) }))
      .find(({ box }) => box.x0 > 0 && box.x1 < wide && box.y0 > 0 && box.y1 < high && taken.every((other) => apart(other, box)))
    if (label) taken.push(label.box)
    return { far, r, names: text, last: r === last, label: label ?? null }
  })
}
