import type { PieceView } from '../api/types'
import { distance, flip, type Point } from '../lib/geometry'
import { within } from '../match/spots'
import { seeded } from './seeded'

/** One painted shape: what it is made of, and its outline in the drawing. */
export interface Shape {
  of: string
  d: string
}

/** A place to paint on: its outline in the drawing, the size of a stride there, and chance of its own. */
interface Plot {
  ring: Point[]
  s: number
  chance: () => number
}

type Painter = (plot: Plot) => Shape[]

/** Light falls from the upper left. */
const LIGHT: Point = [-0.55, -0.83]

/** What stands on a piece of scenery, always the same for the same piece, and never beyond its edge. */
export function painted(piece: PieceView, height: number, s: number): Shape[] {
  const painter = PAINTERS[piece.look] ?? (piece.base < 0 ? pit : mound)
  return painter({ ring: piece.shape.map((point) => flip(point, height)), s, chance: seeded(piece.id) })
}

/** The shadow of something so tall: the taller, the longer. Nothing flat has one. */
export function shadow(piece: PieceView, height: number, s: number): string {
  if (FLAT.has(piece.look) || piece.base < 0 || piece.height === 0) return ''
  const tall = piece.height === null ? 3 : Math.min(4, piece.height / s)
  const far = s * (0.1 + 0.13 * tall)
  const ring = piece.shape.map((point) => flip(point, height))
  return closed(hull([...ring, ...ring.map(([x, y]): Point => [x + far * 0.75, y + far])]))
}

const FLAT = new Set(['difficult', 'benches', 'water', 'open-door', 'ditch', 'chasm', 'scree', 'ice', 'crowd', 'stairs', 'ladder', 'slope'])

// ---------------------------------------------------------------- outlines

const fixed = (value: number): string => String(Math.round(value * 100) / 100)
const at = ([x, y]: Point): string => `${fixed(x)} ${fixed(y)}`
const closed = (ring: Point[]): string => `M${ring.map(at).join('L')}Z`
const stroke = (...points: Point[]): string => `M${points.map(at).join('L')}`
const mid = (a: Point, b: Point, share = 0.5): Point => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
const edges = (ring: Point[]): [Point, Point][] => ring.map((point, n) => [point, ring[(n + 1) % ring.length] as Point])
const disc = ([x, y]: Point, r: number): string => `M${fixed(x - r)} ${fixed(y)}a${fixed(r)} ${fixed(r)} 0 1 0 ${fixed(2 * r)} 0a${fixed(r)} ${fixed(r)} 0 1 0 ${fixed(-2 * r)} 0Z`

/** A closed curve that rounds every corner off. */
function smooth(ring: Point[]): string {
  const middles = edges(ring).map(([a, b]) => mid(a, b))
  const [first] = [middles.at(-1) as Point]
  return `M${at(first)}${ring.map((corner, n) => `Q${at(corner)} ${at(middles[n] as Point)}`).join('')}Z`
}

/** A crown, a leaf, a stone: round, and not quite. */
function blob([x, y]: Point, r: number, chance: () => number, lobes = 9, wild = 0.16): string {
  const turn = chance() * 6
  return smooth(
    Array.from({ length: lobes }, (_, n): Point => {
      const [angle, far] = [turn + (n / lobes) * 2 * Math.PI, r * (1 + wild * 0.6 - chance() * wild * 2)]
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far]
    }),
  )
}

function middle(ring: Point[]): Point {
  let [x, y, area] = [0, 0, 0]
  for (const [a, b] of edges(ring)) {
    const cross = a[0] * b[1] - b[0] * a[1]
    x += (a[0] + b[0]) * cross
    y += (a[1] + b[1]) * cross
    area += cross * 3
  }
  return area ? [x / area, y / area] : (ring[0] as Point)
}

const inset = (ring: Point[], share: number, to = middle(ring)): Point[] => ring.map((point) => mid(to, point, share))

/** How far a place is from the nearest edge; below 0 outside. */
function room(ring: Point[], p: Point): number {
  const near = Math.min(
    ...edges(ring).map(([a, b]) => {
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
      const share = Math.min(1, Math.max(0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)))
      return distance(p, [a[0] + share * dx, a[1] + share * dy])
    }),
  )
  return within(ring, p) ? near : -near
}

function hull(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (some: Point[]) => {
    const kept: Point[] = []
    for (const p of some) {
      while (kept.length > 1) {
        const [a, b] = kept.slice(-2) as [Point, Point]
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break
        kept.pop()
      }
      kept.push(p)
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

/** Things strewn over a place, each with room for itself. */
export function strewn({ ring, chance }: Pick<Plot, 'ring' | 'chance'>, step: number, least: number, most: number): { at: Point; r: number; tone: number }[] {
  const [xs, ys] = [ring.map((p) => p[0]), ring.map((p) => p[1])]
  const found = []
  for (let x = Math.min(...xs) + step / 2; x < Math.max(...xs); x += step)
    for (let y = Math.min(...ys) + step / 2; y < Math.max(...ys); y += step) {
      const spot: Point = [x + (chance() - 0.5) * step * 0.7, y + (chance() - 0.5) * step * 0.7]
      const r = Math.min(least + chance() * (most - least), room(ring, spot))
      const tone = Math.floor(chance() * 3)
      if (r >= least * 0.55) found.push({ at: spot, r, tone })
    }
  const heart = middle(ring)
  return found.length ? found : [{ at: heart, r: Math.min(most, Math.max(least * 0.3, room(ring, heart))), tone: 1 }]
}

/** The sides between an outline and a smaller one above it (or below: `sunk`), each as light as it faces the light. */
function sides(ring: Point[], top: Point[], of: string, sunk = false): Shape[] {
  const heart = middle(ring)
  return edges(ring).map(([a, b], n) => {
    const out = mid(a, b)
    const [nx, ny] = [out[0] - heart[0], out[1] - heart[1]]
    const [ex, ey] = [b[0] - a[0], b[1] - a[1]]
    let [px, py] = [-ey, ex]
    if (px * nx + py * ny < 0) [px, py] = [-px, -py]
    const lit = ((px * LIGHT[0] + py * LIGHT[1]) / (Math.hypot(px, py) || 1)) * (sunk ? -1 : 1)
    const shade = lit > 0.3 ? 'lit' : lit < -0.3 ? 'dim' : 'mid'
    return { of: `${of} ${shade}`, d: closed([a, b, top[(n + 1) % top.length] as Point, top[n] as Point]) }
  })
}

/** A smaller outline at the same distance everywhere, or nearly. */
function within_by(ring: Point[], by: number): Point[] {
  const heart = middle(ring)
  const deep = Math.max(...[room(ring, heart), 1e-6])
  const share = Math.max(0.3, 1 - by / deep)
  return ring.map((point) => {
    const far = distance(point, heart)
    return mid(heart, point, Math.max(share, 1 - (by * 1.42) / far))
  })
}

/** The two ends of the longer way through a shape, and half its width. */
function axis(ring: Point[]): { from: Point; to: Point; half: number } {
  const heart = middle(ring)
  const [longest] = edges(ring).sort((one, other) => distance(...other) - distance(...one)) as [[Point, Point]]
  const length = distance(...longest) || 1
  const [ux, uy] = [(longest[1][0] - longest[0][0]) / length, (longest[1][1] - longest[0][1]) / length]
  const along = ring.map(([x, y]) => (x - heart[0]) * ux + (y - heart[1]) * uy)
  const across = ring.map(([x, y]) => Math.abs((y - heart[1]) * ux - (x - heart[0]) * uy))
  const end = (far: number): Point => [heart[0] + ux * far, heart[1] + uy * far]
  return { from: end(Math.min(...along)), to: end(Math.max(...along)), half: Math.max(...across) }
}

/** Strokes across the longer way, so far apart. */
function rungs(ring: Point[], apart: number, share = 0.9): string {
  const { from, to, half } = axis(ring)
  const length = distance(from, to)
  const count = Math.max(1, Math.round(length / apart))
  const [nx, ny] = [(-(to[1] - from[1]) / length) * half * share, ((to[0] - from[0]) / length) * half * share]
  return Array.from({ length: count - 1 }, (_, n) => {
    const [x, y] = mid(from, to, (n + 1) / count)
    const ends = clipped(ring, [x - nx, y - ny], [x + nx, y + ny])
    return ends ? stroke(...ends) : ''
  }).join('')
}

/** As much of a stroke as lies within a shape without hollows. */
function clipped(ring: Point[], a: Point, b: Point): [Point, Point] | null {
  const heart = middle(ring)
  let [from, to] = [0, 1]
  for (const [p, q] of edges(ring)) {
    let [nx, ny] = [q[1] - p[1], p[0] - q[0]]
    if (nx * (heart[0] - p[0]) + ny * (heart[1] - p[1]) < 0) [nx, ny] = [-nx, -ny]
    const [start, end] = [a, b].map((point) => nx * (point[0] - p[0]) + ny * (point[1] - p[1])) as [number, number]
    if (start < 0 && end < 0) return null
    const share = start / (start - end || 1)
    if (start < 0) from = Math.max(from, share)
    else if (end < 0) to = Math.min(to, share)
  }
  return from < to ? [mid(a, b, from), mid(a, b, to)] : null
}

// ---------------------------------------------------------------- what can be painted

const grove: Painter = (plot) => {
  const { ring, s, chance } = plot
  const crowns = strewn(plot, s * 0.95, s * 0.42, s * 0.78).sort((a, b) => a.at[1] - b.at[1])
  return [
    { of: 'base earth', d: closed(ring) },
    { of: 'moss', d: smooth(inset(ring, 0.94)) },
    ...crowns.flatMap(({ at: [x, y], r, tone }) => [
      { of: 'dusk', d: disc([x + r * 0.14, y + r * 0.2], r * 0.94) },
      { of: `leaf tone${tone}`, d: blob([x, y], r * 0.97, chance, 11) },
      { of: `sheen tone${tone}`, d: blob([x - r * 0.16, y - r * 0.2], r * 0.6, chance, 8) },
      { of: 'glint', d: blob([x - r * 0.3, y - r * 0.36], r * 0.26, chance, 6) },
    ]),
  ]
}

const thicket: Painter = (plot) => [
  { of: 'base earth', d: closed(plot.ring) },
  { of: 'moss', d: smooth(inset(plot.ring, 0.95)) },
  ...strewn(plot, plot.s * 0.55, plot.s * 0.22, plot.s * 0.4).flatMap(({ at: [x, y], r, tone }) => [
    { of: 'dusk', d: disc([x + r * 0.12, y + r * 0.18], r * 0.95) },
    { of: `leaf tone${tone}`, d: blob([x, y], r, plot.chance, 8, 0.22) },
    { of: 'glint', d: blob([x - r * 0.28, y - r * 0.3], r * 0.34, plot.chance, 6) },
  ]),
]

const boulder: Painter = ({ ring, s, chance }) => {
  const heart = middle(ring)
  const jag = edges(ring).flatMap(([a, b]): Point[] => (distance(a, b) > s ? [a, mid(mid(a, b, 0.35 + chance() * 0.3), heart, 0.04 + chance() * 0.05)] : [a]))
  const top = jag.map((point) => mid(heart, point, 0.42 + chance() * 0.22))
  const crest = top.map((point) => mid([heart[0] - s * 0.05, heart[1] - s * 0.07], point, 0.45 + chance() * 0.2))
  return [
    { of: 'base stone-earth', d: closed(ring) },
    ...sides(jag, top, 'rock'),
    ...sides(top, crest, 'rock high'),
    { of: 'rock crest', d: closed(crest) },
    { of: 'crack', d: jag.filter((_, n) => n % 2).map((point, n) => stroke(mid(heart, point, 0.95), mid(heart, point, 0.55 + (n % 3) * 0.1))).join('') },
    ...strewn({ ring, chance }, s * 0.9, s * 0.07, s * 0.12).slice(0, 4).map((one) => ({ of: 'lichen', d: blob(one.at, one.r, chance, 6) })),
  ]
}

/** Stones in a row along the edges, some of them fallen. */
function courses({ ring, s, chance }: Plot, thick: number, gaps: number): Shape[] {
  const heart = middle(ring)
  const found: Shape[] = []
  for (const [a, b] of edges(ring)) {
    const length = distance(a, b)
    const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
    let [nx, ny] = [-uy, ux]
    if (nx * (heart[0] - a[0]) + ny * (heart[1] - a[1]) < 0) [nx, ny] = [-nx, -ny]
    for (let far = 0; far < length - s * 0.1; ) {
      const long = Math.min(s * (0.3 + chance() * 0.32), length - far)
      const [from, to, deep] = [far + s * 0.02, far + long - s * 0.02, thick * (0.75 + chance() * 0.35)]
      const gone = chance() < gaps
      far += long
      if (gone) continue
      const corner = (along: number, inward: number): Point => [a[0] + ux * along + nx * inward, a[1] + uy * along + ny * inward]
      const stone = [corner(from, s * 0.02), corner(to, s * 0.02), corner(to, deep), corner(from, deep)]
      if (stone.some((point) => room(ring, point) < -s * 0.03)) continue
      found.push({ of: `block tone${Math.floor(chance() * 3)}`, d: closed(stone) }, { of: 'edge-lit', d: stroke(...(stone.slice(0, 2) as [Point, Point])) })
    }
  }
  return found
}

const ruin: Painter = (plot) => [
  { of: 'base flags', d: closed(plot.ring) },
  { of: 'joints', d: rungs(plot.ring, plot.s * 0.6) },
  ...strewn(plot, plot.s * 0.7, plot.s * 0.06, plot.s * 0.15).map(({ at: spot, r, tone }) => ({ of: `block tone${tone}`, d: blob(spot, r, plot.chance, 5, 0.3) })),
  ...courses(plot, plot.s * 0.34, 0.28),
]

const wall: Painter = (plot) => {
  const top = within_by(plot.ring, plot.s * 0.16)
  return [{ of: 'base stone-earth', d: closed(plot.ring) }, ...sides(plot.ring, top, 'stone'), { of: 'stone crest', d: closed(top) }, { of: 'joints', d: rungs(top, plot.s * 0.55) }, { of: 'edge-lit', d: closed(top) }]
}

const tower: Painter = (plot) => {
  const floor = within_by(plot.ring, plot.s * 0.42)
  return [{ of: 'base stone-earth', d: closed(plot.ring) }, ...courses(plot, plot.s * 0.36, 0), ...sides(within_by(plot.ring, plot.s * 0.36), floor, 'stone', true), { of: 'flags', d: closed(floor) }, { of: 'joints', d: rungs(floor, plot.s * 0.5) }]
}

const column: Painter = ({ ring, s }) => {
  const heart = middle(ring)
  const r = room(ring, heart)
  const top = within_by(ring, Math.min(s * 0.18, r * 0.3))
  return [
    { of: 'base flags', d: closed(ring) },
    ...sides(ring, top, 'stone'),
    { of: 'stone crest', d: closed(top) },
    { of: 'dusk', d: disc([heart[0] + r * 0.12, heart[1] + r * 0.16], r * 0.66) },
    { of: 'marble', d: disc(heart, r * 0.64) },
    { of: 'flutes', d: Array.from({ length: 14 }, (_, n) => disc([heart[0] + Math.cos(n * 0.449) * r * 0.56, heart[1] + Math.sin(n * 0.449) * r * 0.56], r * 0.06)).join('') },
    { of: 'marble-top', d: disc([heart[0] - r * 0.03, heart[1] - r * 0.04], r * 0.42) },
  ]
}

/** A roof: from the eaves to a ridge along the longer side, in courses of thatch or tile. */
const hut: Painter = ({ ring, s }) => {
  const { from, to, half } = axis(ring)
  const length = distance(from, to) || 1
  const short = Math.min(0.5, (half * 0.85) / length)
  const ridge: [Point, Point] = [mid(from, to, short), mid(from, to, 1 - short)]
  const peak = (corner: Point): Point => (distance(corner, ridge[0]) <= distance(corner, ridge[1]) ? ridge[0] : ridge[1])
  const tops = ring.map(peak)
  const rows = Math.max(2, Math.min(6, Math.round(half / (s * 0.3))))
  return [
    { of: 'base planks', d: closed(ring) },
    ...sides(ring, tops, 'roof'),
    {
      of: 'thatch',
      d: edges(ring).flatMap(([a, b]) => Array.from({ length: rows - 1 }, (_, n) => stroke(mid(a, peak(a), (n + 1) / rows), mid(b, peak(b), (n + 1) / rows)))).join(''),
    },
    { of: 'beam', d: ring.map((corner) => stroke(corner, peak(corner))).join('') },
    { of: 'ridge', d: stroke(...ridge) },
  ]
}

const crate: Painter = ({ ring, s }) => {
  const top = within_by(ring, s * 0.14)
  return [{ of: 'base planks', d: closed(ring) }, ...sides(ring, top, 'wood'), { of: 'wood crest', d: closed(top) }, { of: 'grain', d: rungs(top, s * 0.26, 1) + stroke(top[0] as Point, top[Math.floor(top.length / 2)] as Point) }]
}

/** Boards one beside the other, with floor between them. */
const benches: Painter = ({ ring, s }) => {
  const { from, to, half } = axis(ring)
  const [dx, dy] = [(to[0] - from[0]) / (distance(from, to) || 1), (to[1] - from[1]) / (distance(from, to) || 1)]
  const wide = Math.min(half * 0.28, s * 0.2)
  const board = (off: number, w: number, by = 0): Point[] =>
    [[from, -w], [to, -w], [to, w], [from, w]].map(([p, side]): Point => [(p as Point)[0] - dy * (off + (side as number)) + by, (p as Point)[1] + dx * (off + (side as number)) + by])
  return [{ of: 'base gap', d: closed(ring) }, ...[-half * 0.5, half * 0.5].flatMap((off) => [{ of: 'dusk', d: closed(board(off, wide, s * 0.08)) }, { of: 'wood mid', d: closed(board(off, wide)) }, { of: 'wood crest', d: closed(board(off, wide * 0.7)) }])]
}

const fence: Painter = ({ ring, s }) => {
  const { from, to, half } = axis(ring)
  const posts = Math.max(2, Math.round(distance(from, to) / (s * 0.7)) + 1)
  const r = Math.min(half * 0.8, s * 0.16)
  const spots = Array.from({ length: posts }, (_, n) => mid(from, to, (n + 0.2) / (posts - 0.6)))
  return [{ of: 'base trodden', d: closed(ring) }, { of: 'rail', d: stroke(from, to) }, ...spots.flatMap((spot) => [{ of: 'dusk', d: disc([spot[0] + r * 0.3, spot[1] + r * 0.4], r) }, { of: 'wood mid', d: disc(spot, r) }, { of: 'wood crest', d: disc([spot[0] - r * 0.15, spot[1] - r * 0.2], r * 0.6) }])]
}

const door: Painter = ({ ring, s }) => [{ of: 'base planks', d: closed(ring) }, ...sides(ring, within_by(ring, s * 0.08), 'wood'), { of: 'grain', d: rungs(ring, s * 0.3, 1) }]
const openDoor: Painter = ({ ring, s }) => [{ of: 'base gap', d: closed(ring) }, { of: 'grain', d: rungs(ring, s * 0.3, 1) }]

/** Ground of its own: a patch that runs out before the edge, and what grows or lies on it. */
const patch = (of: string, things: (plot: Plot) => Shape[]): Painter => (plot) => [{ of: `base ${of}-edge`, d: closed(plot.ring) }, { of, d: smooth(inset(plot.ring, 0.97)) }, { of: `${of} deeper`, d: smooth(inset(plot.ring, 0.72)) }, ...things(plot)]

const tufts = (plot: Plot): Shape[] => [
  { of: 'tuft', d: strewn(plot, plot.s * 0.62, plot.s * 0.1, plot.s * 0.2).map(({ at: [x, y], r }) => `M${fixed(x - r)} ${fixed(y)}q${fixed(r * 0.2)} ${fixed(-r * 0.9)} ${fixed(r * 0.1)} ${fixed(-r * 1.5)}M${fixed(x)} ${fixed(y)}v${fixed(-r * 1.9)}M${fixed(x + r)} ${fixed(y)}q${fixed(-r * 0.2)} ${fixed(-r * 0.9)} ${fixed(r * 0.1)} ${fixed(-r * 1.5)}`).join('') },
]
const pebbles = (plot: Plot): Shape[] => strewn(plot, plot.s * 0.46, plot.s * 0.08, plot.s * 0.2).flatMap(({ at: [x, y], r }) => [{ of: 'dusk', d: disc([x + r * 0.2, y + r * 0.25], r) }, { of: 'rock mid', d: blob([x, y], r, plot.chance, 6, 0.3) }, { of: 'rock lit', d: blob([x - r * 0.2, y - r * 0.25], r * 0.5, plot.chance, 5, 0.3) }])
const waves = (plot: Plot): Shape[] => [{ of: 'wave', d: strewn(plot, plot.s * 0.8, plot.s * 0.16, plot.s * 0.3).map(({ at: [x, y], r }) => `M${fixed(x - r)} ${fixed(y)}q${fixed(r / 2)} ${fixed(-r / 2)} ${fixed(r)} 0t${fixed(r)} 0`).join('') }]
const glare = (plot: Plot): Shape[] => [{ of: 'glare', d: strewn(plot, plot.s * 0.8, plot.s * 0.14, plot.s * 0.34).map(({ at: [x, y], r }) => stroke([x - r, y + r * 0.6], [x + r, y - r * 0.6])).join('') }]
const heads = (plot: Plot): Shape[] => strewn(plot, plot.s * 0.5, plot.s * 0.15, plot.s * 0.21).flatMap(({ at: [x, y], r, tone }) => [{ of: `cloak tone${tone}`, d: blob([x, y + r * 0.3], r, plot.chance, 8, 0.1) }, { of: 'head', d: disc([x, y - r * 0.15], r * 0.5) }])

const hill: Painter = ({ ring }) => [
  { of: 'base slope', d: smooth(inset(ring, 1)) },
  ...[0.8, 0.6, 0.38].map((share, n) => ({ of: `contour rise${n}`, d: smooth(inset(ring, share, mid(middle(ring), [middle(ring)[0] + LIGHT[0], middle(ring)[1] + LIGHT[1]], 0.12 * n))) })),
]

const pit: Painter = ({ ring, s }) => {
  const bottom = within_by(ring, s * 0.3)
  return [{ of: 'base earth', d: closed(ring) }, ...sides(ring, bottom, 'clay', true), { of: 'bottom', d: closed(bottom) }]
}

const mound: Painter = (plot) => {
  const top = within_by(plot.ring, plot.s * 0.3)
  return [{ of: 'base earth', d: closed(plot.ring) }, ...sides(plot.ring, top, 'turf'), { of: 'turf crest', d: closed(top) }, ...tufts({ ...plot, ring: top })]
}

const slope: Painter = ({ ring, s }) => {
  const { from, to, half } = axis(ring)
  const count = Math.max(1, Math.round(distance(from, to) / (s * 0.8)))
  const length = distance(from, to) || 1
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const wing = Math.min(half * 0.45, s * 0.3)
  return [
    { of: 'base slope', d: closed(ring) },
    { of: 'chevron', d: Array.from({ length: count }, (_, n) => { const [x, y] = mid(from, to, (n + 0.5) / count); return [1, -1].map((side) => { const arm = clipped(ring, [x, y], [x - ux * wing - side * uy * wing, y - uy * wing + side * ux * wing]); return arm ? stroke(...arm) : '' }).join('') }).join('') },
  ]
}

const stairs: Painter = ({ ring, s }) => [{ of: 'base flags', d: closed(ring) }, { of: 'tread', d: rungs(ring, s * 0.3, 0.95) }]
const ladder: Painter = ({ ring, s }) => [{ of: 'base gap', d: closed(ring) }, { of: 'rail', d: rungs(ring, s * 0.3, 0.7) }]

const PAINTERS: Record<string, Painter> = {
  tree: grove,
  bush: thicket,
  rock: boulder,
  ruin,
  wall,
  tower,
  column,
  hut,
  crate,
  benches,
  fence,
  door,
  'open-door': openDoor,
  difficult: patch('bog', tufts),
  scree: patch('gravel', pebbles),
  ice: patch('frost', glare),
  water: patch('water', waves),
  crowd: patch('gravel', heads),
  ditch: pit,
  chasm: pit,
  hill,
  slope,
  stairs,
  ladder,
  scenery: mound,
}
