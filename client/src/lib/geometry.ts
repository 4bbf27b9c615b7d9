/** Points of the table: x to the right, y upwards, as the server counts. The screen's y goes down: see `flip`. */

export type Point = [number, number]

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

export const length = (path: Point[]): number =>
  path.slice(1).reduce((sum, point, n) => sum + distance(path[n] as Point, point), 0)

/** From the table to the drawing and back. */
export const flip = (point: Point, height: number): Point => [point[0], height - point[1]]

export const inside = (point: Point, size: Point): Point => [
  Math.min(Math.max(point[0], 0), size[0]),
  Math.min(Math.max(point[1], 0), size[1]),
]

/** To hundredths. */
export const round = (value: number): number => Math.round(value * 100) / 100

/** A point at a distance and heading: 0° is up, 90° to the right, as on a compass. */
export function towards(from: Point, far: number, heading: number): Point {
  const turn = (heading * Math.PI) / 180
  return [from[0] + far * Math.sin(turn), from[1] + far * Math.cos(turn)]
}

export function headingOf(from: Point, to: Point): number {
  const degrees = (Math.atan2(to[0] - from[0], to[1] - from[1]) * 180) / Math.PI
  return (degrees + 360) % 360
}

const ARROWS: Record<string, Point> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** How far an arrow key moves a point: a quarter, or one whole with Shift; null for other keys. */
export function nudge(key: string, shift: boolean): Point | null {
  const way = ARROWS[key]
  const step = shift ? 1 : 0.25
  return way ? [way[0] * step, way[1] * step] : null
}

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]]

/** The `d` of a closed shape, in the drawing. */
export function ring(points: Point[], height: number): string {
  return points.map((p, n) => `${n ? 'L' : 'M'}${fixed(p[0])} ${fixed(height - p[1])}`).join('') + 'Z'
}

export function line(points: Point[], height: number): string {
  return points.map((p, n) => `${n ? 'L' : 'M'}${fixed(p[0])} ${fixed(height - p[1])}`).join('')
}

export function centre(points: Point[]): Point {
  const xs = points.map((p) => p[0])
  const ys = points.map((p) => p[1])
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
}

export function box(points: Point[]): { x: number; y: number; width: number; height: number } {
  const xs = points.map((p) => p[0])
  const ys = points.map((p) => p[1])
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

const fixed = (value: number): string => String(Math.round(value * 1000) / 1000)

/** Does a point lie in a shape with holes? */
export function within(point: Point, rings: Point[][]): boolean {
  const [x, y] = point
  let odd = false
  for (const points of rings)
    points.forEach(([ax, ay], n) => {
      const [bx, by] = points[(n + 1) % points.length] as Point
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) odd = !odd
    })
  return odd
}

/** The nearest place on the border of some shapes; null where there is none. */
export function border(point: Point, rings: Point[][]): Point | null {
  let best: Point | null = null
  for (const points of rings)
    points.forEach((a, n) => {
      const b = points[(n + 1) % points.length] as Point
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
      const long = dx * dx + dy * dy
      const share = long ? Math.min(1, Math.max(0, ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / long)) : 0
      const at: Point = [a[0] + share * dx, a[1] + share * dy]
      if (!best || distance(at, point) < distance(best, point)) best = at
    })
  return best
}
