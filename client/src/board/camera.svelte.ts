import type { Point } from '../lib/geometry'
import { stride } from './land'

/** Pixels of a stride when one is as close as can be, and the strides round the table. */
const CLOSEST = 160
const MARGIN = 1.1

/** Where a table begins in a view, so that no more than its frame is seen beside it; in the middle, if it is the smaller one. */
const within = (at: number, view: number, table: number, frame: number): number =>
  table + 2 * frame <= view ? (view - table) / 2 : Math.min(frame, Math.max(view - table - frame, at))

/** Where the table stands on the screen: k pixels for one unit, its corner at (x, y). */
export class Camera {
  x = $state(0)
  y = $state(0)
  k = $state(20)
  view = $state.raw<Point>([1, 1])
  size: Point = [1, 1]
  /** Pixels at the bottom that something else needs. */
  foot = $state(0)
  /** Pixels at the left that something else needs. */
  edge = $state(0)
  /** It came close by itself, and nobody has moved it since. */
  private near = false
  /** Something is being dragged: the ground stays under the finger. */
  held = $state(false)

  get least(): number {
    const round = MARGIN * 2 * stride(this.size)
    return Math.max(1, Math.min((this.view[0] - this.edge) / (this.size[0] + round), (this.view[1] - this.foot) / (this.size[1] + round)))
  }

  get most(): number {
    return CLOSEST / stride(this.size)
  }

  fit(): void {
    this.near = false
    this.k = this.least
    const middle = (this.view[0] - this.size[0] * this.k) / 2
    this.x = Math.max(middle, Math.min(this.edge + MARGIN * stride(this.size) * this.k, middle + this.edge / 2))
    this.y = (this.view[1] - this.foot - this.size[1] * this.k) / 2
  }

  /** Close enough to see a place and so much round it. */
  show([x, y]: Point, around: number): void {
    const [wide, tall] = [this.view[0], this.view[1] - this.foot]
    const k = Math.min(wide, tall) / (around * 2)
    if (this.held || wide <= 1 || k <= this.k) return
    this.k = Math.min(this.most, k)
    const frame = MARGIN * stride(this.size) * this.k
    this.x = within(wide / 2 - x * this.k, wide, this.size[0] * this.k, frame)
    this.y = within(tall / 2 - (this.size[1] - y) * this.k, tall, this.size[1] * this.k, frame)
    this.near = true
  }

  /** The whole table again, unless somebody chose what to look at. */
  back(): void {
    if (this.near && !this.held) this.fit()
  }

  zoom(factor: number, at: Point = [this.view[0] / 2, this.view[1] / 2]): void {
    this.near = false
    const k = Math.min(this.most, Math.max(this.least * 0.9, this.k * factor))
    this.x = at[0] - ((at[0] - this.x) * k) / this.k
    this.y = at[1] - ((at[1] - this.y) * k) / this.k
    this.k = k
    this.hold()
  }

  pan(dx: number, dy: number): void {
    this.near = false
    this.x += dx
    this.y += dy
    this.hold()
  }

  /** The middle of the screen never leaves the table. */
  private hold(): void {
    const [width, height] = [this.size[0] * this.k, this.size[1] * this.k]
    this.x = Math.min(this.view[0] / 2, Math.max(this.view[0] / 2 - width, this.x))
    this.y = Math.min(this.view[1] / 2, Math.max(this.view[1] / 2 - height, this.y))
  }

  /** From the screen to the table; y upwards there. */
  toTable([px, py]: Point): Point {
    return [(px - this.x) / this.k, this.size[1] - (py - this.y) / this.k]
  }

  toScreen([x, y]: Point): Point {
    return [x * this.k + this.x, (this.size[1] - y) * this.k + this.y]
  }
}
