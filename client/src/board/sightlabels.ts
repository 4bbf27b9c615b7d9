import { flip, type Point } from '../lib/geometry'
import { apart, textBox, type Box } from './labels'

/** Somebody seen, with what is to be said of it. */
export interface Seen {
  figure: string
  at: Point
  width: number
  far: number
  words: string
}

/**
 * Words for the lines of sight where there is room on the table: above the base, along the line, or below the name, the
 * nearest figures first. Words that another line crosses could be that line's: where nothing else is left, the line
 * alone tells.
 */
export function sightLabels(seen: readonly Seen[], eye: Point, covered: readonly Box[], tall: number, [wide, height]: Point): Map<string, Point> {
  const taken = [...covered]
  const found = new Map<string, Point>()
  const ends = seen.map(({ figure, at }) => ({ figure, at: flip(at, height) }))
  for (const one of [...seen].sort((a, b) => a.far - b.far)) {
    const [x, y] = flip(one.at, height)
    const above = y - one.width / 2 - tall * 0.6
    const along = (share: number): Point => [eye[0] + (x - eye[0]) * share, eye[1] + (y - eye[1]) * share]
    const places: Point[] = [[x, above], [x, above - tall * 1.1], along(0.7), along(0.5), [x, y + one.width / 2 + tall * 2.2], along(0.3)]
    for (const at of places) {
      const box = textBox(one.words, at, tall)
      if (ends.some((end) => end.figure !== one.figure && crosses(box, eye, end.at))) continue
      if (box.x0 < 0 || box.x1 > wide || box.y0 < 0 || box.y1 > height || !taken.every((other) => apart(other, box))) continue
      taken.push(box)
      found.set(one.figure, at)
      break
    }
  }
  return found
}

/** Does the straight line between two points meet the box? */
export function crosses(box: Box, [x0, y0]: Point, [x1, y1]: Point): boolean {
  let [from, to] = [0, 1]
  for (const [start, way, low, high] of [[x0, x1 - x0, box.x0, box.x1], [y0, y1 - y0, box.y0, box.y1]] as const) {
    if (way === 0) {
      if (start < low || start > high) return false
      continue
    }
    const [a, b] = [(low - start) / way, (high - start) / way]
    from = Math.max(from, Math.min(a, b))
    to = Math.min(to, Math.max(a, b))
  }
  return from <= to
}
