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
