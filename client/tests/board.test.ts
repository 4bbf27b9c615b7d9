import { describe, expect, it, vi } from 'vitest'
import type { FigureView, PieceView } from '../src/api/types'
import { Camera } from '../src/board/camera.svelte'
import { fanned } from '../src/board/fan'
import { emblem, EMBLEMS, sign, SIGNS } from '../src/board/emblems'
import { besideAll, besideBase } from '../src/board/corner'
import { apart, around, beside, inPlace, labels, nameSize, textBox } from '../src/board/labels'
import { pointers } from '../src/board/pointers'
import { painted, shadow } from '../src/board/scenery'
import { sideOf } from '../src/board/sides'
import { crosses, sightLabels } from '../src/board/sightlabels'
import { Latest } from '../src/lib/latest'
import { Pace } from '../src/match/pace'
import { freeSpot, within } from '../src/match/spots'
import { plainReason } from '../src/panel/reasons'
import { keyOf, optionOf } from '../src/widgets/keys'

const figure = (id: string, x: number, y: number): FigureView => ({
  id, name: id, side: 'red', at: [x, y], angle: 0, shape: 'round', width: 1, emblem: 'fighter', people: '', profile: '',
  life: 1, full: 1, acted: false, gone: false, faces: false, points: null, level: 0, tags: [], tracks: [], sheet: [],
})
const rock: PieceView = {
  id: 'rock', kind: 'rock', look: 'rock', label: 'rock', shape: [[4, 4], [8, 4], [8, 8], [4, 8]],
  height: null, base: 0, blocks_sight: true, blocks_move: true, cost: 1,
}

describe('signs', () => {
  it('are those of the house, or a path that the game brings', () => {
    expect(sign('flame')).toBe(SIGNS['flame'])
    expect(sign('M4 4h16v16z')).toBe('M4 4h16v16z')
    expect(sign('Mist')).toBeUndefined()
    expect(emblem('M4 4h16')).toBe('M4 4h16')
    expect(emblem('something else')).toBe(EMBLEMS['fighter'])
  })
})

describe('names on the board', () => {
  it('stand where they do not cover each other', () => {
    const found = labels([figure('Asterion', 5, 5), figure('Leonidas', 5.3, 5.1)], 30, [24, 24], new Set())
    expect(found.length).toBeGreaterThan(0)
    expect(new Set(found.map((one) => `${one.at}`)).size).toBe(found.length)
  })
  it('are shown for the figure one asks about even where it is crowded', () => {
    const crowd = Array.from({ length: 9 }, (_, n) => figure(`Figure ${n}`, 5 + n * 0.1, 5))
    expect(labels(crowd, 10, [24, 24], new Set(['Figure 8'])).map((one) => one.id)).toContain('Figure 8')
  })
  it('stay on the table where a figure stands at its edge', () => {
    const [name] = labels([figure('Horned One of the Plains', 0.5, 12)], 30, [24, 24], new Set())
    expect(textBox(name!.words, name!.at, 11.5 / 30).x0).toBeGreaterThan(-0.7)
  })
  it('are not written beyond its upper edge, where nothing is seen of them', () => {
    const [crowd, beyond] = [[figure('Jorund', 12, 23.9), figure('Runir', 12, 22.9)], -0.7 * nameSize(30)]
    const boxes = labels(crowd, 30, [24, 24], new Set(['Jorund'])).map((one) => textBox(one.words, one.at, nameSize(30)))
    expect(boxes.length).toBe(2)
    boxes.forEach((box) => expect(box.y0).toBeGreaterThan(beyond))
  })
})

describe('what a way costs', () => {
  it('stands above its end, or where it covers no name', () => {
    expect(beside('3 / 6 m', [5, 5], 0.5, 0.4, [])).toEqual([5, 5 - 0.5 - 0.4 * 0.7])
    const name = textBox('Asterion', [5, 4.2], 0.4)
    expect(apart(name, textBox('3 / 6 m', beside('3 / 6 m', [5, 5], 0.5, 0.4, [name]), 0.4))).toBe(true)
  })
})

describe('the menu of a figure', () => {
  const view: [number, number] = [400, 300]
  it('stands to its right, and within the screen', () => {
    expect(besideBase(view, [100, 80], [50, 150], 10, [])).toEqual([70, 130])
    expect(besideBase(view, [100, 80], [50, 290], 10, [])).toEqual([70, 212])
  })
  it('never covers its figure, though there be no room to the right', () => {
    const [left] = besideBase(view, [100, 80], [380, 150], 10, [])
    expect(left + 100).toBeLessThan(380)
  })
  it('covers the fewest neighbours', () => {
    expect(besideBase(view, [100, 80], [200, 150], 10, [[240, 150]])).toEqual([80, 130])
  })
})

describe('words at the lines of sight', () => {
  const seen = (id: string, x: number, y: number, far: number) => ({ figure: id, at: [x, y] as [number, number], width: 1, far, words: '7.5 · clear' })
  const bases = (many: ReturnType<typeof seen>[]) => many.map((one) => around(figure(one.figure, ...one.at), 24, 0.6))
  it('do not cover each other where figures stand close', () => {
    const two = [seen('a', 5, 5, 8), seen('b', 5.6, 5, 7)]
    const found = sightLabels(two, [15, 15], bases(two), 0.4, [24, 24])
    const [a, b] = [found.get('a')!, found.get('b')!]
    const ends = { a: b, b: a }
    for (const one of two) {
      const other = ends[one.figure as 'a' | 'b']
      expect(crosses(textBox(one.words, other, 0.4), [15, 15], [one.at[0], 24 - one.at[1]])).toBe(false)
    }
    expect(Math.abs(a[1] - b[1]) > 0.35 || Math.abs(a[0] - b[0]) > 2).toBe(true)
  })
  it('stay on the table', () => {
    const edge = [seen('a', 23.6, 23.6, 8)]
    const [x, y] = sightLabels(edge, [3, 3], bases(edge), 0.4, [24, 24]).get('a')!
    expect(x).toBeLessThan(23)
    expect(y).toBeGreaterThan(0.3)
  })
  it('leave out the farthest where there is no room', () => {
    const crowd = Array.from({ length: 12 }, (_, n) => seen(`f${n}`, 5 + n * 0.05, 5, n))
    const found = sightLabels(crowd, [5, 20], bases(crowd), 1.2, [24, 24])
    expect(found.has('f0')).toBe(true)
    expect(found.size).toBeLessThan(12)
  })
})

describe('a place proposed for a figure', () => {
  it('is clear of scenery and of others', () => {
    const [x, y] = freeSpot([[[3, 3], [9, 3], [9, 9], [3, 9]]], [24, 24], 1, [figure('a', 3.6, 6)], [rock])
    expect(within(rock.shape, [x, y])).toBe(false)
    expect(Math.hypot(x - 3.6, y - 6)).toBeGreaterThan(1)
  })
  it('is the middle of the zone where nothing stands', () => {
    expect(freeSpot([[[0, 0], [6, 0], [6, 6], [0, 6]]], [24, 24], 1, [], [])).toEqual([3.02, 3.02])
  })
})

describe('scenery', () => {
  const numbers = (d: string) => [...d.matchAll(/[A-Za-z]|-?[\d.]+/g)].map(([word]) => word)
  /** The corners that a path names outright; small letters count from the point before and are left out. */
  const corners = (d: string) => {
    const found: [number, number][] = []
    let [absolute, pair] = [true, [] as number[]]
    for (const word of numbers(d)) {
      if (/[A-Za-z]/.test(word)) [absolute, pair] = [word === word.toUpperCase(), []]
      else if (absolute && pair.push(Number(word)) === 2) found.push(pair.splice(0) as [number, number])
    }
    return found
  }
  it('is painted the same way every time', () => expect(painted(rock, 24, 1)).toEqual(painted(rock, 24, 1)))
  it.each(['tree', 'bush', 'rock', 'ruin', 'wall', 'tower', 'column', 'hut', 'crate', 'fence', 'door', 'difficult', 'scree', 'ice', 'water', 'crowd', 'ditch', 'hill', 'slope', 'stairs', 'ladder', 'anything'])('stands on its base: %s', (look) => {
    for (const shape of [rock.shape, [[1, 1], [9, 1.5], [6, 4]], [[2, 2], [2.9, 2], [2.9, 2.9], [2, 2.9]]] as [number, number][][]) {
      const piece = { ...rock, look, shape }
      const [xs, ys] = [shape.map((p) => p[0]), shape.map((p) => 24 - p[1])]
      for (const { of, d } of painted(piece, 24, 1).filter((one) => one.of !== 'dusk'))
        for (const [x, y] of corners(d)) {
          expect(x, `${of} ${d}`).toBeGreaterThan(Math.min(...xs) - 0.25)
          expect(x, `${of} ${d}`).toBeLessThan(Math.max(...xs) + 0.25)
          expect(y, `${of} ${d}`).toBeGreaterThan(Math.min(...ys) - 0.25)
          expect(y, `${of} ${d}`).toBeLessThan(Math.max(...ys) + 0.25)
        }
    }
  })
  it('throws a longer shadow the taller it is, and none where it is flat', () => {
    const far = (height: number | null) => Math.max(...corners(shadow({ ...rock, height }, 24, 1)).map(([, y]) => y))
    expect(far(3)).toBeGreaterThan(far(1))
    expect(shadow({ ...rock, height: 0 }, 24, 1)).toBe('')
  })
})

describe('discs in a crowd', () => {
  const melee = Array.from({ length: 6 }, (_, n) => figure(`f${n}`, 12 + (n % 3) * 1.02, 12 + Math.floor(n / 3) * 1.02))
  it('are as large as can be read from afar, and fan out', () => {
    const k = 12
    const spots = [...fanned(melee, 24, k).values()]
    for (const [n, one] of spots.entries()) {
      expect(one.r * k).toBeGreaterThanOrEqual(11)
      for (const other of spots.slice(n + 1)) expect(Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1])).toBeGreaterThan((one.r + other.r) * 0.8)
    }
  })
  it('stand on their bases from near', () => {
    for (const [id, spot] of fanned(melee, 24, 60)) expect([spot.moved, spot.r, id.length]).toEqual([false, 0.5, 2])
  })
  it.each([9, 20, 45, 120])('have names of one size that never cover each other, at %i pixels', (k) => {
    const spots = fanned(melee, 24, k)
    const found = labels(melee, k, [24, 24], new Set(), spots)
    const boxes = found.map((one) => textBox(one.words, one.at, nameSize(k)))
    boxes.forEach((box, n) => boxes.slice(n + 1).forEach((other) => expect(apart(box, other)).toBe(true)))
    expect(nameSize(k) * k).toBe(12.5)
    if (k * 24 > 620) expect(found.length).toBe(melee.length)
  })
  it('on a small screen are named where there is room, and whoever is looked at always', () => {
    const found = labels(melee, 12, [24, 24], new Set(['f4']), fanned(melee, 24, 12))
    expect(found.filter((one) => one.from).map((one) => one.id)).toEqual(found.some((one) => one.id === 'f4' && one.from) ? ['f4'] : [])
    expect(found.map((one) => one.id)).toContain('f4')
  })
})

it('tells sides apart by more than colour', () => {
  const [red, blue] = [sideOf('red', ['red', 'blue']), sideOf('blue', ['red', 'blue'])]
  expect([red.sign === blue.sign, red.dash === blue.dash]).toEqual([false, false])
  expect(sideOf('north', ['south', 'north']).name).toBe('b')
})

it('gives every option a key of its own', () => {
  const keys = Array.from({ length: 25 }, (_, n) => keyOf(n))
  expect(new Set(keys).size).toBe(25)
  expect(keys.map(optionOf)).toEqual(keys.map((_, n) => n))
  expect(['u', 'm', 's', 'w', '0', 'Enter'].map(optionOf)).toEqual([-1, -1, -1, -1, -1, -1])
})

it('leaves rule ids out of a reason that stands beside them', () => {
  expect(plainReason('Too far. (EV-DYN-02, EV-MOV-01)')).toBe('Too far.')
  expect(plainReason('Needs a foe (anybody).')).toBe('Needs a foe (anybody).')
})

it('asks only the last of several questions put at once', async () => {
  const asked: number[] = []
  const latest = new Latest<number>(async (n) => void asked.push(n))
  ;[1, 2, 3].forEach((n) => latest.ask(n))
  await vi.waitFor(() => expect(asked).toEqual([1, 3]))
})

it('hands news on in order, with a breath after lively ones', () => {
  vi.useFakeTimers()
  const given: string[] = []
  const pace = new Pace<string>((thing) => (given.push(thing), thing === 'quiet' ? 0 : 500))
  pace.add('roll')
  pace.add('quiet')
  pace.add('move')
  expect(given).toEqual(['roll'])
  vi.advanceTimersByTime(510)
  expect(given).toEqual(['roll', 'quiet', 'move'])
  vi.useRealTimers()
})

describe('the camera', () => {
  it('comes close by itself, but never while something is dragged', () => {
    const camera = new Camera()
    camera.size = [30, 20]
    camera.view = [390, 360]
    camera.fit()
    const far = camera.k
    camera.held = true
    camera.show([5, 5], 6)
    expect(camera.k).toBe(far)
    camera.held = false
    camera.show([5, 5], 6)
    expect(camera.k).toBeGreaterThan(far)
    const [left = 0, top = 0] = camera.toScreen([0, 20])
    const [right = 0, bottom = 0] = camera.toScreen([30, 0])
    expect(Math.max(left, 360 - bottom), 'no more than the frame is seen beside the table').toBeLessThan(camera.k * 1.5)
    expect([top < 0, right > 390]).toEqual([true, true])
    camera.back()
    expect(camera.k).toBe(far)
  })
})

describe('a finger that is lifted', () => {
  it('makes no click, which would answer what has opened under it', () => {
    const node = document.createElement('div')
    pointers(node, [new Camera(), { tap: vi.fn(), grab: () => false, drag: vi.fn(), drop: vi.fn() }])
    const lifted = new Event('touchend', { cancelable: true })
    node.dispatchEvent(lifted)
    expect(lifted.defaultPrevented).toBe(true)
  })
})

describe('what a part of the table is called', () => {
  const ring: [number, number][] = [[0, 0], [10, 0], [10, 10], [0, 10]]
  it('stands in its middle, or where it covers nobody', () => {
    expect(inPlace('east', ring, 1, [])[0]).toBe(5)
    const crowd = textBox('Pedlar', [5, 5], 1)
    const [x, y] = inPlace('east', ring, 1, [crowd])
    expect(apart(crowd, textBox('east', [x, y], 1))).toBe(true)
    expect([x > 0, x < 10, y > 0, y < 10]).toEqual([true, true, true, true])
  })
})

describe('a scene over the table', () => {
  const covers = ([x, y]: [number, number], [w, h]: [number, number], [ox, oy]: [number, number]) => ox > x && ox < x + w && oy > y && oy < y + h
  it('stands above those whom it is about', () => {
    expect(besideAll([390, 300], [200, 90], [[[200, 200], 20]], [])).toEqual([100, 90])
  })
  it('goes aside where they stand at the top and at the foot', () => {
    const size: [number, number] = [200, 110]
    const [one, other]: [number, number][] = [[60, 30], [60, 270]]
    const place = besideAll([390, 300], size, [[one!, 20], [other!, 20]], [])
    expect([covers(place, size, one!), covers(place, size, other!)]).toEqual([false, false])
  })
  it('covers nobody else where it need not', () => {
    const [, y] = besideAll([390, 400], [200, 90], [[[200, 200], 20]], [[200, 130]])
    expect(y).toBe(220)
  })
})
