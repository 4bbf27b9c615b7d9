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

describe('the chance on a button', () => {
  const chances: Record<string, object[]> = {
    none: [{ label: 'loses actions', share: 0.1, figure: 'red1' }, { label: 'is hit', share: 1, figure: 'red1' }],
    dodge: [{ label: 'is critically hurt', share: 0.03, figure: 'red1' }, { label: 'is hit', share: 0.6, figure: 'red1' }],
    tumble: [{ label: 'falls', share: 0.9, figure: 'blue1' }, { label: 'is hit', share: 0.5, figure: 'red1' }],
  }

  it('is of the same thing on every button, of whoever is asked', async () => {
    const match = new Match('m', [])
    match.preview = vi.fn(async ({ answer }: Preview) => ({ odds: { chances: chances[answer as string] } }) as never)
    const options = Object.keys(chances).map((value) => ({ value, label: value }))
    const decision = { kind: 'choose', key: 'react', seat: 'red', figure: 'red1', options, rules: [] } as unknown as DecisionView
    match.picture = { ...match.picture, last: update({ decision, table }) }
    const hand = new Hand(match)
    hand.odds.begin()
    await vi.waitFor(() => expect(hand.odds.of(2)).not.toBeNull())
    expect([0, 1, 2].map((n) => hand.odds.headline(n))).toMatchObject([{ share: 1 }, { share: 0.6 }, { share: 0.5 }].map((one) => ({ label: 'is hit', ...one })))
  })
})

describe('chances of friends and of foes', () => {
  it('say whose they are', async () => {
    const match = new Match('m', [])
    match.preview = vi.fn(async ({ answer }: Preview) => ({ odds: { chances: [{ label: 'is hit', share: 0.5, figure: answer }] } }) as never)
    const sides = { wolf: 'blue', bear: 'blue', knight: 'red' }
    const figures = new Map(Object.entries(sides).map(([id, side]) => [id, { id, name: id, side }])) as never
    const told = async (...ids: string[]) => {
      const options = ids.map((value) => ({ value, label: value, figure: value }))
      const decision = { kind: 'choose', key: 'fight', seat: 'red', figure: '', options, rules: [] } as unknown as DecisionView
      match.picture = { ...match.picture, figures, last: update({ decision, table }) }
      const hand = new Hand(match)
      hand.odds.begin()
      await vi.waitFor(() => expect(hand.odds.of(ids.length - 1)).not.toBeNull())
      return ids.map((_, n) => hand.odds.headline(n)?.label)
    }
    expect(await told('wolf', 'bear')).toEqual(['is hit', 'is hit'])
    expect(await told('wolf', 'knight')).toEqual(['wolf: is hit', 'knight: is hit'])
  })
})

describe('a chance that is the same whatever is answered', () => {
  it('gives way to one that tells the answers apart', async () => {
    const match = new Match('m', [])
    const hit = { label: 'is hit', share: 0.1, figure: 'red1' }
    match.preview = vi.fn(async ({ answer }: Preview) => ({ odds: { chances: answer === 'strike' ? [hit, { label: 'falls', share: 0.8, figure: 'blue1' }] : [hit] } }) as never)
    const options = ['strike', 'nothing'].map((value) => ({ value, label: value, figure: '' }))
    const decision = { kind: 'choose', key: 'riposte', seat: 'red', figure: 'red1', options, rules: [] } as unknown as DecisionView
    match.picture = { ...match.picture, last: update({ decision, table }) }
    const hand = new Hand(match)
    hand.odds.begin()
    await vi.waitFor(() => expect(hand.odds.of(1)).not.toBeNull())
    expect(hand.odds.headline(0)).toMatchObject({ label: 'falls', share: 0.8 })
    expect(hand.odds.headline(1)).toBeNull()
    expect(hand.odds.idle(0)).toBe(false)
  })
})

describe('a chance that leaves out what the player may add', () => {
  it.each([0.5, 0])('is marked where it is told', async (share) => {
    const match = new Match('m', [])
    match.preview = vi.fn(async () => ({ odds: { idle: true, chances: [{ label: 'is hit', share, figure: 'red1' }] } }) as never)
    const options = ['shield', 'sword'].map((value) => ({ value, label: value, figure: '' }))
    const decision = { kind: 'choose', key: 'guard', seat: 'red', figure: 'red1', options, rules: [] } as unknown as DecisionView
    match.picture = { ...match.picture, last: update({ decision, table }) }
    const hand = new Hand(match)
    hand.odds.begin()
    await vi.waitFor(() => expect(hand.odds.of(1)).not.toBeNull())
    expect(hand.odds.idle(1)).toBe(share > 0)
  })
})

describe('the chance on the button that strikes somebody', () => {
  it('is of whom it strikes', async () => {
    const match = new Match('m', [])
    const chances = [{ label: 'is hit', share: 0.01, figure: 'red1' }, { label: 'falls', share: 0.71, figure: 'blue1' }]
    match.preview = vi.fn(async () => ({ odds: { chances } }) as never)
    const options = [{ value: 'strike', label: 'strike', figure: 'blue1' }, { value: 'wait', label: 'wait', figure: '' }]
    const decision = { kind: 'choose', key: 'action', seat: 'red', figure: 'red1', options, rules: [] } as unknown as DecisionView
    match.picture = { ...match.picture, last: update({ decision, table }) }
    const hand = new Hand(match)
    hand.odds.begin()
    await vi.waitFor(() => expect(hand.odds.headline(0)).toMatchObject({ label: 'falls', share: 0.71 }))
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

  it('does so too where it was refused on the way, before anything was measured', async () => {
    const match = new Match('m', [])
    const given: unknown[] = []
    let measured = (_: unknown) => {}
    match.answer = vi.fn((answer: unknown) => void given.push(answer)) as never
    match.preview = vi.fn(async (wish: Preview) => {
      if (wish.ask === 'reach') return new Promise((done) => (measured = done)) as never
      const { to } = wish.path as { to?: [number, number] }
      return { path: { legal: Boolean(to && to[0] <= 4), path: [[1, 1], to ?? [9, 1]], cost: 0, limit: 3 } } as never
    })
    match.picture = { ...match.picture, last: update({ decision: way, table }) }
    const hand = new Hand(match)
    hand.begin()
    hand.carry([9, 1])
    await vi.waitFor(() => expect(hand.way?.legal).toBe(false))
    hand.letGo()
    expect(given).toEqual([])
    measured({ reach })
    await vi.waitFor(() => expect(given).toHaveLength(1))
  })
})

describe('whoever an answer was about', () => {
  const way = { kind: 'path', key: 'path', seat: 'red', figure: 'red1', options: [], zones: [], rules: [], start: [1, 1], limit: 3 } as unknown as DecisionView
  const stood = (at: [number, number]) => new Map([['red1', { id: 'red1', at: [1, 1], width: 1 }], ['blue1', { id: 'blue1', at, width: 1 }]]) as never

  const ways = [[{ moves: true }, [5, 5]], [{ leads: true }, [5, 5]], [{}, null]] as const
  it.each(ways)('is not gone to after a shot from afar, if the answer was not to go there: %s', (kind, end) => {
    const match = new Match('m', [])
    match.answer = vi.fn()
    match.preview = vi.fn(() => new Promise(() => null) as never)
    match.picture = { ...match.picture, figures: stood([5, 5]), last: update({ decision: way, table }) }
    const hand = new Hand(match)
    hand.pick({ value: 'any', ...kind } as never, 'blue1')
    hand.begin()
    expect(hand.plot.end).toEqual(end)
  })

  it('is approached at once', async () => {
    const match = new Match('m', [])
    const paths: unknown[] = []
    match.answer = vi.fn()
    match.preview = vi.fn(async (wish: Preview) => {
      if (wish.ask !== 'path') return new Promise(() => null) as never // nobody ever measures the reach
      if (!Array.isArray(wish.path)) paths.push(wish.path)
      return { path: { legal: true, path: [[1, 1], [2, 1], [3, 2]], cost: 2, limit: 3 } } as never
    })
    match.picture = { ...match.picture, figures: stood([3, 3]), last: update({ decision: way, table }) }
    const hand = new Hand(match)
    hand.pick({ value: { charge: 'blue1' }, figure: 'blue1' } as never)
    hand.begin()
    await vi.waitFor(() => expect(hand.way?.legal).toBe(true))
    expect(paths).toEqual([{ approach: 'blue1' }])
    expect(hand.plot.end).toEqual([3, 2])
  })

  it('is left alone where no way leads to them any more, and nobody is blamed', async () => {
    const match = new Match('m', [])
    match.answer = vi.fn()
    match.preview = vi.fn(async (wish: Preview) => {
      if (wish.ask !== 'path' || Array.isArray(wish.path)) return { reach: null } as never
      return { path: { legal: false, reason: 'no way', path: [], rules: [] } } as never
    })
    match.picture = { ...match.picture, figures: stood([3, 3]), last: update({ decision: way, table }) }
    const hand = new Hand(match)
    hand.pick({ value: { shoot: 'blue1' }, figure: 'blue1' } as never)
    hand.begin()
    expect(hand.plot.end).toEqual([3, 3])
    await vi.waitFor(() => expect(hand.plot.end).toBeNull())
    expect(hand.way).toBeNull()
  })
})

describe('one of some', () => {
  it('takes the place of another', () => {
    const match = new Match('m', [])
    const some = { kind: 'some', key: 'doses', seat: 'red', figure: '', options: [{}, {}], zones: [], rules: [], least: 1, most: 1 } as unknown as DecisionView
    match.picture = { ...match.picture, last: update({ decision: some, table }) }
    const hand = new Hand(match)
    hand.toggle(0)
    hand.toggle(1)
    expect(hand.picked).toEqual([1])
    hand.toggle(1)
    expect(hand.picked).toEqual([])
  })
})

describe('somebody tapped while a place is asked for', () => {
  const there = { id: 'blue1', at: [4, 4], width: 1, gone: false }
  const aimed = (aim: boolean): Hand => {
    const match = new Match('m', [])
    match.preview = vi.fn(async () => ({ verdict: { legal: true, reason: '', rules: [], instead: null } }) as never)
    match.picture = { ...match.picture, figures: new Map([['blue1', there]]) as never, last: update({ decision: { ...place, aimed: aim }, table }) }
    return new Hand(match)
  }

  it('is what is aimed at', () => {
    const hand = aimed(true)
    expect(hand.pointAt('blue1', [4.2, 4.1])).toBe(true)
    expect(hand.point).toEqual([4, 4])
  })

  it('leaves room for a base beside it', () => {
    const hand = aimed(false)
    expect(hand.pointAt('blue1', [4.2, 4.1])).toBe(false)
    expect(hand.pointAt('blue1', [4.8, 4])).toBe(true)
    expect(hand.point).toEqual([4.8, 4])
  })
})

describe('a direction', () => {
  it('is where the table was tapped', () => {
    const match = new Match('m', [])
    const turn = { kind: 'angle', key: 'facing', seat: 'red', figure: 'red1', options: [], zones: [], rules: [], towards: 90 } as unknown as DecisionView
    match.picture = { ...match.picture, figures: new Map([['red1', { id: 'red1', at: [2, 2], width: 1 }]]) as never, last: update({ decision: turn, table }) }
    const hand = new Hand(match)
    hand.begin()
    expect(hand.angle).toBe(90)
    hand.turnTo([2, 0])
    expect(hand.angle).toBe(270)
  })
})

describe('the chance on a button', () => {
  const routed = (share: number) => ({ odds: { chances: [{ figure: 'red1', what: 'routed', label: 'is routed', labels: ['is routed'], share }], rolls: [] } })

  it('is said where it is sure and another answer leaves it open, with the name of whom it is about', async () => {
    const match = new Match('m', [])
    const options = [{ value: 'no', label: 'no', figure: '' }, { value: 'yes', label: 'yes', figure: '' }]
    match.preview = vi.fn(async (wish: Preview) => routed(wish.answer === 'no' ? 1 : 0.33) as never)
    match.picture = { ...match.picture, figures: new Map([['red1', { id: 'red1', name: 'Orsane', at: [2, 2], width: 1 }]]) as never, last: update({ decision: { ...place, kind: 'choose', figure: 'red2', options } as never, table }) }
    const hand = new Hand(match)
    hand.begin()
    await vi.waitFor(() => expect(hand.odds.headline(1)?.share).toBe(0.33))
    expect(hand.odds.headline(0)?.share).toBe(1)
    expect(hand.odds.headline(0)?.label).toContain('Orsane')
  })
})
