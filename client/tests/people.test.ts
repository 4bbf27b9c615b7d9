import { expect, test } from 'vitest'
import type { DecisionView } from '../src/api/types'
import { declined } from '../src/people/forturn'
import { met, worded, type Question } from '../src/people/questions'

const asked = (values: unknown[], more: Partial<DecisionView> = {}) =>
  ({ seat: 'red', key: 'react', figure: 'a', prompt: 'React?', options: values.map((value) => ({ value, label: `the ${JSON.stringify(value)}` })), ...more }) as unknown as DecisionView

test('questions that were met keep all that they offered', () => {
  const first = met(new Map<string, Question>(), asked(['flee', 'stand']))
  const second = met(first, asked(['stand', { dodge: 2 }], { figure: 'b', prompt: 'React, b?' }))
  expect([...second.keys()]).toEqual(['red react'])
  const question = second.get('red react')
  expect(question?.options.map((one) => one.value)).toEqual(['"flee"', '"stand"', '{"dodge":2}'])
  expect(question?.prompt).toBe('React, b?')
  expect(first.get('red react')?.options).toHaveLength(2)
  expect(met(second, asked([1], { seat: 'blue' })).size).toBe(2)
})

test('an answer is told in the words it was offered in', () => {
  const question = met(new Map<string, Question>(), asked([{ dodge: 2 }])).get('red react')
  expect(worded(question, { dodge: 2 })).toBe('the {"dodge":2}')
  expect(worded(question, 'other')).toBe('"other"')
  expect(worded(question, null)).toBeNull()
  expect(worded(undefined, 3)).toBe('3')
})

test('whoever declines for a turn keeps other orders, and lets go those of turns gone by', () => {
  const kept = { key: 'react', answers: ['flee'], figure: '', always: false, turn: 0 }
  const past = { ...kept, key: 'beforehand', turn: 1 }
  const orders = declined([kept, past], { kind: 'choose', key: 'beforehand', figure: 'a' }, 2)
  expect(orders).toEqual([kept, { key: 'beforehand', answers: [null], figure: 'a', always: true, turn: 2 }])
  expect(declined([], { kind: 'angle', key: 'facing', figure: 'a' }, 2)).toMatchObject([{ key: 'facing', figure: '' }])
})
