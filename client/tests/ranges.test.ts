import { describe, expect, it } from 'vitest'
import { ringsOf } from '../src/board/ranges'

const bow = { name: 'Bow', limits: [5, 10, 20], centre: false }
const spear = { name: 'Spear', limits: [3, 5], centre: false }

describe('rings of ranges', () => {
  it('are wider than the range by the base, and say together what ends at the same distance', () => {
    const rings = ringsOf([bow, spear], 0.5, [12, 12], [24, 24])
    expect(rings.map((ring) => [ring.far, ring.r, ring.names])).toEqual([
      [3, 3.5, 'Spear'],
      [5, 5.5, 'Bow, Spear'],
      [10, 10.5, 'Bow'],
      [20, 20.5, 'Bow'],
    ])
    expect(rings.map((ring) => ring.last)).toEqual([false, false, false, true])
  })

  it('are as wide as they say if they are measured from the middle', () => {
    const [aura] = ringsOf([{ name: 'Aura', limits: [3], centre: true }], 0.5, [12, 12], [24, 24])
    expect([aura?.far, aura?.r]).toEqual([3, 3])
    const both = ringsOf([{ name: 'Aura', limits: [3], centre: true }, { name: 'Pike', limits: [2], centre: false }], 1, [12, 12], [24, 24])
    expect(both.map((ring) => [ring.far, ring.r, ring.names])).toEqual([[3, 3, 'Aura'], [2, 3, 'Pike']])
  })

  it('are labelled where the label is on the table', () => {
    const [near, , middle, far] = ringsOf([bow, spear], 0.5, [12, 2], [24, 24])
    expect([near, middle, far].map((ring) => ring?.label?.at.map((length) => Math.round(length * 100) / 100))).toEqual([[12, 5.64], [12, 12.64], [12, 22.64]])
    expect(ringsOf([{ name: 'Gaze', limits: [40], centre: false }], 0.5, [12, 12], [24, 24])[0]?.label).toBeNull()
  })

  it('are labelled where no other label is', () => {
    const [one, two] = ringsOf([{ name: 'Heavy bow', limits: [5, 5.2], centre: false }], 0.5, [12, 12], [24, 24])
    expect(one?.label?.at[1]).toBeCloseTo(6.64)
    expect(two?.label?.at[1]).toBeCloseTo(17.84)
  })

  it('are labelled where nothing else is written', () => {
    const written = [{ x0: 10, x1: 14, y0: 6, y1: 7 }]
    const [ring] = ringsOf([{ name: 'Bow', limits: [5], centre: false }], 0.5, [12, 12], [24, 24], 0.4, written)
    expect(ring?.label?.at[1]).toBeCloseTo(17.64)
  })

  it('are none without ranges', () => expect(ringsOf([], 0.5, [1, 1], [24, 24])).toEqual([]))
})
