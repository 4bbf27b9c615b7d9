import type { Point } from '../lib/geometry'

export interface Corner {
  right: boolean
  bottom: boolean
}

const CORNERS: Corner[] = [
  { right: true, bottom: true },
  { right: true, bottom: false },
  { right: false, bottom: true },
  { right: false, bottom: false },
]
/** Pixels round what is to stay in sight. */
const ROOM = 34

/** Where a menu so large stands beside a base on the screen: within it, off the base, and covering the fewest others. */
export function besideBase([wide, high]: Point, [width, height]: Point, [x, y]: Point, r: number, others: readonly Point[]): Point {
  const [far, least] = [r + 10, 8]
  const clamp = (at: number, most: number) => Math.max(least, Math.min(at, most))
  const row = (at: number) => clamp(at, high - height - least)
  const column = (at: number) => clamp(at, wide - width - least)
  const places: Point[] = [[column(x + far), row(y - 20)], [column(x - far - width), row(y - 20)], [column(x - width / 2), row(y + far)], [column(x - width / 2), row(y - far - height)]]
  const inside = ([left, top]: Point, [ox, oy]: Point, room: number) => ox > left - room && ox < left + width + room && oy > top - room && oy < top + height + room
  const cost = (place: Point) => (inside(place, [x, y], r) ? 100 : 0) + others.filter((other) => inside(place, other, r)).length
  return places.reduce((best, one) => (cost(one) < cost(best) ? one : best))
}

/** The corner of the screen where something so large covers the fewest of these places. */
export function freeCorner([wide, high]: Point, [width, height]: Point, spots: readonly Point[]): Corner {
  const covers = ({ right, bottom }: Corner) =>
    spots.filter(([x, y]) => (right ? x > wide - width - ROOM : x < width + ROOM) && (bottom ? y > high - height - ROOM : y < height + ROOM)).length
  return CORNERS.reduce((best, one) => (covers(one) < covers(best) ? one : best))
}
