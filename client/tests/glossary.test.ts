import { beforeEach, expect, test } from 'vitest'
import type { FigureView, Term } from '../src/api/types'
import { idOf, meet, met, next, said } from '../src/panel/glossary.svelte'
import { lettered } from '../src/parts/lettered'

const term = (kind: string, name: string, label = name): Term => ({ kind, name, label, says: `${name}.`, rules: [] })
const figure = (change: Partial<FigureView>): FigureView => ({ id: 'a', tags: [], sheet: [], gone: false, ...change }) as unknown as FigureView
const TERMS = [term('question', 'action'), term('state', 'prone'), term('skill', 'berserk', 'Berserk, trigger'), term('letter', 'C', 'C')]

beforeEach(() => localStorage.clear())

test('the question is explained first, then a state, then a skill of whoever is asked about', () => {
  const me = figure({ sheet: [['skills', 'Endurance, berserk 2']] })
  const fallen = figure({ id: 'b', tags: [{ id: 'prone', label: 'prone', sign: 'lying' }] })
  const told: string[] = []
  for (let n = 0; n < 4; n++) {
    const found = next(TERMS, met('g'), 'action', me, [me, fallen])
    if (!found) break
    told.push(found.name)
    meet('g', idOf(found))
  }
  expect(told).toEqual(['action', 'prone', 'berserk'])
  expect(next(TERMS, met('g'), 'action', me, [me, fallen])).toBeNull()
  expect(next(TERMS, met('other'), 'action', me, [])?.name).toBe('action')
})

test('a word that merely contains the name of a skill is not that skill', () => {
  expect(next(TERMS, new Set(['question:action']), 'action', figure({ sheet: [['skills', 'berserker']] }), [])).toBeNull()
})

test('letters before a number are spelled out, others are not', () => {
  const means = (letter: string) => ({ C: 'Combat', T: 'Shooting' })[letter] ?? ''
  expect(lettered('C4+ with T+1, rule EV-C-01, A5', means)).toEqual([
    { words: 'C', means: 'Combat' },
    { words: '4+ with ', means: '' },
    { words: 'T', means: 'Shooting' },
    { words: '+1, rule EV-C-01, A5', means: '' },
  ])
})

test('what is said of a term does not begin with its name again', () => {
  const told = (label: string, says: string) => said({ label, says })
  expect(told('Endurance', 'Endurance : les deux premières actions coûtent 1 PA.')).toBe('Les deux premières actions coûtent 1 PA.')
  expect(told('Endurance', 'Endurance\u00a0: une règle.')).toBe('Une règle.')
  expect(told('Réceptif', 'Réceptif (voie X), obligatoire : les sorts réussissent.')).toBe('Réceptif (voie X), obligatoire : les sorts réussissent.')
  expect(told('', 'Un jeton par point.')).toBe('Un jeton par point.')
})
