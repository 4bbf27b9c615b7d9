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

/** The corner of the screen where something so large covers the fewest of these places. */
export function freeCorner([wide, high]: Point, [width, height]: Point, spots: readonly Point[]): Corner {
  const covers = ({ right, bottom }: Corner) =>
    spots.filter(([x, y]) => (right ? x > wide - width - ROOM : x < width + ROOM) && (bottom ? y > high - height - ROOM : y < height + ROOM)).length
  return CORNERS.reduce((best, one) => (covers(one) < covers(best) ? one : best))
}
