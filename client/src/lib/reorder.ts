/** One thing of a row at another place; those between move up. */
export function moved<T>(row: readonly T[], from: number, to: number): T[] {
  const order = [...row]
  const [one] = order.splice(from, 1)
  if (one !== undefined) order.splice(Math.max(0, Math.min(to, order.length)), 0, one)
  return order
}

/** The place in a column of boxes, top and bottom of each, over which a height lies. */
export function placeAt(boxes: readonly { top: number; bottom: number }[], y: number): number {
  const found = boxes.findIndex((box) => y < box.bottom)
  return found < 0 ? boxes.length - 1 : found
}
