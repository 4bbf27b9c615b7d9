import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DiceView, FigureView, LineView } from '../src/api/types'
import { settings } from '../src/lib/settings.svelte'
import { SOUND_NAMES } from '../src/lib/sound'
import { lasts, scenesOf, timing } from '../src/stage/scenes'
import { Stage } from '../src/stage/stage.svelte'
import { figure, line, update } from './samples'

const at = (id: string, side: string, x: number, life = 1): FigureView => ({ ...figure(id, life), side, at: [x, 1] })
const table = (...figures: FigureView[]) => new Map(figures.map((one) => [one.id, one]))
const dice = (who: string): DiceView => ({ figure: who, purpose: 'p', label: 'shot', needed: 4, ranks: [], faces: [5, 2], sides: 6, hits: 1 })
const told = (n: number, ...figures: string[]): LineView => ({ ...line(n, `told ${n}`), figures })
const rolled = (n: number, who: string): LineView => ({ ...line(n), figures: [who], dice: dice(who) })

const far = table(at('ann', 'red', 1), at('bob', 'blue', 8))
const near = table(at('ann', 'red', 1), at('bob', 'blue', 2))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  settings.hasten('normal')
})

test('dice of one who acts on another from afar are a shot, hand to hand a fight', () => {
  const lines = [told(0, 'ann', 'bob'), rolled(1, 'ann'), rolled(2, 'bob'), told(3, 'bob')]
  const [shot, ...rest] = scenesOf(lines, far, update({}))
  expect(rest).toEqual([])
  expect(shot).toMatchObject({ kind: 'shot', actor: 'ann', target: 'bob', words: 'told 3' })
  expect(shot?.rolls.map((roll) => roll.figure)).toEqual(['ann', 'bob'])
  expect(scenesOf(lines, near, update({}))[0]?.kind).toBe('fight')
})

test('a roll that is followed by its target becomes the scene of both', () => {
  expect(scenesOf([rolled(0, 'ann'), told(1, 'bob', 'ann')], far, update({}))[0]).toMatchObject({ kind: 'shot', actor: 'ann', target: 'bob' })
})

test('who declines to answer a shot is not the one who shot', () => {
  const lines = [told(0, 'bob', 'ann'), rolled(1, 'ann'), told(2, 'ann', 'bob'), rolled(3, 'bob')]
  expect(scenesOf(lines, far, update({}))).toMatchObject([{ kind: 'shot', actor: 'ann', target: 'bob' }])
})

test('who loses life is hurt or falls in the scene they were in', () => {
  const lines = [told(0, 'ann', 'bob'), rolled(1, 'ann')]
  const gone = { ...at('bob', 'blue', 2, 0), gone: true }
  expect(scenesOf(lines, near, update({ figures: [gone] }))[0]).toMatchObject({ fell: ['bob'], hurt: [] })
  expect(scenesOf([], near, update({ figures: [gone] }))[0]).toMatchObject({ kind: 'fall', actor: 'bob', fell: ['bob'] })
})

test('a way that ends at an enemy is a charge, any other none', () => {
  const way = (x: number): LineView => ({ ...told(0, 'ann'), path: [[0, 1], [x, 1]] })
  expect(scenesOf([way(7)], far, update({}))[0]).toMatchObject({ kind: 'charge', actor: 'ann', target: 'bob' })
  expect(scenesOf([way(3)], far, update({}))).toEqual([])
})

test('two who are merely named together are no scene, a loud line is a banner', () => {
  expect(scenesOf([told(0, 'ann', 'bob')], far, update({}))).toEqual([])
  expect(scenesOf([{ ...line(0, 'Turn 2'), loud: true }], far, update({}))[0]).toMatchObject({ kind: 'banner', words: 'Turn 2' })
})

test('what came of a roll can be read before it is gone', () => {
  const [scene] = scenesOf([rolled(0, 'ann')], far, update({}))
  const words = 'Initiative missed: Ann does nothing at all.'
  expect(lasts(scene!)).toBe(900)
  expect(lasts({ ...scene!, words })).toBeGreaterThan(1700)
  expect(lasts({ ...scene!, words: words.repeat(9) })).toBeLessThan(2000)
})

test('however much happens, nobody waits for long', () => {
  const many = Array.from({ length: 30 }, (_, n) => rolled(n, n % 2 ? 'ann' : 'bob'))
  expect(timing(scenesOf(many, far, update({}))).total).toBe(5500)
})

test('the fallen stands until the scene has been seen, or skipped, or is not wanted', () => {
  const gone = { ...at('bob', 'blue', 2, 0), gone: true }
  const lines = [told(0, 'ann', 'bob'), rolled(1, 'ann')]
  const stage = new Stage()
  expect(stage.play(lines, near, update({ figures: [gone] }))).toBeGreaterThan(1000)
  expect(stage.held.get('bob')?.gone).toBe(false)
  vi.runAllTimers()
  expect([stage.scene, stage.held.size]).toEqual([null, 0])
  stage.play(lines, near, update({ figures: [gone] }))
  stage.skip()
  expect([stage.scene, stage.held.size]).toEqual([null, 0])
  settings.hasten('off')
  expect(stage.play(lines, near, update({ figures: [gone] }))).toBe(0)
})

test('there are a dozen sounds', () => {
  expect(SOUND_NAMES.length).toBe(12)
})
