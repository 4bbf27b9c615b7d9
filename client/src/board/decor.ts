import type { PieceView } from '../api/types'
import { box, centre, distance, type Point } from '../lib/geometry'
import { within } from '../match/spots'

export interface Blob {
  at: Point
  r: number
  tone: number
}

/** Crowns, leaves, stones: blobs strewn inside a shape, always the same for the same piece. */
export function strewn(piece: PieceView, step: number, least: number, most: number): Blob[] {
  const chance = seeded(piece.id)
  const { x, y, width, height } = box(piece.shape)
  const found: Blob[] = []
  for (let gx = x + step / 2; gx < x + width; gx += step)
    for (let gy = y + step / 2; gy < y + height; gy += step) {
      const at: Point = [gx + (chance() - 0.5) * step * 0.7, gy + (chance() - 0.5) * step * 0.7]
      const r = least + chance() * (most - least)
      const tone = Math.floor(chance() * 3)
      if (within(piece.shape, at)) found.push({ at: pulled(at, piece.shape, r), r, tone })
    }
  return found.length ? found : [{ at: centre(piece.shape), r: Math.min(width, height) / 2.4, tone: 1 }]
}

/** Towards the middle, so that a blob stays within its piece. */
function pulled(at: Point, shape: Point[], r: number): Point {
  const middle = centre(shape)
  const far = distance(at, middle)
  const { width, height } = box(shape)
  const room = Math.max(0, Math.min(width, height) / 2 - r)
  const share = far > room && far > 0 ? Math.max(room / far, 0.55) : 1
  return [middle[0] + (at[0] - middle[0]) * share, middle[1] + (at[1] - middle[1]) * share]
}

/** The same shape, smaller. */
export function inset(shape: Point[], share: number): Point[] {
  const [cx, cy] = centre(shape)
  return shape.map(([x, y]) => [cx + (x - cx) * share, cy + (y - cy) * share])
}

/** Chance that depends on a name only. */
export function seeded(name: string): () => number {
  let seed = 2166136261
  for (const letter of name) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619)
  return () => {
    seed = Math.imul(seed ^ (seed >>> 15), 2246822519)
    seed = Math.imul(seed ^ (seed >>> 13), 3266489917)
    seed ^= seed >>> 16
    return (seed >>> 0) / 4294967296
  }
}
