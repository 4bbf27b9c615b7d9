import { afterEach, expect, test, vi } from 'vitest'
import type { LineView, Page, Update } from '../src/api/types'
import { fresh, momentIn, stay, turnMarks } from '../src/replay/film'
import { Film } from '../src/replay/film.svelte'

const page = (moment: number, turn: number): Page => ({ moment, turn, seat: '', line: moment })
const line = (n: number, dice = false): LineView => ({
  n, event: '', text: `line ${n}`, side: '', figures: [], rules: [], facts: '', loud: false, decreed: false, path: [],
  dice: dice ? { figure: '', purpose: '', label: '', needed: 4, ranks: [], faces: [4], sides: 6, hits: 1 } : null,
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('an address asks for a moment, and gets the last one if there is none', () => {
  expect(momentIn('3', 10)).toBe(3)
  for (const asked of [null, '', '10', '-1', 'x', '2.5']) expect(momentIn(asked, 10)).toBe(9)
})

test('turns are marked where they begin, unless they crowd', () => {
  const pages = [page(0, 0), page(1, 1), page(2, 1), page(3, 2), page(4, 3)]
  expect(turnMarks(pages, 0).map((mark) => [mark.turn, mark.share])).toEqual([[1, 0.25], [2, 0.75], [3, 1]])
  expect(turnMarks(pages, 0.3).map((mark) => mark.turn)).toEqual([1, 2])
})

test('a moment stays longer when dice fell, and less at a higher speed', () => {
  expect(stay([line(1, true)], 1)).toBeGreaterThan(stay([line(1)], 1))
  expect(stay([line(1)], 2)).toBe(stay([line(1)], 1) / 2)
  expect(fresh([line(1)], [line(1), line(2)]).map((one) => one.n)).toEqual([2])
})

test('a film opens at its moment, steps, plays to the end and stops', async () => {
  vi.useFakeTimers()
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const path = address.replace(/\?.*/, '')
    asked.push(path)
    if (path.endsWith('/history')) return new Response(JSON.stringify([0, 1, 2, 3].map((n) => page(n, 1))))
    const moment = Number(path.split('/').at(-1))
    const update: Partial<Update> = { figures: [], lost: [], lines: [0, 1, 2, 3].slice(0, moment + 1).map((n) => line(n)), kept: 0, call: `moment ${moment}` }
    return new Response(JSON.stringify(update))
  })
  const film = new Film('m', [])
  await film.open('1')
  await vi.advanceTimersByTimeAsync(100)
  expect(film.match.now?.call).toBe('moment 1')
  expect(film.match.fresh).toEqual([])
  film.step(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(film.match.fresh.map((one) => one.n)).toEqual([2])
  film.step(-9)
  await vi.advanceTimersByTimeAsync(100)
  expect(film.moment).toBe(0)
  film.toggle()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([film.moment, film.playing, film.match.now?.call]).toEqual([3, false, 'moment 3'])
  expect(asked.filter((path) => path.endsWith('/at/2'))).toHaveLength(1)
})
