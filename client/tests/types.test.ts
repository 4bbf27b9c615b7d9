// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
// @ts-expect-error a plain script
import { types } from '../scripts/types.mjs'

it('the types are those of the schema (tools/client-types renews them)', async () => {
  expect(await types()).toBe(readFileSync(new URL('../src/api/types.ts', import.meta.url), 'utf8'))
}, 60_000)
