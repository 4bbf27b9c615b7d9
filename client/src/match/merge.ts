import type { FigureView, LineView, Update } from '../api/types'

/** The match as this client knows it. */
export interface Picture {
  figures: Map<string, FigureView>
  lines: LineView[]
  last: Update | null
}

export const blank: Picture = { figures: new Map(), lines: [], last: null }

/** An update tells what changed: figures by id and those gone, lines after those kept, the table if it changed. */
export function merge(before: Picture, update: Update): Picture {
  const figures = new Map(update.since < 0 ? [] : before.figures)
  for (const id of update.lost) figures.delete(id)
  for (const figure of update.figures) figures.set(figure.id, figure)
  const lines = [...before.lines.filter((line) => line.n < update.kept), ...update.lines]
  const table = update.table ?? before.last?.table ?? null
  const piles = update.piles ?? before.last?.piles ?? null
  const seal = update.seal ?? before.last?.seal ?? null
  return { figures, lines, last: { ...update, table, piles, seal } }
}

/** Lines of an update that this client had not read. */
export function news(before: Picture, update: Update): LineView[] {
  if (!before.last) return []
  const read = Math.max(-1, ...before.lines.filter((line) => line.n < update.kept).map((line) => line.n))
  return update.lines.filter((line) => line.n > read)
}
