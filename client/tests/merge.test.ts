import { describe, expect, it } from 'vitest'
import type { Ground } from '../src/api/types'
import { blank, merge, news } from '../src/match/merge'
import { figure, line, update } from './samples'

const table = { size: [24, 24] as [number, number], unit: 'pas', unit_one: 'pas', ground: { texture: 'meadow', field: ['#fff', '#000'], blade: ['#fff', '#000'], pebble: ['#fff', '#000'], leaf: ['#fff', '#000'], sun: ['#fff', '#000'] } satisfies Ground, pieces: [], marks: [] }
const first = update({ since: -1, figures: [figure('a'), figure('b')], lines: [line(0), line(1)], table })

describe('an update', () => {
  it('told in full is the whole picture', () => {
    const picture = merge(blank, first)
    expect([...picture.figures.keys()]).toEqual(['a', 'b'])
    expect(picture.lines).toHaveLength(2)
  })

  it('takes away the figures that are not there any more', () => {
    const picture = merge(merge(blank, first), update({ version: 2, since: 1, kept: 1, lost: ['b'] }))
    expect([...picture.figures.keys()]).toEqual(['a'])
  })

  it('changes the figures it names and keeps the others', () => {
    const picture = merge(merge(blank, first), update({ version: 2, since: 1, kept: 2, figures: [figure('b', 2)] }))
    expect(picture.figures.get('a')?.life).toBe(1)
    expect(picture.figures.get('b')?.life).toBe(2)
  })

  it('takes away the figures that are gone', () => {
    const picture = merge(merge(blank, first), update({ version: 2, since: 1, kept: 2, lost: ['b'] }))
    expect([...picture.figures.keys()]).toEqual(['a'])
  })

  it('told in full forgets what was known before', () => {
    const picture = merge(merge(blank, first), update({ version: 2, since: -1, figures: [figure('c')] }))
    expect([...picture.figures.keys()]).toEqual(['c'])
  })

  it('appends lines after those that stay', () => {
    const picture = merge(merge(blank, first), update({ version: 2, since: 1, kept: 2, lines: [line(2)] }))
    expect(picture.lines.map((one) => one.n)).toEqual([0, 1, 2])
  })

  it('takes undone lines back', () => {
    const picture = merge(merge(blank, first), update({ version: 2, since: 1, kept: 1, lines: [line(1, 'other')] }))
    expect(picture.lines.map((one) => one.text)).toEqual(['line 0', 'other'])
  })

  it('without a table keeps the one that lies there', () => {
    expect(merge(merge(blank, first), update({ version: 2, kept: 2 })).last?.table).toEqual(table)
  })
})

describe('news', () => {
  it('is nothing when one sits down', () => expect(news(blank, first)).toEqual([]))
  it('is what was not read before', () => {
    const before = merge(blank, first)
    expect(news(before, update({ kept: 2, lines: [line(2), line(3)] })).map((one) => one.n)).toEqual([2, 3])
    expect(news(before, update({ kept: 0, lines: [line(0), line(1), line(2)] })).map((one) => one.n)).toEqual([0, 1, 2])
  })
})
