import type { FigureView, LineView, Update } from '../api/types'
import { settings, type Speed } from '../lib/settings.svelte'
import { sound } from '../lib/sound'
import { lasts, scenesOf, timing, type Scene } from './scenes'

/** Shares of the usual time that a scene takes. */
const SHARES: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.5, off: 0 }

/** What has just happened, played on the table one scene after the other. It shows nothing that is not so already. */
export class Stage {
  scene = $state.raw<Scene | null>(null)
  /** Counts scenes, so that one like the last begins anew. */
  count = $state(0)
  /** Figures as they were, until the scene in which they are hurt has been seen. */
  held = $state.raw<ReadonlyMap<string, FigureView>>(new Map())

  private queue: { scene: Scene; time: number }[] = []
  private timer = 0

  /** Take up what an update tells; how long it is played, in milliseconds. */
  play(fresh: readonly LineView[], before: ReadonlyMap<string, FigureView>, update: Update): number {
    const speed = SHARES[settings.speed]
    if (!speed || update.since < 0 || document.hidden) return 0
    const scenes = scenesOf(fresh, before, update)
    const { total, pace } = timing(scenes)
    for (const scene of scenes) this.queue.push({ scene, time: lasts(scene) * pace * speed })
    const victims = scenes.flatMap((scene) => [...scene.hurt, ...scene.fell])
    this.held = new Map([...this.held, ...victims.flatMap((id) => (before.has(id) ? [[id, before.get(id) as FigureView] as const] : []))])
    if (!this.scene) this.next()
    return total * speed
  }

  /** Enough: everything is as it is. */
  skip(): void {
    clearTimeout(this.timer)
    this.queue = []
    this.scene = null
    this.held = new Map()
  }

  private next(): void {
    const done = this.scene
    if (done) this.held = new Map([...this.held].filter(([id]) => !done.hurt.includes(id) && !done.fell.includes(id)))
    const first = this.queue.shift()
    this.scene = first?.scene ?? null
    if (!first) return void (this.held = new Map())
    this.count += 1
    sound.scene(first.scene, first.time)
    this.timer = window.setTimeout(() => this.next(), first.time)
  }
}
