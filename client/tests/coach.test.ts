import { describe, expect, it } from 'vitest'
import type { DecisionView, NoteView } from '../src/api/types'
import { fits, spoken } from '../src/panel/coach'

const note = (offers: unknown): NoteView => ({ on: 'action', says: '', offers, points: [], rules: [] })
const options = [{ shoot: 'orc', weapon: 'bow' }, 'run'].map((value) => ({ value }))
const decision = { key: 'action', options } as unknown as DecisionView

describe('a coach', () => {
  it('speaks at the question of its note, and where an answer is named only if it is offered', () => {
    expect(fits(note(null), decision)).toBe(true)
    expect(fits(note('run'), decision)).toBe(true)
    expect(fits(note('shoot'), decision)).toBe(true)
    expect(fits(note({ shoot: 'orc' }), decision)).toBe(true)
    expect(fits(note({ shoot: 'elf' }), decision)).toBe(false)
    expect(fits(note('charge'), decision)).toBe(false)
    expect(fits({ ...note(null), on: 'path' }, decision)).toBe(false)
  })

  it('remembers what it said', () => {
    expect(spoken(null)).toEqual([])
    expect(spoken('0 3')).toEqual([0, 3])
  })
})
