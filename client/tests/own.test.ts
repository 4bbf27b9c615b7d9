import { beforeEach, expect, test } from 'vitest'
import { isOwn, merged, needed, plain, renewed, withOwn, type Brought } from '../src/lists/own'

const mark = (n: number): string => String.fromCharCode(0x2061 + n).repeat(24)
const sabre = `Grand sabre${mark(0)}`
const duellist = `Bretteur${mark(1)}`
const cards: Brought = {
  weapons: { [sabre]: { name: sabre }, [`Dague${mark(2)}`]: { name: `Dague${mark(2)}` } },
  profiles: { [duellist]: { name: duellist, equipment: [sabre] } },
}

beforeEach(() => localStorage.clear())

test('a list brings what it names, and what that names', () => {
  expect(needed(cards, [duellist])).toEqual({ weapons: { [sabre]: { name: sabre } }, profiles: cards['profiles'] })
  expect(needed(cards, [`Sergent, + ${sabre}`])).toEqual({ weapons: { [sabre]: { name: sabre } } })
  expect(needed(cards, ['Bretteur', 'Grand sabre'])).toEqual({})
})

test('names are read without their marks', () => {
  expect(plain(`${duellist}, + ${sabre}`)).toBe('Bretteur, + Grand sabre')
  const card = { name: duellist, title: 'Bretteur', faction: '', role: '', cost: 1, emblem: '', stats: {}, traits: [], weapons: [], unplayed: [] }
  expect(isOwn(card)).toBe(true)
  expect(isOwn({ ...card, name: 'Bretteur' })).toBe(false)
  expect(withOwn([{ ...card, name: 'Bretteur' }, { ...card, name: 'Sergent' }], [card]).map((one) => one.name)).toEqual([duellist, 'Sergent'])
})

test('a card that was changed is what it is now in a list begun before', () => {
  const before = [`Bretteur${mark(3)}, leader, + Grand sabre${mark(2)}`, 'Bretteur', `Vieux Bretteur${mark(3)}`]
  expect(renewed(before, cards)).toEqual([`${duellist}, leader, + ${sabre}`, 'Bretteur', `Vieux Bretteur${mark(3)}`])
})

test('two shelves are one', () => {
  expect(merged({ weapons: { a: 1 } }, { weapons: { b: 2 }, spells: { c: 3 } })).toEqual({ weapons: { a: 1, b: 2 }, spells: { c: 3 } })
})
