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

/** Where a scene so large stands in the middle of a screen, off those whom it is about (so far round each as told): above
 * them, below, beside, or in a corner, and of these where it covers the fewest others. */
export function besideAll([wide, high]: Point, [width, height]: Point, about: readonly [Point, number][], others: readonly Point[]): Point {
  const least = 4
  const clamp = (at: number, most: number) => Math.max(least, Math.min(at, most - least))
  const [column, row] = [(x: number) => clamp(x, wide - width), (y: number) => clamp(y, high - height)]
  const edge = (at: 0 | 1, sign: 1 | -1) => sign * Math.max(...about.map(([spot, r]) => sign * spot[at] + r))
  const [left, right, top, bottom] = [edge(0, -1), edge(0, 1), edge(1, -1), edge(1, 1)]
  const middle: Point = [(left + right - width) / 2, (top + bottom - height) / 2]
  const places: Point[] = [
    [middle[0], top - height],
    [middle[0], bottom],
    [right, middle[1]],
    [left - width, middle[1]],
    ...[least, wide].flatMap((x) => [least, high].map((y): Point => [x, y])),
  ].map(([x = 0, y = 0]) => [column(x), row(y)])
  const cover = ([x, y]: Point, [ox, oy]: Point, r: number) => Math.max(0, Math.min(x + width, ox + r) - Math.max(x, ox - r)) * Math.max(0, Math.min(y + height, oy + r) - Math.max(y, oy - r))
  const cost = (place: Point) => about.reduce((sum, [spot, r]) => sum + 100 * (cover(place, spot, r) / (4 * r * r)), 0) + others.filter((other) => cover(place, other, 1)).length
  return places.reduce((best, one) => (cost(one) < cost(best) ? one : best))
}

/** The corner of the screen where something so large covers the fewest of these places. */
export function freeCorner([wide, high]: Point, [width, height]: Point, spots: readonly Point[]): Corner {
  const covers = ({ right, bottom }: Corner) =>
    spots.filter(([x, y]) => (right ? x > wide - width - ROOM : x < width + ROOM) && (bottom ? y > high - height - ROOM : y < height + ROOM)).length
  return CORNERS.reduce((best, one) => (covers(one) < covers(best) ? one : best))
}
