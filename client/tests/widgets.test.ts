import { describe, expect, it } from 'vitest'
import type { DecisionView } from '../src/api/types'
import { groupsIn } from '../src/board/ties'
import { moved, placeAt } from '../src/lib/reorder'
import { merge, blank } from '../src/match/merge'
import { amounts, stepped } from '../src/match/shares'
import { update } from './samples'

const dice = {
  shares: [
    { path: ['attack', 'wolf'], label: 'attack · Wolf', figure: 'wolf' },
    { path: ['attack', 'bear'], label: 'attack · Bear', figure: 'bear' },
    { path: ['defence'], label: 'defence', figure: '' },
  ],
  options: [
    [2, 1, 0],
    [1, 1, 1],
    [0, 1, 2],
    [1, 0, 2],
    [0, 0, 3],
  ].map(([wolf, bear, defence]) => ({ value: { attack: { wolf, bear }, defence } })),
} as unknown as DecisionView

describe('dividing', () => {
  it('reads the numbers of an option by its parts', () => {
    expect(amounts(dice, 0)).toEqual([2, 1, 0])
  })

  it('takes what a part gains from another, as little as possible', () => {
    expect(stepped(dice, 1, 2, 1)).toBe(2)
    expect(stepped(dice, 2, 0, 1)).toBe(1)
  })

  it('offers no step that is no option', () => {
    expect(stepped(dice, 0, 0, 1)).toBeNull()
    expect(stepped(dice, 4, 1, -1)).toBeNull()
  })
})

describe('an order', () => {
  it('moves one thing and keeps the others in their order', () => {
    expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
    expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  })

  it('finds the row under a height, and the last below all', () => {
    const boxes = [0, 10, 20].map((top) => ({ top, bottom: top + 10 }))
    expect([-5, 12, 99].map((y) => placeAt(boxes, y))).toEqual([0, 1, 2])
  })
})

describe('ties', () => {
  const figures = new Map(['a', 'b', 'c', 'd'].map((id) => [id, {}]))
  it('are the groups of figures in an answer', () => {
    expect(groupsIn({ split: [['a', 'b'], ['c', 'd']] }, figures)).toEqual([['a', 'b'], ['c', 'd']])
    expect(groupsIn({ fight: ['a', 'b', 'c'] }, figures)).toEqual([['a', 'b', 'c']])
  })
  it('are not made of one figure, of numbers or of words', () => {
    expect(groupsIn({ charge: 'a', way: [[1, 2]], words: ['x', 'y'] }, figures)).toEqual([])
  })
})

describe('piles', () => {
  const piles = [{ id: 'red', label: 'pile', side: 'red', cards: [] }]
  it('stay as they were while an update does not tell them', () => {
    const before = merge(blank, update({ since: -1, piles }))
    expect(merge(before, update({})).last?.piles).toEqual(piles)
  })
})
