import { expect, test } from 'vitest'
import { faceOf } from '../src/portraits/face'

const sitter = (profile: string, people = 'Elves', emblem = 'archer', width = 1) => ({ profile, people, emblem, width })
const drawn = (...told: Parameters<typeof sitter>) => JSON.stringify(faceOf(sitter(...told)))

test('a portrait is the same for ever and tells people, role, stature and profiles apart', () => {
  expect(drawn('Ann')).toBe(drawn('Ann'))
  expect(drawn('Ann')).not.toBe(drawn('Ann', 'Elves', 'mage'))
  expect(drawn('Ann')).not.toBe(drawn('Ann', 'Elves', 'archer', 2))
  expect(new Set(['Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay'].map((name) => drawn(name))).size).toBeGreaterThan(4)
  expect(faceOf(sitter('Ann')).ground).toBe(faceOf(sitter('Bob')).ground)
})
