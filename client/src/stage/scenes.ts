import type { DiceView, FigureView, LineView, Update } from '../api/types'
import { distance, type Point } from '../lib/geometry'

/** Something worth watching that has just happened, told from what every event says: who, whom, dice, a way. */
export interface Scene {
  kind: 'banner' | 'charge' | 'shot' | 'fight' | 'roll' | 'fall'
  actor: string
  target: string
  path: Point[]
  rolls: DiceView[]
  /** What came of it. */
  words: string
  /** Who lost life by it, and who fell. */
  hurt: string[]
  fell: string[]
}

type Figures = ReadonlyMap<string, FigureView>

/** How long a scene lasts at the usual speed, in milliseconds. */
const LASTS = { banner: 1100, charge: 700, shot: 1500, fight: 1600, roll: 900, fall: 1000 }
/** A second roll takes a moment longer to read. */
const MORE = 250
/** When words of it are told, and how long a letter of them takes to be read. */
const TOLD = 500
const LETTER = 22
/** No sentence holds the table up longer. */
const READ = 1300
/** Whatever happens, the next question does not wait longer. */
const LONGEST = 5500
/** Bases that stand no further apart are in contact. */
const TOUCH = 0.35

/** Dice take their time, and what came of them is never gone before it can be read. */
export function lasts(scene: Scene): number {
  const seen = LASTS[scene.kind] + MORE * Math.max(0, Math.min(3, scene.rolls.length - 1))
  return scene.words && scene.kind !== 'banner' ? Math.max(seen, TOLD + Math.min(READ, 400 + LETTER * scene.words.length)) : seen
}

/** How long all of them last, and by how much each must be hastened. */
export function timing(scenes: readonly Scene[]): { total: number; pace: number } {
  const whole = scenes.reduce((sum, scene) => sum + lasts(scene), 0)
  const total = Math.min(whole, LONGEST)
  return { total, pace: whole ? total / whole : 1 }
}

/** The scenes of an update, in the order in which they happened. */
export function scenesOf(fresh: readonly LineView[], before: Figures, update: Update): Scene[] {
  const after = new Map([...before, ...update.figures.map((figure) => [figure.id, figure] as const)])
  const scenes: Scene[] = []
  let now: Scene | null = null
  const begin = (kind: Scene['kind'], actor = '', target = ''): Scene => {
    now = { kind, actor, target, path: [], rolls: [], words: '', hurt: [], fell: [] }
    scenes.push(now)
    return now
  }
  const among = (scene: Scene | null, figure: string) => scene !== null && (scene.actor === figure || scene.target === figure)
  for (const line of fresh) {
    if (line.loud) {
      begin('banner').words = line.text
      now = null
    } else if (line.path.length > 1) charged(line, after, begin)
    else if (line.dice) {
      if (!line.dice.figure) continue
      const scene: Scene = now !== null && among(now, line.dice.figure) ? now : begin('roll', line.dice.figure)
      scene.rolls.push(line.dice)
    } else {
      const pair = pairOf(line, after)
      if (pair) {
        const same: boolean = among(now, pair[0]) && among(now, pair[1])
        const grows: boolean = now !== null && (now as Scene).kind === 'roll' && pair.includes((now as Scene).actor)
        if (grows) Object.assign(now as unknown as Scene, facing(pair, (now as unknown as Scene).actor, after))
        else if (!same) Object.assign(begin('fight'), facing(pair, pair[0], after))
        else if ((now as unknown as Scene).kind === 'shot') Object.assign(now as unknown as Scene, facing(pair, pair[0], after)) // who was shot at may have answered first
      }
      if (now && line.text && line.figures.some((figure) => among(now, figure))) (now as Scene).words = line.text
    }
  }
  harm(scenes, before, update, begin)
  return scenes.filter((scene) => worth(scene))
}

/** Two who have to do with each other: of different sides, or just two. */
function pairOf(line: LineView, figures: Figures): [string, string] | null {
  const [first, ...others] = line.figures
  if (!first) return null
  const other = others.find((one) => figures.get(one)?.side !== figures.get(first)?.side) ?? (line.figures.length === 2 ? others[0] : undefined)
  return other ? [first, other] : null
}

/** Who acts on whom, from afar or hand to hand. */
function facing(pair: [string, string], actor: string, figures: Figures): Pick<Scene, 'kind' | 'actor' | 'target'> {
  const target = pair[0] === actor ? pair[1] : pair[0]
  return { kind: apart(figures.get(actor), figures.get(target)) > TOUCH ? 'shot' : 'fight', actor, target }
}

function apart(one: FigureView | undefined, other: FigureView | undefined): number {
  return one && other ? distance(one.at, other.at) - (one.width + other.width) / 2 : 0
}

/** A way that ends at an enemy is a charge; any other is seen by the figure that goes it. */
function charged(line: LineView, figures: Figures, begin: (kind: Scene['kind'], actor?: string, target?: string) => Scene): void {
  const mover = figures.get(line.figures[0] ?? '')
  const end = line.path.at(-1)
  if (!mover || !end) return
  const met = [...figures.values()].find((other) => other.side !== mover.side && !other.gone && apart({ ...mover, at: end }, other) <= TOUCH)
  if (met) begin('charge', mover.id, met.id).path = line.path
}

/** Lives that were lost belong to the last scene their owner was in. */
function harm(scenes: Scene[], before: Figures, update: Update, begin: (kind: Scene['kind'], actor?: string, target?: string) => Scene): void {
  for (const figure of update.figures) {
    const then = before.get(figure.id)
    if (!then || then.gone || figure.life >= then.life) continue
    const scene = scenes.findLast((one) => one.target === figure.id || (one.actor === figure.id && one.kind !== 'charge')) ?? begin('fall', figure.id)
    if (figure.gone) scene.fell.push(figure.id)
    else scene.hurt.push(figure.id)
  }
}

/** Two who merely have to do with each other, without dice or harm, are no scene. */
function worth(scene: Scene): boolean {
  return scene.kind === 'banner' || scene.kind === 'charge' || scene.rolls.length + scene.hurt.length + scene.fell.length > 0
}
