import { describe, expect, it } from 'vitest'
import type { Outlook } from '../src/api/types'
import { band, line, momentAt, turns, x, y } from '../src/luck/plot'

const frame = { left: 10, right: 110, top: 0, bottom: 100, last: 4 }
const curve: Outlook[] = [0.5, 0.6, 0.4, 0.9, 1].map((chance, moment) => ({ moment, turn: [0, 1, 1, 2, 2][moment] ?? 0, chance, low: chance - 0.1, high: Math.min(1, chance + 0.1) }))

describe('the curve of chances', () => {
  it('puts moments and chances into the frame', () => {
    expect([x(frame, 0), x(frame, 4), y(frame, 0), y(frame, 1)]).toEqual([10, 110, 100, 0])
    expect(line(frame, curve)).toBe('M10.0 50.0L35.0 40.0L60.0 60.0L85.0 10.0L110.0 0.0')
  })
  it('closes the band between the bounds', () => {
    const drawn = band(frame, curve)
    expect(drawn.startsWith('M10.0 40.0L')).toBe(true)
    expect(drawn.endsWith('L10.0 60.0Z')).toBe(true)
    expect(band(frame, [])).toBe('')
  })
  it('marks the turns that have room', () => {
    expect(turns(frame, curve)).toEqual([{ turn: 1, x: 35 }, { turn: 2, x: 85 }])
    expect(turns(frame, curve, 60)).toEqual([{ turn: 1, x: 35 }])
  })
  it('finds the moment under the pointer', () => {
    expect([momentAt(frame, -50), momentAt(frame, 58), momentAt(frame, 500)]).toEqual([0, 2, 4])
    expect(momentAt({ ...frame, last: 0 }, 50)).toBe(0)
  })
})
