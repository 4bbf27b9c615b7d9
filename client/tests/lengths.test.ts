import { afterEach, describe, expect, it } from 'vitest'
import { settings } from '../src/lib/settings.svelte'
import { long } from '../src/texts'

const table = { unit: 'toises', unit_one: 'toise' }

describe('a length', () => {
  const before = settings.lang
  afterEach(() => void (settings.lang = before))

  it.each([
    ['en', 1, '1 toise'],
    ['en', 1.5, '1.5 toises'],
    ['fr', 1, '1 toise'],
    ['fr', 1.5, '1,5 toise'],
    ['fr', 1.999, '2 toises'],
    ['fr', 2, '2 toises'],
  ] as const)('agrees with its unit (%s, %s)', (lang, value, told) => {
    settings.lang = lang
    expect(long(value, table)).toBe(told.replace(' ', '\u00a0'))
  })
})
