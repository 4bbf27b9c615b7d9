import type { Point } from '../lib/geometry'
import type { Camera } from './camera.svelte'

export interface Gestures {
  /** A pointer that did not move: where, and on what. */
  tap(at: Point, target: Element, event: PointerEvent): void
  /** May what lies here be dragged? Then it follows the pointer; else the table does. */
  grab(at: Point, target: Element): boolean
  drag(at: Point, target: Element | null): void
  drop(): void
}

const STILL = 7

/** Pan with one finger or the mouse, pinch with two, wheel to zoom; what can be grabbed is dragged instead. */
export function pointers(node: HTMLElement, [camera, gestures]: [Camera, Gestures]) {
  const down = new Map<number, Point>()
  let from: Point | null = null
  let moved = false
  let grabbed = false

  const place = (event: MouseEvent): Point => {
    const box = node.getBoundingClientRect()
    return [event.clientX - box.left, event.clientY - box.top]
  }
  const under = (event: PointerEvent) => document.elementFromPoint(event.clientX, event.clientY)

  function start(event: PointerEvent): void {
    if (event.button > 0) return
    const at = place(event)
    down.set(event.pointerId, at)
    if (down.size > 1) grabbed = false
    else {
      from = at
      moved = false
      grabbed = camera.held = gestures.grab(camera.toTable(at), event.target as Element)
    }
  }

  function move(event: PointerEvent): void {
    const before = down.get(event.pointerId)
    if (!before) return
    const at = place(event)
    if (from && Math.hypot(at[0] - from[0], at[1] - from[1]) > STILL && !moved) {
      moved = true
      node.setPointerCapture(event.pointerId)
    }
    if (down.size === 2) pinch(event.pointerId, before, at)
    else if (moved && grabbed) gestures.drag(camera.toTable(at), under(event))
    else if (moved) camera.pan(at[0] - before[0], at[1] - before[1])
    if (moved || down.size === 2) down.set(event.pointerId, at)
  }

  function pinch(id: number, before: Point, at: Point): void {
    moved = true
    const other = [...down].find(([one]) => one !== id)?.[1] as Point
    const [was, is] = [before, at].map((p) => Math.hypot(p[0] - other[0], p[1] - other[1])) as [number, number]
    camera.pan((at[0] - before[0]) / 2, (at[1] - before[1]) / 2)
    if (was > 1) camera.zoom(is / was, [(at[0] + other[0]) / 2, (at[1] + other[1]) / 2])
  }

  function end(event: PointerEvent): void {
    if (!down.delete(event.pointerId)) return
    if (!moved && event.type === 'pointerup') gestures.tap(camera.toTable(place(event)), event.target as Element, event)
    if (grabbed && moved) gestures.drop()
    if (!down.size) grabbed = camera.held = false
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault()
    camera.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), place(event))
  }

  /** A finger makes a click after it was lifted: it would answer whatever opened under it meanwhile. */
  function quiet(event: TouchEvent): void {
    if (event.cancelable) event.preventDefault()
  }

  node.addEventListener('pointerdown', start)
  node.addEventListener('pointermove', move)
  node.addEventListener('pointerup', end)
  node.addEventListener('pointercancel', end)
  node.addEventListener('wheel', wheel, { passive: false })
  node.addEventListener('touchend', quiet, { passive: false })
  return {
    destroy() {
      node.removeEventListener('wheel', wheel)
      node.removeEventListener('touchend', quiet)
    },
  }
}
