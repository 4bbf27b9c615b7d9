import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CardDraft, readable } from '../src/cards/draft.svelte'
import { blank, fieldsOf, filled, mended, said, without, type Schema } from '../src/cards/shapes'

const schema: Schema = {
  $defs: {
    Weapon: {
      properties: {
        name: { type: 'string', title: 'Name' },
        hands: { anyOf: [{ type: 'integer', minimum: 0, maximum: 2 }, { type: 'null' }], title: 'Hands' },
        piercing: { anyOf: [{ type: 'integer' }, { enum: ['1D5'], enumDescriptions: ['A die'] }], default: 0 },
        forbids: { type: 'array', items: { enum: ['V', 'P'] }, default: [] },
        melee: { type: 'boolean', default: true },
        shot: { anyOf: [{ type: 'null' }, { $ref: '#/$defs/Shot' }], default: null },
        skills: { type: 'object', properties: { brutality: { type: ['number', 'null'], title: 'Brutality' }, stable: { type: 'null' } }, default: {} },
        rare: { type: 'object', additionalProperties: { type: 'string' }, default: {} },
        mastery: { anyOf: [{ type: 'array', items: { type: 'array', items: { enum: ['offensive'] } } }, { type: 'null' }], default: null },
      },
      required: ['name', 'hands'],
    },
    Shot: { properties: { long: { type: 'number' }, feed: { enum: ['arrows', 'bolts'] } }, required: ['long', 'feed'] },
  },
}
const fields = fieldsOf(schema, 'Weapon')
const field = (name: string) => fields.find((one) => one.name === name)!

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('every field of a schema has its widget', () => {
  expect(fields.map((one) => one.shape.kind)).toEqual(['text', 'number', 'number', 'words', 'switch', 'group', 'map', 'map', 'list'])
  expect(field('hands')).toMatchObject({ label: 'Hands', required: true, nullable: true, shape: { least: 0, most: 2, whole: true } })
  expect(field('piercing').shape).toMatchObject({ words: [{ value: '1D5', label: 'A die' }] })
  expect(field('skills').shape).toMatchObject({ keys: [{ name: 'brutality', nullable: true, shape: { kind: 'number' } }, { shape: { kind: 'nothing' } }] })
})

test('a new card says what must be said', () => {
  expect(filled(fields)).toEqual({ name: '', hands: null })
  expect(blank({ ...field('shot'), nullable: false })).toEqual({ long: 0, feed: 'arrows' })
})

test('what goes without saying is left out, and fields keep their order', () => {
  const card = { name: 'X', hands: 1, strange: 2 }
  expect(said(card, fields, field('melee'), true)).toEqual(card)
  expect(Object.keys(said(said(card, fields, field('melee'), false), fields, field('piercing'), 2))).toEqual(['name', 'hands', 'piercing', 'melee', 'strange'])
  expect(said({ ...card, forbids: ['V'] }, fields, field('forbids'), [])).toEqual(card)
  expect(said(card, fields, field('hands'), null)).toEqual({ ...card, hands: null })
})

test('a word is mended where it stands, and what is strange is taken out', () => {
  const card = { name: 'X', raech: 2, shot: { feed: 'bolt' }, skills: { brutalty: 1 }, equipment: ['Serp', 'Y'] }
  expect(mended(card, 'shot.feed', 'bolts', false)).toEqual({ ...card, shot: { feed: 'bolts' } })
  expect(mended(card, 'equipment.0', 'Serpe', false)).toEqual({ ...card, equipment: ['Serpe', 'Y'] })
  expect(mended(card, 'skills.brutalty', 'brutality', true)).toEqual({ ...card, skills: { brutality: 1 } })
  expect(without(card, 'raech')).not.toHaveProperty('raech')
  expect(without(card, 'equipment.0')).toEqual({ ...card, equipment: ['Y'] })
  expect(mended(card, 'nowhere.at.all', 'x', false)).toEqual(card)
})

test('a catalogue becomes cards that are kept, with its report', async () => {
  const form = { game: 'g', kinds: [{ name: 'weapons', label: 'Weapon', key: 'name', shape: 'Weapon', printed: [] }], schema }
  const view = { cards: { weapons: [{ name: 'Z', hands: 1 }] }, text: '', faults: [], faces: [] }
  vi.stubGlobal('fetch', (place: string) =>
    Promise.resolve(new Response(JSON.stringify(place.includes('/import') ? { view, report: ['Weapons: 1 complete'] } : form))),
  )
  const draft = new CardDraft()
  await draft.open('g')
  await draft.bring('{"profiles": []}')
  expect(draft.report).toEqual(['Weapons: 1 complete'])
  expect(draft.card).toEqual({ name: 'Z', hands: 1 })
  const again = new CardDraft()
  await again.open('g')
  expect(again.cards).toEqual({ weapons: [{ name: 'Z', hands: 1 }] })
})

test('cards are kept, thrown away and taken back', async () => {
  const form = { game: 'g', kinds: [{ name: 'weapons', label: 'Weapon', key: 'name', shape: 'Weapon', printed: [] }], schema }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(form))))
  const draft = new CardDraft()
  await draft.open('g')
  draft.add('weapons')
  draft.set({ name: 'X', hands: 1 })
  draft.add('weapons', { name: 'Y', hands: 2 })
  draft.throwAway()
  expect(draft.spot).toEqual({ kind: 'weapons', at: 0 })
  draft.takeBack()
  expect(draft.card).toEqual({ name: 'Y', hands: 2 })
  const again = new CardDraft()
  await again.open('g')
  expect(again.cards).toEqual({ weapons: [{ name: 'X', hands: 1 }, { name: 'Y', hands: 2 }] })
})

test('what storage holds is not trusted', () => {
  expect(readable('{"weapons": [1], "other": [], "spells": 3}', ['weapons', 'spells'])).toEqual({ weapons: [1] })
  for (const text of ['[', 'null', '3', null]) expect(readable(text, ['weapons'])).toEqual({})
})
