import { expect, test } from 'vitest'
import type { DecisionView } from '../src/api/types'
import { bests, changed, counts, others } from '../src/match/mixtures'

const worth: Record<string, number> = { V: 5, A: 3, C: 4 }
const decision = {
  kind: 'choose',
  parts: ['V', 'A', 'C'].map((sign) => ({ sign, label: sign, worth: worth[sign] })),
  options: ['reflex', 'V', 'A', 'VV', 'VA', 'AC', 'VAC', { shield: 'Targe' }].map((value) => ({
    value, sum: typeof value === 'string' && value !== 'reflex' ? [...value].reduce((sum, sign) => sum + (worth[sign] ?? 0), 0) : null,
  })),
} as unknown as DecisionView

test('a mixture counts its parts, anything else is none', () => {
  expect(counts(decision, 3)).toEqual([2, 0, 0])
  expect(counts(decision, 0)).toBeNull()
  expect(others(decision)).toEqual([0, 7])
})

test('one more and one less lead to mixtures that are allowed', () => {
  expect(changed(decision, 1, 0, 1)).toBe(3)
  expect(changed(decision, 3, 0, 1)).toBeNull()
  expect(changed(decision, 1, 2, 1)).toBe(6)
  expect(changed(decision, 6, 0, -1)).toBe(5)
})

test('the best of each size is named', () => {
  expect(bests(decision)).toEqual([{ parts: 1, option: 1, sum: 5 }, { parts: 2, option: 3, sum: 10 }, { parts: 3, option: 6, sum: 12 }])
})
