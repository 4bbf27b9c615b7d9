import type { LineView, Page } from '../api/types'

/** A place on the scrubber where a turn begins: its share of the way, from 0 to 1. */
export interface Mark {
  turn: number
  moment: number
  share: number
}

/** Where turns begin, those left out that would stand too close to the one before. */
export function turnMarks(pages: readonly Page[], apart = 0.08): Mark[] {
  const last = Math.max(1, pages.length - 1)
  const marks: Mark[] = []
  for (const [n, page] of pages.entries()) {
    const share = page.moment / last
    const begins = page.turn > 0 && page.turn !== pages[n - 1]?.turn
    if (begins && share - (marks.at(-1)?.share ?? -1) >= apart) marks.push({ turn: page.turn, moment: page.moment, share })
  }
  return marks
}

/** The moment an address asks for: the last one if it asks for none, or for one that is not there. */
export function momentIn(asked: string | null, count: number): number {
  const moment = asked === null || asked.trim() === '' ? NaN : Number(asked)
  return Number.isInteger(moment) && moment >= 0 && moment < count ? moment : count - 1
}

/** Lines of this moment that were not there at the moment before. */
export function fresh(before: readonly LineView[], now: readonly LineView[]): LineView[] {
  const read = before.at(-1)?.n ?? -1
  return now.filter((line) => line.n > read)
}

/** How long a moment stays before the next: long enough for what it tells. */
export function stay(lines: readonly LineView[], speed: number): number {
  const told = lines.reduce((sum, line) => sum + (line.dice ? 900 : 350), 500)
  return Math.min(4000, told) / speed
}
