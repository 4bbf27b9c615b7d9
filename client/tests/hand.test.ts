import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DecisionView, Preview, TableView } from '../src/api/types'
import { Hand } from '../src/match/hand.svelte'
import { Match } from '../src/match/match.svelte'
import { update } from './samples'

const table = { size: [10, 10], pieces: [] } as unknown as TableView
const place = { kind: 'point', key: 'place', seat: 'red', figure: 'red1', options: [], zones: [], rules: [] } as unknown as DecisionView

/** A hand that is asked for a place, at a table which takes one place alone. */
function asked(free: [number, number]): Hand {
  const match = new Match('m', [])
  match.preview = vi.fn(async (wish: Preview) => {
    const legal = JSON.stringify(wish.answer) === JSON.stringify(free)
    return { verdict: { legal, reason: '', rules: [], instead: legal ? null : free } } as never
  })
  match.picture = { ...match.picture, last: update({ decision: place, table }) }
  const hand = new Hand(match)
  hand.begin()
  return hand
}

describe('a place to choose', () => {
  afterEach(() => vi.restoreAllMocks())

  it('is proposed where the rules take it', async () => {
    const hand = asked([1, 2])
    await vi.waitFor(() => expect(hand.verdict?.legal).toBe(true))
    expect(hand.point).toEqual([1, 2])
  })

  it('stays where the player put it, with the reason', async () => {
    const hand = asked([1, 2])
    hand.movePoint([3, 3])
    await vi.waitFor(() => expect(hand.verdict?.legal).toBe(false))
    expect(hand.point).toEqual([3, 3])
  })
})

describe('a figure that is dragged and let go', () => {
  const menu = { kind: 'choose', key: 'action', seat: 'red', figure: 'red1', options: [{ value: 'run', figure: '', moves: true }], zones: [], rules: [] } as unknown as DecisionView
  const way = { kind: 'path', key: 'path', seat: 'red', figure: 'red1', options: [], zones: [], rules: [], start: [1, 1], limit: 3 } as unknown as DecisionView
  const reach = { bands: [{ polygons: [[[[0, 0], [4, 0], [4, 4], [0, 4]]]] }], contacts: [] }

  it('goes round to the border of its reach, though it was let go before that was known', async () => {
    const match = new Match('m', [])
    const given: unknown[] = []
    match.answer = vi.fn((answer: unknown) => void given.push(answer)) as never
    match.preview = vi.fn(async (wish: Preview) => {
      if (wish.ask === 'reach') return new Promise((done) => setTimeout(() => done({ reach }), 60)) as never
      const { to } = wish.path as { to?: [number, number] }
      return { path: { legal: Boolean(to && to[0] <= 4), path: [[1, 1], to ?? [9, 1]], cost: 0, limit: 3 } } as never
    })
    match.picture = { ...match.picture, last: update({ decision: menu, table }) }
    const hand = new Hand(match)
    hand.begin()
    hand.carry([9, 1])
    hand.letGo()
    expect(given).toEqual(['run'])
    match.picture = { ...match.picture, last: update({ decision: way, table }) }
    hand.begin()
    await vi.waitFor(() => expect(given).toHaveLength(2))
    expect((given[1] as [number, number][]).at(-1)?.[0]).toBeCloseTo(4, 1)
  })
})
