import type { FigureView } from '../api/types'
import { flip, type Point } from '../lib/geometry'
import type { Spot } from './fan'

export interface Label {
  id: string
  words: string
  /** What more can be told from near. */
  under: string
  at: Point
  /** From where a line leads to it, if it stands aside. */
  from: Point | null
}

/** What a figure or a text covers. */
export interface Box {
  x0: number
  x1: number
  y0: number
  y1: number
}

/** Pixels of a name, whatever the zoom. */
const PIXELS = 12.5
/** How tall a name is written on the table. */
export const nameSize = (k: number): number => PIXELS / k

/** How tall what a way costs is written. */
export const planned = (k: number): number => 13 / k

/** How tall ranges and what is seen are written. */
export const small = (k: number): number => 10.5 / k

/** Pixels of a disc from which on more than its name is told. */
const NEAR = 62

/** Pixels of a table that has room for names that stand aside. */
const ROOMY = 620

/** Names that cover neither each other nor a figure: beside the disc, else aside with a line where there is room or one looks
 * at the figure; else not until one looks closer. */
export function labels(figures: FigureView[], k: number, [wide, height]: Point, wanted: Set<string>, spots?: Map<string, Spot>, sides: Record<string, string> = {}): Label[] {
  const tall = nameSize(k)
  const spot = (figure: FigureView) => spots?.get(figure.id) ?? { at: flip(figure.at, height), r: figure.width / 2 }
  const taken: Box[] = figures.flatMap((figure) => covered(spot(figure), figure, k))
  const found: Label[] = []
  const order = [...figures].sort((a, b) => Number(wanted.has(b.id)) - Number(wanted.has(a.id)))
  for (const figure of order) {
    const { at, r } = spot(figure)
    const under = r * 2 * k > NEAR ? told(figure) : ''
    const words = called(figure, sides)
    const half = Math.max(halfWidth(words, tall), halfWidth(under, tall * 0.85))
    const deep = under ? tall * 0.95 : 0
    const margin = tall * 1.5
    const placed = (x: number, y: number): Point => [Math.max(half - margin, Math.min(wide - half + margin, x)), y]
    const boxed = ([x, y]: Point): Box => ({ x0: x - half, x1: x + half, y0: y - tall * 0.8, y1: y + tall * 0.15 + deep })
    const beside = around8(at, r, tall, half, deep).map(([x, y]) => placed(x, y))
    const aside = [1.6, 2.8, 4].flatMap((far) => around8(at, r + tall * far, tall, half, deep).map(([x, y]) => placed(x, y)))
    const onTable = ({ y0, y1 }: Box) => y0 > -tall * 0.7 && y1 < height + tall * 0.7
    const free = (place: Point) => onTable(boxed(place)) && taken.every((box) => apart(box, boxed(place)))
    const near = beside.find(free)
    const place = near ?? (wide * k > ROOMY || wanted.has(figure.id) ? aside.find(free) : undefined)
    if (!place) continue
    taken.push(boxed(place))
    found.push({ id: figure.id, words, under, at: place, from: near ? null : at })
  }
  return found
}

/** A name without its side, which colour and ring tell. */
const called = ({ name, side }: FigureView, sides: Record<string, string>): string => name.replace(` (${sides[side] ?? ''})`, '')

/** Below, above, to the sides, then the corners: where the middle of the words would be. */
function around8([x, y]: Point, r: number, tall: number, half: number, deep: number): Point[] {
  const [down, up, side] = [y + r + tall * 0.95, y - r - tall * 0.35 - deep, r + half + tall * 0.3]
  const level = y + tall * 0.3 - deep / 2
  return [[x, down], [x, up], [x + side, level], [x - side, level], [x + side * 0.7, down], [x - side * 0.7, down], [x + side * 0.7, up], [x - side * 0.7, up]]
}

/** Life, points and states in words. */
const told = (figure: FigureView): string =>
  [figure.full > 1 ? `${figure.life}/${figure.full}` : '', ...figure.tags.filter((tag) => tag.sign).map((tag) => tag.label)].filter(Boolean).join(' · ')

/** A disc, and the signs beside it. */
function covered({ at: [x, y], r }: { at: Point; r: number }, figure: FigureView, k: number): Box[] {
  const [disc, signs] = [r * 0.9, figure.tags.filter((tag) => tag.sign).length]
  const body = { x0: x - disc, x1: x + disc, y0: y - disc, y1: y + disc }
  const size = badge(k, r)
  return signs ? [body, { x0: x + r * 0.6, x1: x + r * 0.78 + size * (0.35 + signs * 2.05), y0: y + r * 0.62 - size, y1: y + r * 0.62 + size }] : [body]
}

/** The radius of a badge beside a figure: a little larger from near. */
export const badge = (k: number, r = Infinity): number => Math.min(Math.min(13, 8 + k * 0.02) / k, r * 0.56)

/** The middle of a base, so much of it as may not be written on. */
export function around(figure: FigureView, height: number, share: number): Box {
  const [x, y] = flip(figure.at, height)
  const r = (figure.width / 2) * share
  return { x0: x - r, x1: x + r, y0: y - r, y1: y + r }
}

const halfWidth = (words: string, tall: number): number => words.length * tall * 0.265

export function textBox(words: string, [x, y]: Point, tall: number): Box {
  const half = halfWidth(words, tall)
  return { x0: x - half, x1: x + half, y0: y - tall * 0.8, y1: y + tall * 0.15 }
}

/** What a part of the table is called: in its middle, or as near to that as it covers nobody. */
export function inPlace(words: string, ring: readonly Point[], tall: number, taken: readonly Box[]): Point {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys) + tall, Math.max(...ys) - tall * 0.3]
  const half = halfWidth(words, tall)
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2 + tall * 0.15]
  const columns = [0, -0.25, 0.25, -0.5, 0.5].map((share) => x + share * Math.max(0, x1 - x0 - 2 * half))
  const rows = [0, -0.5, 0.5, -0.25, 0.25, -0.75, 0.75, -1, 1].map((share) => y + (share * Math.max(0, y1 - y0)) / 2)
  const places = rows.flatMap((row) => columns.map((column): Point => [column, row]))
  return places.find((at) => taken.every((box) => apart(box, textBox(words, at, tall)))) ?? [x, y]
}

/** What a way costs, beside where it ends: on the side where it covers no name. */
export function beside(words: string, [x, y]: Point, r: number, tall: number, names: readonly Box[]): Point {
  const aside = halfWidth(words, tall) + r + tall * 0.4
  const above: Point = [x, y - r - tall * 0.7]
  const places: Point[] = [above, [x, y + r + tall * 1.3], [x + aside, y + tall * 0.3], [x - aside, y + tall * 0.3]]
  return places.find((at) => names.every((box) => apart(box, textBox(words, at, tall)))) ?? above
}

export const apart = (a: Box, b: Box): boolean => a.x1 <= b.x0 || b.x1 <= a.x0 || a.y1 <= b.y0 || b.y1 <= a.y0
