import { describe, expect, it } from 'vitest'
import type { ContactView } from '../src/api/types'
import type { Point } from '../src/lib/geometry'
import { along, answerOf, empty, endAt, fixEnd, lastCorner, shorter, sketch, touching } from '../src/match/plot'

const start: Point = [0, 0]
const contact: ContactView = { figure: 'foe', path: [[0, 0], [2, 1], [4, 1]], cost: 4.3 }

describe('plotting a path', () => {
  it('asks for the way to the place tapped', () => {
    expect(answerOf(endAt(empty, [3, 4], []), start, 6)).toEqual({ to: [3, 4] })
  })

  it('is drawn back to the border of reach, out of holes too', () => {
    const square: [number, number][] = [[0, 0], [4, 0], [4, 4], [0, 4]]
    const hole: [number, number][] = [[1, 1], [2, 1], [2, 2], [1, 2]]
    const beyond = endAt(empty, [9, 2], [], [square, hole])
    expect(beyond.short).toBe(true)
    expect(beyond.end?.[0]).toBeCloseTo(3.98)
    expect(beyond.end?.[1]).toBeCloseTo(2)
    expect(endAt(empty, [1.9, 1.5], [], [square, hole]).end?.[0]).toBeCloseTo(2.02)
    expect(endAt(empty, [3, 3], [], [square, hole])).toEqual({ corners: [], end: [3, 3], contact: null })
  })
  it('comes as near to somebody as the table finds a way, and keeps that way', () => {
    expect(answerOf({ corners: [], end: [9, 9], contact: null, approach: 'orc' }, start, 6)).toEqual({ approach: 'orc' })
    expect(answerOf(along([[1, 2], [3, 4]]), start, 6)).toEqual([[1, 2], [3, 4]])
  })

  it('goes as far as it may towards a place beyond the limit', () => {
    expect(answerOf(endAt(empty, [30, 40], []), start, 6)).toEqual({ toward: [30, 40], by: 6 - 1 / 512 })
  })

  it('takes what is typed at its word', () => {
    expect(answerOf({ ...endAt(empty, [30, 40], []), exact: true }, start, 6)).toEqual([[30, 40]])
  })

  it('keeps its corners', () => {
    const plot = endAt(fixEnd(endAt(empty, [1, 0], [])), [1, 2], [])
    expect(answerOf(plot, start, 6)).toEqual([[1, 0], [1, 2]])
    expect(sketch(plot, start)).toEqual([[0, 0], [1, 0], [1, 2]])
    expect(lastCorner(plot, start)).toEqual([1, 0])
  })

  it('snaps to a place of contact nearby, and only nearby', () => {
    expect(endAt(empty, [4.2, 1.1], [contact])).toEqual(touching(contact))
    expect(endAt(empty, [5, 1], [contact]).contact).toBeNull()
    expect(answerOf(touching(contact), start, 6)).toEqual([[2, 1], [4, 1]])
  })

  it('does not snap away from corners already plotted', () => {
    const plot = fixEnd(endAt(empty, [1, 0], []))
    expect(endAt(plot, [4, 1], [contact]).corners).toEqual([[1, 0]])
  })

  it('gives points back one by one', () => {
    const two = endAt(fixEnd(endAt(empty, [1, 0], [])), [1, 2], [])
    const one = shorter(two)
    expect(sketch(one, start)).toEqual([[0, 0], [1, 0]])
    expect(shorter(one)).toEqual(empty)
    expect(shorter(touching(contact))).toEqual(empty)
  })
})
