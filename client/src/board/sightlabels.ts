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
 * nearest figures first. Where there is none, the line alone tells.
 */
export function sightLabels(seen: readonly Seen[], eye: Point, covered: readonly Box[], tall: number, [wide, height]: Point): Map<string, Point> {
  const taken = [...covered]
  const found = new Map<string, Point>()
  for (const one of [...seen].sort((a, b) => a.far - b.far)) {
    const [x, y] = flip(one.at, height)
    const above = y - one.width / 2 - tall * 0.6
    const along = (share: number): Point => [eye[0] + (x - eye[0]) * share, eye[1] + (y - eye[1]) * share]
    const places: Point[] = [[x, above], [x, above - tall * 1.1], along(0.7), along(0.5), [x, y + one.width / 2 + tall * 2.2], along(0.3)]
    for (const at of places) {
      const box = textBox(one.words, at, tall)
      if (box.x0 < 0 || box.x1 > wide || box.y0 < 0 || box.y1 > height || !taken.every((other) => apart(other, box))) continue
      taken.push(box)
      found.set(one.figure, at)
      break
    }
  }
  return found
}
