import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Card, ListView } from '../src/api/types'
import { Draft } from '../src/lists/draft.svelte'
import { anything, distinct, traitName, wanted } from '../src/lists/filter'
import { codeIn, profileOf, without, withDetail, withoutDetail } from '../src/lists/members'
import { save, saved, unsave } from '../src/lists/saved'

const card: Card = {
  name: 'Léto', title: 'Léto', faction: 'Grecs', role: 'Assassine', cost: 7, emblem: 'assassin', stats: { I: '1+' },
  traits: ['Se cacher', 'Soin 2+'], weapons: ['Lance P4'], unplayed: [],
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('profiles are found by words, faction, role, trait and cost', () => {
  expect(wanted(card, anything)).toBe(true)
  expect(wanted(card, { ...anything, query: 'leto lance' })).toBe(true)
  expect(wanted(card, { ...anything, faction: 'Vikings' })).toBe(false)
  expect(wanted(card, { ...anything, role: 'Assassine', trait: 'Soin', most: 7 })).toBe(true)
  expect(wanted(card, { ...anything, trait: 'Esquive' })).toBe(false)
  expect(wanted(card, { ...anything, most: 6 })).toBe(false)
})

test('a trait is offered once, without its value', () => {
  expect(traitName('Soin 2+')).toBe('Soin')
  expect(traitName('Charge furieuse')).toBe('Charge furieuse')
  expect(distinct(['Élan', 'Soin', 'Élan', 'Arme'], 'fr')).toEqual(['Arme', 'Élan', 'Soin'])
})

test('a repair leaves out one of those who share a name', () => {
  expect(without(['Léto', 'Ulysse', 'Léto'], ['Léto'])).toEqual(['Léto', 'Ulysse'])
  expect(without(['Léto'], ['Zorro'])).toEqual(['Léto'])
})

test('a member is a profile with details after commas, unless a profile has the comma itself', () => {
  const known = (name: string) => ['Sergent', 'Rhô, le Vieux'].includes(name)
  expect(profileOf('Sergent, leader, + Épieu', known)).toEqual({ profile: 'Sergent', details: 'leader, + Épieu' })
  expect(profileOf('Rhô, le Vieux', known)).toEqual({ profile: 'Rhô, le Vieux', details: '' })
})

test('a code is taken from a pasted link, too', () => {
  expect(codeIn(' evenor1-AbC_d ')).toBe('evenor1-AbC_d')
  expect(codeIn('http://table/lists#evenor1-AbC_d')).toBe('evenor1-AbC_d')
  expect(codeIn('http://table/play?game=evenor&list=evenor1-AbC_d')).toBe('evenor1-AbC_d')
})

test('lists are kept by game and name', () => {
  save({ game: 'evenor', name: 'Ours', code: 'a', cost: 1 })
  save({ game: 'other', name: 'Ours', code: 'b', cost: 2 })
  save({ game: 'evenor', name: 'Ours', code: 'c', cost: 3 })
  expect(saved().map((one) => one.code)).toEqual(['c', 'b'])
  expect(unsave({ game: 'evenor', name: 'Ours', code: '', cost: 0 }).map((one) => one.code)).toEqual(['b'])
})

test('storage written by somebody else is ignored', () => {
  localStorage.setItem('escarmouche.lists', '{"nonsense"')
  expect(saved()).toEqual([])
})

test('the verdict follows the members, and a repair is one click', async () => {
  vi.useFakeTimers()
  const asked: string[][] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const { members } = JSON.parse(init.body as string) as { members: string[] }
    asked.push(members)
    const view: ListView = { game: 'evenor', members, legal: members.length < 3, cost: 0, complaints: [], repair: members.slice(2), meters: [], code: '', costs: members.map(() => 0), titles: members, foreign: '', unsaid: [], lost: [], cards: {} }
    return new Response(JSON.stringify(view))
  })
  const draft = new Draft()
  draft.game = 'evenor'
  for (const name of ['Léto', 'Ulysse', 'Phobos']) draft.add(name)
  await vi.advanceTimersByTimeAsync(500)
  expect(asked).toEqual([['Léto', 'Ulysse', 'Phobos']])
  expect(draft.view?.legal).toBe(false)
  draft.repair()
  await vi.advanceTimersByTimeAsync(500)
  expect(draft.members).toEqual(['Léto', 'Ulysse'])
  expect(draft.view?.legal).toBe(true)
  expect(draft.checking).toBe(false)
  vi.useRealTimers()
})

test('gives a member one thing more, and takes one away again', () => {
  const armed = withDetail('Sergent, leader', '+ Épieu')
  expect(armed).toBe('Sergent, leader, + Épieu')
  expect(withoutDetail(armed, 'leader')).toBe('Sergent, + Épieu')
  expect(withoutDetail('leader', 'leader')).toBe('leader')
})

test('a list is judged by what was settled before the game it is for', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', vi.fn(async (_: unknown, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)))
    return new Response(JSON.stringify({ members: [], meters: [], cards: {} }), { headers: { 'content-type': 'application/json' } })
  }))
  const draft = new Draft()
  draft.game = 'age-des-escarmouches'
  draft.options = { game_size: '200' }
  draft.check()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ options: { game_size: '200' } })
})
