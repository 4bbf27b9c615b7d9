import type { ContactView } from '../api/types'
import { border, distance, within, type Point } from '../lib/geometry'

/** A path being plotted: corners that stay, then an end that can still be moved, or somebody to reach. */
export interface Plot {
  corners: Point[]
  end: Point | null
  contact: ContactView | null
  /** Typed rather than pointed at: taken at its word, neither shortened nor led round. */
  exact?: boolean
  /** Drawn back to the border of what can be reached. */
  short?: boolean
  /** Somebody to come as near to as is allowed: the table finds the way. */
  approach?: string
}

export const empty: Plot = { corners: [], end: null, contact: null }

const SNAP = 0.35
/** Places are rounded to the table's grain: the full distance keeps clear of a rounding upwards. */
const GRAIN = 1 / 512

/** Put the end somewhere; close to a place of contact it snaps there, beyond reach it is drawn back to its border. */
export function endAt(plot: Plot, point: Point, contacts: ContactView[], reach: Point[][] = []): Plot {
  const near = contacts
    .map((contact) => ({ contact, far: distance(contact.path.at(-1) as Point, point) }))
    .filter(({ far }) => far < SNAP && !plot.corners.length)
    .sort((a, b) => a.far - b.far)[0]
  if (near) return touching(near.contact)
  const edge = plot.corners.length || within(point, reach) ? null : border(point, reach)
  return edge ? { corners: [], end: drawnIn(edge, point, reach), contact: null, short: true } : { corners: plot.corners, end: point, contact: null }
}

/** Just inside a border that was met from outside. */
function drawnIn(edge: Point, from: Point, reach: Point[][]): Point {
  const far = distance(edge, from)
  const [x, y] = far ? [(edge[0] - from[0]) / far, (edge[1] - from[1]) / far] : [0, 0]
  const steps = [0.02, 0.05, 0.1].map((by): Point => [edge[0] + x * by, edge[1] + y * by])
  return steps.find((at) => within(at, reach)) ?? edge
}

export function touching(contact: ContactView): Plot {
  return { corners: [], end: contact.path.at(-1) as Point, contact }
}

/** A way that was found, to be kept as it is or moved on. */
export function along(path: Point[]): Plot {
  return { corners: path.slice(0, -1), end: path.at(-1) ?? null, contact: null, exact: true }
}

/** The end becomes a corner, and the path goes on from there. */
export function fixEnd(plot: Plot): Plot {
  return plot.end ? { corners: [...plot.corners, plot.end], end: null, contact: null } : plot
}

/** Take the last point back. */
export function shorter(plot: Plot): Plot {
  if (plot.contact) return empty
  if (plot.end && plot.corners.length) return { ...plot, corners: plot.corners.slice(0, -1), end: plot.corners.at(-1)! }
  if (plot.end) return empty
  return { ...plot, corners: plot.corners.slice(0, -1), end: plot.corners.at(-1) ?? null }
}

/** What to ask of the server: the way to a figure, the way round to a place, the full distance towards it, or each leg. */
export function answerOf(plot: Plot, start: Point, limit: number): unknown {
  if (plot.contact) return plot.contact.path.slice(1)
  if (plot.approach) return { approach: plot.approach }
  if (!plot.end) return plot.corners
  if (plot.corners.length || plot.exact) return [...plot.corners, plot.end]
  if (distance(start, plot.end) > limit) return { toward: plot.end, by: Math.max(0, limit - GRAIN) }
  return { to: plot.end }
}

/** The way as drawn until the server has judged it. */
export function sketch(plot: Plot, start: Point): Point[] {
  if (plot.contact) return plot.contact.path
  return [start, ...plot.corners, ...(plot.end ? [plot.end] : [])]
}

/** Where the next leg begins. */
export function lastCorner(plot: Plot, start: Point): Point {
  return plot.corners.at(-1) ?? start
}
