import type { ChanceView, OddsView, RollView } from '../api/types'

export interface Row {
  figure: string
  /** Everything that comes together: `wounded, out of action`. */
  labels: string[]
  share: number
}

/** Two chances that differ by less are the same thing said twice. */
const SAME = 1e-6
/** Below this nobody counts on it. */
const LEAST = 0.005

/** The chances worth a line, likeliest first; what always happens together to somebody shares one. */
export function rowsOf(chances: readonly ChanceView[], most: number): Row[] {
  const rows: Row[] = []
  for (const { figure, label, share } of chances) {
    if (share < LEAST) continue
    const twin = rows.find((row) => row.figure === figure && Math.abs(row.share - share) < SAME)
    if (!twin) rows.push({ figure, labels: [label], share })
    else if (!twin.labels.includes(label)) twin.labels.push(label)
  }
  return rows.sort((a, b) => b.share - a.share).slice(0, most)
}

/** What the dice of a roll need: `3+`, or `2+ / 3+` where each has its own. */
export function neededOf(roll: RollView): string {
  const each = new Set(roll.ranks)
  return each.size ? [...each].map((rank) => `${rank}+`).join(' / ') : `${roll.base ?? roll.needed}+`
}

type Named = { odds: OddsView; names: Record<string, string> }

/** Does it come to the same whoever begins? Then one table tells it all. */
export function mirrored(there: Named, back: Named): boolean {
  const told = ({ odds, names }: Named) => odds.chances.map((one) => `${names[one.figure]} ${one.what} ${one.share.toFixed(4)}`).sort()
  const [one, other] = [told(there), told(back)]
  return one.length === other.length && one.every((line, n) => line === other[n])
}
