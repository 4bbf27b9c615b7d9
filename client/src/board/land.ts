import type { Ground } from '../api/types'
import type { Point } from '../lib/geometry'

/** How long a stride is on a table: what is drawn on it is so large, whatever a book measures in. */
export const stride = ([wide, high]: Point): number => Math.max(wide, high) / 24

/** The colours of a book's table, by day and by night, for those who draw on it. */
export function tints({ field, blade, pebble, leaf, sun }: Ground): string {
  const both = (name: string, [day, night]: [string, string]) => `--${name}:light-dark(${day},${night});`
  return ['field', 'blade', 'pebble', 'leaf-0', 'sun'].map((name, n) => both(name, [field, blade, pebble, leaf, sun][n] as [string, string])).join('')
}
