import type { FigureView, LineView, Update } from '../src/api/types'

export const figure = (id: string, life = 1): FigureView => ({
  id, name: id, side: 'red', at: [1, 1], angle: 0, shape: 'round', width: 1, emblem: 'fighter', people: '', profile: '',
  life, full: 2, acted: false, gone: false, faces: false, points: null, level: 0, tags: [], tracks: [], sheet: [],
})

export const line = (n: number, text = `line ${n}`): LineView => ({
  n, event: 'x', text, side: '', figures: [], rules: [], facts: '', loud: false, decreed: false, path: [], dice: null,
})

export const update = (change: Partial<Update>): Update => ({
  type: 'update', match: 'm', game: 'g', version: 1, since: 0, turn: 1, standing: { goal: '', aims: {}, counted: '', scores: [], enough: 0, last_turn: 0, purses: [] }, you: ['red'], seats: [], figures: [], lost: [],
  lines: [], kept: 0, table: null, piles: null, timeline: null, decision: null, private: false, call: '', result: '', undo: { now: 0, to: 0, asked_by: '', asked_to: 0 },
  notice: '', clocks: [], hints: true, led: true, seal: null, ...change,
})
