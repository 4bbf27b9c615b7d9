import { describe, expect, it } from 'vitest'
import type { DecisionView, NoteView } from '../src/api/types'
import { fits, spoken, tells, triesNumber } from '../src/panel/coach'

const note = (offers: unknown): NoteView => ({ on: 'action', says: '', otherwise: '', offers, tries: offers, points: [], rules: [] })
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

  it('names a number between the least and the most', () => {
    const number = { key: 'action', kind: 'number', least: 0, most: 5, options: [] } as unknown as DecisionView
    expect([2, 0, 5, 6, -1].map((n) => fits(note(n), number))).toEqual([true, true, true, false, false])
    expect([2, 3].map((n) => triesNumber({ coached: { offers: 2 } }, n))).toEqual([true, false])
    expect(triesNumber({ coached: null }, 2)).toBe(false)
  })

  it('speaks of what is so to whoever goes another way', () => {
    const horsa = { ...note('shoot'), says: 'Horsa missed', points: ['horsa'] }
    expect(tells({ ...horsa, otherwise: 'The enemy has acted' }, true)).toEqual({ says: 'Horsa missed', coached: { figures: ['horsa'], offers: 'shoot' } })
    expect(tells({ ...horsa, otherwise: 'The enemy has acted' }, false)).toEqual({ says: 'The enemy has acted', coached: { figures: [], offers: 'shoot' } })
    expect(tells(horsa, false).says).toBe('Horsa missed')
    expect(tells({ ...note('delay'), tries: 'strike' }, true).coached.offers).toBe('strike')
  })

  it('remembers what it said', () => {
    expect(spoken(null)).toEqual([])
    expect(spoken('0 3')).toEqual([0, 3])
  })
})
