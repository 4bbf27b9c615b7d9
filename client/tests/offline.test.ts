import { expect, it } from 'vitest'
import { addressOf, wayOf } from '../src/offline/kept'

const asked = (path: string, more: Partial<{ method: string; mode: string; headers: Headers }> = {}) => wayOf({ method: 'GET', url: `https://table.example${path}`, mode: 'cors', headers: new Headers(), ...more }, 'https://table.example')

it('keeps pages, files and books', () => {
  expect(['/assets/index-1.js', '/icons/icon.svg', '/manifest.webmanifest'].map((path) => asked(path))).toEqual(['file', 'file', 'file'])
  expect(['/api/games?lang=fr', '/api/games/evenor/rules?lang=fr', '/api/games/saga/cards?lang=en'].map((path) => asked(path))).toEqual(['book', 'book', 'book'])
  expect(asked('/lists', { mode: 'navigate' })).toBe('page')
})

it('leaves everything about matches and people to the network', () => {
  for (const path of ['/api/matches/abc', '/api/me', '/api/sessions', '/api/lists/evenor1-x', '/api/games/evenor/lists/check', '/health']) expect(asked(path)).toBe('network')
  expect(asked('/api/games', { headers: new Headers({ Authorization: 'Bearer secret' }) })).toBe('network')
  expect(asked('/api/games', { method: 'POST' })).toBe('network')
  expect(wayOf({ method: 'GET', url: 'https://elsewhere.example/assets/a.js', mode: 'cors', headers: new Headers() }, 'https://table.example')).toBe('network')
})

it('knows what is kept by its address alone, without the token in a fragment', () => {
  expect(addressOf('https://table.example/api/games?lang=fr#secret')).toBe('/api/games?lang=fr')
})
