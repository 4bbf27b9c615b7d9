import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Ack, Preview, Update } from '../src/api/types'
import { Advice } from '../src/match/advice.svelte'
import { Match } from '../src/match/match.svelte'
import { line, update } from './samples'

class Socket {
  static last: Socket
  static readonly OPEN = 1
  readyState = 1
  onmessage: (event: { data: string }) => void = () => undefined

  constructor() {
    Socket.last = this
  }

  send(): void {}

  close(): void {}

  says(message: Update | Ack): void {
    this.onmessage({ data: JSON.stringify(message) })
  }
}

const asked = { now: 3, to: 3, asked_by: 'red', asked_to: 1 }
const diced = { ...line(0), path: [[1, 1], [2, 2]] as [number, number][] }

/** A server that is a class of ours, and a clock that stands still. */
function onATableOfOurs(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('WebSocket', Socket)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}

describe('a wish to go back', () => {
  onATableOfOurs()

  it('waits for the opponent although an older update is told after its acknowledgement', () => {
    const match = new Match('m', [])
    match.open()
    Socket.last.says(update({ since: -1, lines: [diced] }))
    Socket.last.says(update({ since: 1 }))
    Socket.last.says(update({ since: 1, undo: asked }))
    Socket.last.says({ type: 'ack', id: 'a', version: 1, status: 'asked', reason: '', rules: [] })
    vi.runAllTimers()
    expect(match.asking).toBe(true)
    Socket.last.says(update({ since: 1 }))
    vi.runAllTimers()
    expect(match.asking).toBe(false)
  })
})

describe('a wish that comes to nothing', () => {
  onATableOfOurs()

  it('is said when the opponent refuses to go back', () => {
    const match = new Match('m', [])
    match.open()
    Socket.last.says(update({ since: -1, undo: asked }))
    vi.runAllTimers()
    expect(match.asking).toBe(true)
    Socket.last.says(update({ since: 1, undo: { ...asked, asked_by: '' } }))
    vi.runAllTimers()
    expect([match.asking, match.word]).toEqual([false, 'undo-refused'])
  })

  it('is said when there is nothing to take back', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]')))
    const match = new Match('m', [])
    match.open()
    Socket.last.says(update({ since: -1, undo: { now: 2, to: 2, asked_by: '', asked_to: 0 } }))
    await match.undo()
    expect(match.word).toBe('undo-nothing')
  })

  it('asks nothing about a question that is being answered', async () => {
    const match = new Match('m', [])
    match.open()
    Socket.last.says(update({ since: -1 }))
    match.busy = true
    await expect(match.preview({ ask: 'odds' })).rejects.toThrow('answered meanwhile')
  })
})

describe('a question', () => {
  onATableOfOurs()

  const open = (version: number) => update({ version, decision: { seat: 'red', key: 'pile', options: [] } as unknown as Update['decision'] })

  it('stays the same while others answer, and is another once it was answered', () => {
    const match = new Match('m', [])
    match.open()
    const tell = (version: number) => {
      Socket.last.says({ ...open(version), since: -1 })
      vi.runAllTimers()
    }
    tell(1)
    const first = match.question
    tell(2)
    expect(match.question).toBe(first)
    match.answer([])
    tell(3)
    expect(match.question).toBe(first + 1)
  })
})

describe('a look ahead', () => {
  const busy = () => new Response('{"reason":"too-slow"}', { status: 503 })
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is asked for again while the server is busy', async () => {
    const ask = vi.fn().mockResolvedValueOnce(busy()).mockResolvedValueOnce(busy()).mockResolvedValue(new Response('{"distance":3}'))
    vi.stubGlobal('fetch', ask)
    const found = new Match('m', []).preview({ ask: 'measure' } as Preview)
    await vi.runAllTimersAsync()
    expect((await found).distance).toBe(3)
    expect(ask).toHaveBeenCalledTimes(3)
  })

  it('is not asked for again if nobody wants it any more, or if it was refused', async () => {
    const ask = vi.fn().mockImplementation(async () => busy())
    vi.stubGlobal('fetch', ask)
    await expect(new Match('m', []).preview({ ask: 'measure' } as Preview, undefined, () => false)).rejects.toThrow()
    expect(ask).toHaveBeenCalledTimes(1)
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response('{}', { status: 409 })))
    await expect(new Match('m', []).preview({ ask: 'measure' } as Preview)).rejects.toThrow()
  })
})

describe('a table that is opened again', () => {
  beforeEach(() => void vi.stubGlobal('WebSocket', Socket))
  afterEach(() => void vi.unstubAllGlobals())

  it('has as news what came after the last deed of one\'s own', () => {
    const match = new Match('m', [])
    match.open()
    const lines = ['red', 'blue', 'red', '', 'blue'].map((side, n) => ({ ...line(n), side }))
    Socket.last.says(update({ since: -1, you: ['red'], lines }))
    expect(match.heard).toBe(2)
  })
})

describe('what wins', () => {
  const told = (you: string[]) => {
    const match = new Match('m', [])
    match.open()
    Socket.last.says(update({ since: -1, you, standing: { ...update({ since: -1 }).standing, goal: 'hide and seek', aims: { red: 'seek', blue: 'hide' } } }))
    vi.runAllTimers()
    return match.goal
  }
  onATableOfOurs()

  it('is told to each side as its own', () => {
    expect(told(['red'])).toBe('seek')
    expect(told(['blue-2'])).toBe('hide')
  })
  it('is told whole to both at one screen, and to those who watch', () => {
    expect(told(['red', 'blue'])).toBe('hide and seek')
    expect(told([])).toBe('hide and seek')
  })
})

describe('advice', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('comes before the chances of an answer', async () => {
    const asked: string[] = []
    let advise = (): void => undefined
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address)
      const told = new Response('{}', { headers: { 'Content-Type': 'application/json' } })
      return address.includes('hints') ? new Promise((done) => (advise = () => done(told))) : Promise.resolve(told)
    })
    const match = new Match('m', [])
    const advice = new Advice(match).hint()
    const odds = match.preview({ ask: 'odds', answer: 1 })
    const reach = match.preview({ ask: 'reach' })
    await reach
    expect(asked.map((one) => one.split('?')[0])).toEqual(['/api/matches/m/hints', '/api/matches/m/preview'])
    advise()
    await Promise.all([advice, odds])
    expect(asked).toHaveLength(3)
  })
})
