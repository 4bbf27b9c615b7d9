import { expect, test } from 'vitest'
import type { RuleView } from '../src/api/types'
import { found } from '../src/lib/fold'
import { chapters, spans, stateOf, tally, wanted } from '../src/rules/chapters'

const rule = (id: string, more: Partial<RuleView> = {}): RuleView => ({
  id,
  chapter: id.slice(0, id.lastIndexOf('-')),
  part: '',
  heading: '',
  section: 'Général',
  title: '',
  text: '',
  ruling: '',
  code: [],
  proofs: [],
  weak: false,
  example: false,
  games: 0,
  met: 0,
  ...more,
})

test('a search minds neither accents nor case, and wants every word', () => {
  expect(found('melee egalite', 'Mêlée', 'Égalité des touches')).toBe(true)
  expect(found("l'œil", 'L’œil du tireur')).toBe(true)
  expect(found('mêlée tir', 'Mêlée')).toBe(false)
  expect(found('  ', 'anything')).toBe(true)
})

test('a rule is proved, weakly so, in play or missing', () => {
  const told = { code: ['x'], proofs: ['t'] }
  const rules = [rule('EV-A-01', told), rule('EV-A-03', { ...told, weak: true }), rule('EV-A-02', { code: ['x'] }), rule('EV-B-01')]
  expect(rules.map(stateOf)).toEqual(['proved', 'weak', 'played', 'missing'])
  expect(tally(rules)).toEqual({ proved: 1, weak: 1, played: 1, missing: 1 })
})

test('chapters keep the order of the book and take their commonest section as title', () => {
  const rules = [rule('EV-A-01'), rule('EV-B-01'), rule('EV-A-02', { section: 'Tir' }), rule('EV-A-03', { section: 'Tir' })]
  expect(chapters(rules).map(({ id, title, rules: own }) => [id, title, own.length])).toEqual([['EV-A', 'Tir', 3], ['EV-B', 'Général', 1]])
})

test('chapters that have a name are called by it, in their part', () => {
  const rules = [rule('EV-A-01', { part: 'Combat', heading: 'Tirer', section: 'Tir' }), rule('EV-B-01', { part: 'Combat', heading: 'Viser', section: 'Tir' })]
  expect(chapters(rules).map(({ part, title }) => [part, title])).toEqual([['Combat', 'Tirer'], ['Combat', 'Viser']])
})

test('chapters of one section are told apart by their first rule', () => {
  const rules = [rule('EV-A-01', { title: 'Viser' }), rule('EV-B-01', { title: 'Charger' })]
  expect(chapters(rules).map((chapter) => chapter.title)).toEqual(['Général · Viser', 'Général · Charger'])
})

test('rules are found by id, title, text and ruling, and by state', () => {
  const one = rule('EV-MEL-05', { title: 'Comparaison', text: 'La figurine', ruling: 'Oui.', code: ['x'] })
  const any = { query: '', state: '' as const, ruled: false }
  for (const query of ['ev-mel-05', 'compar', 'figurine', 'oui']) expect(wanted(one, { ...any, query })).toBe(true)
  expect(wanted(one, { ...any, query: 'tir' })).toBe(false)
  expect(wanted(one, { ...any, state: 'played' })).toBe(true)
  expect(wanted(one, { ...any, state: 'proved' })).toBe(false)
  expect(wanted(rule('EV-MEL-06'), { ...any, ruled: true })).toBe(false)
})

test('a text is cut where it names another rule of the book', () => {
  const cut = spans('See EV-MEL-05 (not EV-XXX-99).', new Set(['EV-MEL-05']))
  expect(cut).toEqual([{ words: 'See ', rule: '' }, { words: 'EV-MEL-05', rule: 'EV-MEL-05' }, { words: ' (not EV-XXX-99).', rule: '' }])
})
