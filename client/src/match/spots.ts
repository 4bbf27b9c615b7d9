import type { FigureView, PieceView } from '../api/types'
import { centre, distance, type Point } from '../lib/geometry'

/** Room to leave round a base: enough to walk between two, else as little as it takes. */
const ROOMS = [1.2, 0.05]

/** A free place for a base near the middle of the zones, as a start for the one who chooses. */
export function freeSpot(
  zones: Point[][],
  size: Point,
  width: number,
  figures: FigureView[],
  pieces: PieceView[],
): Point {
  const areas = zones.length ? zones : [[[0, 0], size] as Point[]]
  const taken = figures.filter((figure) => !figure.gone)
  const clear = (p: Point, room: number) =>
    taken.every((figure) => distance(figure.at, p) > (figure.width + width) / 2 + room) &&
    pieces.every((piece) => !piece.blocks_move || outside(piece.shape, p, width / 2 + 0.05))
  for (const room of ROOMS)
    for (const area of areas) {
      const middle = centre(area)
      const spots = grid(area, width / 2 + 0.02).sort((a, b) => distance(a, middle) - distance(b, middle))
      const found = spots.find((spot) => clear(spot, room))
      if (found) return found
    }
  return centre(areas[0] as Point[])
}

function grid(area: Point[], margin: number): Point[] {
  const xs = area.map((p) => p[0])
  const ys = area.map((p) => p[1])
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const found: Point[] = []
  for (let x = x0 + margin; x <= x1 - margin + 1e-9; x += 0.5)
    for (let y = y0 + margin; y <= y1 - margin + 1e-9; y += 0.5) found.push([x, y])
  return found
}

function outside(shape: Point[], p: Point, margin: number): boolean {
  return !within(shape, p) && shape.every((a, n) => fromEdge(a, shape[(n + 1) % shape.length] as Point, p) > margin)
}

export function within(shape: Point[], [x, y]: Point): boolean {
  let inside = false
  shape.forEach(([ax, ay], n) => {
    const [bx, by] = shape[(n + 1) % shape.length] as Point
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

function fromEdge(a: Point, b: Point, p: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const share = Math.min(1, Math.max(0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)))
  return distance(p, [a[0] + share * dx, a[1] + share * dy])
}
