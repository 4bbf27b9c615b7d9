import type { FigureView } from '../api/types'
import { flip, type Point } from '../lib/geometry'

export interface Label {
  id: string
  words: string
  at: Point
}

/** What a figure or a text covers. */
export interface Box {
  x0: number
  x1: number
  y0: number
  y1: number
}

/** How tall a name is written on the table. */
export const nameSize = (k: number): number => Math.max(0.34, 11.5 / k)

/** How far a name may be written beyond the edge of the table. */
const MARGIN = 0.6

/** Names where there is room for them: below the base, else above it, else not at all until one looks closer. */
export function labels(figures: FigureView[], k: number, [wide, height]: Point, wanted: Set<string>): Label[] {
  const tall = nameSize(k)
  const taken: Box[] = figures.map((figure) => around(figure, height, 0.6))
  const found: Label[] = []
  const order = [...figures].sort((a, b) => Number(wanted.has(b.id)) - Number(wanted.has(a.id)))
  for (const figure of order) {
    const [middle, y] = flip(figure.at, height)
    const half = halfWidth(figure.name, tall)
    const x = Math.max(half - MARGIN, Math.min(wide - half + MARGIN, middle))
    const drop = figure.width / 2 + tall * 0.95
    const places: Point[] = [
      [x, y + drop],
      [x, y - figure.width / 2 - tall * 0.35],
    ]
    const free = places.find((at) => taken.every((box) => apart(box, textBox(figure.name, at, tall))))
    const at = free ?? (wanted.has(figure.id) ? places[0] : undefined)
    if (!at) continue
    taken.push(textBox(figure.name, at, tall))
    found.push({ id: figure.id, words: figure.name, at })
  }
  return found
}

/** The middle of a base, so much of it as may not be written on. */
export function around(figure: FigureView, height: number, share: number): Box {
  const [x, y] = flip(figure.at, height)
  const r = (figure.width / 2) * share
  return { x0: x - r, x1: x + r, y0: y - r, y1: y + r }
}

const halfWidth = (words: string, tall: number): number => words.length * tall * 0.29

export function textBox(words: string, [x, y]: Point, tall: number): Box {
  const half = halfWidth(words, tall)
  return { x0: x - half, x1: x + half, y0: y - tall * 0.8, y1: y + tall * 0.15 }
}

export const apart = (a: Box, b: Box): boolean => a.x1 <= b.x0 || b.x1 <= a.x0 || a.y1 <= b.y0 || b.y1 <= a.y0
