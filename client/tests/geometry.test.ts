import { describe, expect, it } from 'vitest'
import { add, flip, headingOf, inside, length, nudge, ring, towards } from '../src/lib/geometry'

describe('the table and the screen', () => {
  it('count y in opposite directions', () => {
    expect(flip([3, 1], 24)).toEqual([3, 23])
    expect(ring([[0, 0], [1, 0], [1, 2]], 10)).toBe('M0 10L1 10L1 8Z')
  })
  it('keep points on the table', () => expect(inside([-1, 30], [24, 24])).toEqual([0, 24]))
})

describe('headings', () => {
  it('are those of a compass', () => {
    expect(towards([1, 1], 2, 0)).toEqual([1, 3])
    const [x, y] = towards([0, 0], 2, 90)
    expect([x, Math.abs(y) < 1e-9]).toEqual([2, true])
  })
  it('come back from the points they lead to', () => {
    for (const heading of [0, 30, 135, 200, 355]) expect(headingOf([5, 5], towards([5, 5], 3, heading))).toBeCloseTo(heading)
  })
})

describe('arrow keys', () => {
  it('move by a quarter, or by one with Shift', () => {
    expect(nudge('ArrowUp', false)).toEqual([0, 0.25])
    expect(nudge('ArrowLeft', true)).toEqual([-1, 0])
  })
  it('leave other keys alone', () => expect(nudge('Enter', false)).toBeNull())
  it('add up', () => expect(add([1, 1], nudge('ArrowDown', true) ?? [9, 9])).toEqual([1, 0]))
})

it('measures a path leg by leg', () => expect(length([[0, 0], [3, 4], [3, 5]])).toBe(6))
