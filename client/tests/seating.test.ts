import { expect, test } from 'vitest'
import { sideOf } from '../src/board/sides'
import { named, players, sideOfSeat, sidesAt, unplayed, type Place } from '../src/lib/seating'

const SIDES = ['red', 'blue', 'green', 'yellow']
const USUAL = SIDES.slice(0, 2)
const place = (side: string, who = 'medium'): Place => ({ side, who })

test('those who share a side are numbered, and the referee comes last', () => {
  const seats = named([place('referee'), place('blue'), place('red'), place('red')], SIDES).map((one) => one.seat)
  expect(seats).toEqual(['red-1', 'red-2', 'blue', 'referee'])
  expect(seats.map(sideOfSeat)).toEqual(['red', 'red', 'blue', 'referee'])
})

test('a referee plays the usual sides that nobody took', () => {
  expect(unplayed([place('red')], USUAL)).toEqual(['blue'])
  expect(unplayed([place('red'), place('referee')], USUAL)).toEqual([])
  expect(sidesAt([place('red'), place('referee')], USUAL, SIDES)).toEqual(['red', 'blue'])
  expect(sidesAt([place('red'), place('blue'), place('yellow')], USUAL, SIDES)).toEqual(['red', 'blue', 'yellow'])
  expect(players([place('red'), place('referee')])).toBe(1)
})

test('allies look alike, six sides and a referee do not', () => {
  expect(sideOf('red-2', [])).toBe(sideOf('red', []))
  const looks = ['red', 'blue', 'green', 'yellow', 'violet', 'orange', 'referee'].map((seat) => sideOf(seat, []))
  for (const part of ['name', 'dash', 'sign'] as const) expect(new Set(looks.map((one) => one[part])).size).toBe(7)
})
