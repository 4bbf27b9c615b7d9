import type { FigureView } from '../api/types'
import { flip, type Point } from '../lib/geometry'

/** Where a figure's disc is drawn, and how large. */
export interface Spot {
  at: Point
  r: number
  /** It made room for others: its base is elsewhere. */
  moved: boolean
}

/** Pixels of radius from which a face can be told from another. */
const READABLE = 11
const ROUNDS = 10

/** Discs as large as can be read, even from afar; where they would cover each other they make room. */
export function fanned(figures: readonly FigureView[], height: number, k: number): Map<string, Spot> {
  const spots = figures.map((figure) => {
    const r = figure.width / 2
    return { id: figure.id, home: flip(figure.at, height), at: flip(figure.at, height), r: Math.max(r, Math.min(r * 3.4, READABLE / k)) }
  })
  for (let round = 0; round < ROUNDS; round++)
    for (let i = 0; i < spots.length; i++)
      for (let j = i + 1; j < spots.length; j++) {
        const [one, other] = [spots[i]!, spots[j]!]
        const [dx, dy] = [other.at[0] - one.at[0], other.at[1] - one.at[1]]
        const far = Math.hypot(dx, dy)
        const lack = (one.r + other.r) * 0.98 - far
        if (lack <= 1e-6) continue
        const [ux, uy] = far > 1e-6 ? [dx / far, dy / far] : [Math.cos(i + j), Math.sin(i + j)]
        one.at = held(one.home, [one.at[0] - (ux * lack) / 2, one.at[1] - (uy * lack) / 2], one.r)
        other.at = held(other.home, [other.at[0] + (ux * lack) / 2, other.at[1] + (uy * lack) / 2], other.r)
      }
  return new Map(spots.map(({ id, home, at, r }) => [id, { at, r, moved: Math.hypot(at[0] - home[0], at[1] - home[1]) > r * 0.12 }]))
}

/** Not further from home than its own width. */
function held(home: Point, at: Point, r: number): Point {
  const far = Math.hypot(at[0] - home[0], at[1] - home[1])
  const share = far > r * 2 ? (r * 2) / far : 1
  return [home[0] + (at[0] - home[0]) * share, home[1] + (at[1] - home[1]) * share]
}
