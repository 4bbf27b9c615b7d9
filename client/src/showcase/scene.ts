import type { FigureView, TableView } from '../api/types'
import type { Lang } from '../lib/settings.svelte'

/** Part of a game, written by `tools/showcase`: how everybody stood, and what changed step by step. */
export interface Scene {
  table: TableView
  seats: string[]
  figures: FigureView[]
  steps: Step[]
}
interface Step {
  says: Record<Lang, string>
  figures: string[]
  changed: Record<string, Partial<FigureView>>
}

/** Everybody as they stand after a step. */
export function standing(scene: Scene, step: number): FigureView[] {
  const figures = new Map(scene.figures.map((one) => [one.id, one]))
  for (const { changed } of scene.steps.slice(0, step + 1))
    for (const [id, now] of Object.entries(changed)) {
      const before = figures.get(id)
      if (before) figures.set(id, { ...before, ...now })
    }
  return [...figures.values()].sort((a, b) => Number(b.gone) - Number(a.gone))
}
