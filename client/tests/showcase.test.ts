import { expect, test } from 'vitest'
import evenor from '../src/showcase/evenor.json'
import { standing, type Scene } from '../src/showcase/scene'

test('a scene goes on step by step, and says each in both languages', () => {
  const scene = evenor as unknown as Scene
  expect(scene.steps.length).toBeGreaterThan(10)
  for (const [n, step] of scene.steps.entries()) {
    expect(step.says.fr && step.says.en).toBeTruthy()
    const there = new Map(standing(scene, n).map((one) => [one.id, one]))
    for (const [id, now] of Object.entries(step.changed)) expect(there.get(id)?.at).toEqual(now.at)
  }
  expect(standing(scene, scene.steps.length - 1)).not.toEqual(scene.figures)
})
