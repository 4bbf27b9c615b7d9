import { expect, test } from 'vitest'
import type { ChanceView, OddsView, OptionView, RollView } from '../src/api/types'
import { offered } from '../src/lib/form'
import { mirrored, neededOf, rowsOf } from '../src/parts/chances'
import { grouped, shared } from '../src/widgets/verbs'

const chance = (figure: string, what: string, share: number): ChanceView => ({ figure, what, label: what, share, error: 0, mean: share, minor: false })
const roll = (change: Partial<RollView>): RollView => ({
  figure: 'a', name: 'A', label: 'test', needed: 1, base: 1, fewest: 2, most: 2, chance: 1, ranks: [], modifiers: [], rules: [], ...change,
})
const option = (label: string, verb = ''): OptionView => ({ value: label, label, figure: '', rules: [], sum: null, verb, seldom: false, moves: false, leads: false })

test('what always happens together is one row', () => {
  const rows = rowsOf([chance('a', 'hit', 0.5), chance('a', 'wounded', 0.2), chance('b', 'hit', 0.2), chance('a', 'out', 0.2), chance('a', 'rare', 0.001)], 6)
  expect(rows).toEqual([
    { figure: 'a', labels: ['hit'], share: 0.5 },
    { figure: 'a', labels: ['wounded', 'out'], share: 0.2 },
    { figure: 'b', labels: ['hit'], share: 0.2 },
  ])
})

test('dice that need different numbers say so', () => {
  expect(neededOf(roll({ ranks: [1, 2] }))).toBe('1+ / 2+')
  expect(neededOf(roll({ base: 3 }))).toBe('3+')
})

test('a fight that comes to the same whoever begins is told once', () => {
  const duel = (one: string, other: string, share: number) => ({
    odds: { chances: [chance('attacker', 'hit', share), chance('defender', 'hit', 0.5)] } as unknown as OddsView,
    names: { attacker: one, defender: other },
  })
  const back = duel('B', 'A', 0.5)
  expect(mirrored({ ...duel('A', 'B', 0.5) }, back)).toBe(true)
  expect(mirrored(duel('A', 'B', 0.3), back)).toBe(false)
})

test('a word that another game does not know is as usual', () => {
  const field = { name: 'scenario', label: '', default: 'battle', choices: [{ value: 'battle', label: '', brief: '' }, { value: 'chest', label: '', brief: '' }] }
  expect(offered(field, 'roll')).toBe('battle')
  expect(offered(field, 'chest')).toBe('chest')
})

test('answers of one verb are folded in a long menu, and only there', () => {
  const waits = ['Ann', 'Bob', 'Cid'].map((name) => option(`let ${name} wait for others`, 'wait'))
  const names = ['Ann', 'Bob', 'Cid', 'Dan'].map((name) => option(name))
  const groups = grouped([...names, ...waits])
  expect(groups.map((group) => group.title)).toEqual(['', '', '', '', 'let … wait for others'])
  expect(groups.at(-1)?.entries.map((entry) => entry.n)).toEqual([4, 5, 6])
  expect(grouped(waits).every((group) => !group.title)).toBe(true)
  const goes = ['Ann', 'Bob', 'Cid'].map((name) => option(`send ${name} away`, 'send'))
  expect(grouped([...goes, ...waits]).map((group) => group.title)).toEqual(['', '', '', 'let … wait for others'])
  const rare = ['dig', 'swim'].map((label) => ({ ...option(label), seldom: true }))
  const folded = grouped([...names, ...rare, option('done')], 'something else')
  expect(folded.map((group) => group.title)).toEqual(['', '', '', '', 'something else', ''])
  expect(folded.map((group) => group.entries.map((entry) => entry.n))).toEqual([[0], [1], [2], [3], [4, 5], [6]])
  expect(grouped([...names.slice(0, 2), ...rare], 'something else').every((group) => !group.title)).toBe(true)
  expect(shared(['one', 'two'])).toBe('')
  expect(shared(['jump over the long table', 'jump over the long table and dodge'])).toBe('jump over the long table …')
  expect(shared(['delay by 1', 'delay by 2'])).toBe('delay by …')
  expect(shared(['Mask (on Ajax)', 'Mask (on Nestor)'])).toBe('Mask …')
  expect(shared(['Devour Ajax (1 AP)', 'Devour Ajax (2 AP)'])).toBe('Devour Ajax …')
  expect(shared(['Shoot Ajax (long bow)', 'Shoot Nestor (long bow)'])).toBe('Shoot … (long bow)')
})
