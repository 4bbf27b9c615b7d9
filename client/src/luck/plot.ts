import type { Outlook } from '../api/types'

/** A box to draw in, and where moments and chances lie in it. */
export interface Frame {
  left: number
  right: number
  top: number
  bottom: number
  last: number
}

export const x = (frame: Frame, moment: number): number =>
  frame.left + ((frame.right - frame.left) * moment) / Math.max(1, frame.last)
export const y = (frame: Frame, chance: number): number => frame.bottom - (frame.bottom - frame.top) * chance

/** The curve: a chance holds until the next moment. */
export function line(frame: Frame, curve: readonly Outlook[]): string {
  return curve.map((one, n) => `${n ? 'L' : 'M'}${at(x(frame, one.moment))} ${at(y(frame, one.chance))}`).join('')
}

/** The band between the bounds. */
export function band(frame: Frame, curve: readonly Outlook[]): string {
  if (!curve.length) return ''
  const top = curve.map((one) => `${at(x(frame, one.moment))} ${at(y(frame, one.high))}`)
  const bottom = curve.map((one) => `${at(x(frame, one.moment))} ${at(y(frame, one.low))}`).reverse()
  return `M${[...top, ...bottom].join('L')}Z`
}

/** Where turns begin, those left out that would stand too close to the one before. */
export function turns(frame: Frame, curve: readonly Outlook[], apart = 28): { turn: number; x: number }[] {
  const found: { turn: number; x: number }[] = []
  for (const [n, one] of curve.entries()) {
    const place = x(frame, one.moment)
    if (one.turn > 0 && one.turn !== curve[n - 1]?.turn && place - (found.at(-1)?.x ?? -apart) >= apart) found.push({ turn: one.turn, x: place })
  }
  return found
}

/** The moment under a place of the box. */
export function momentAt(frame: Frame, place: number): number {
  const share = (place - frame.left) / Math.max(1, frame.right - frame.left)
  return Math.round(Math.min(1, Math.max(0, share)) * frame.last)
}

const at = (value: number): string => value.toFixed(1)
