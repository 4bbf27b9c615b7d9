import { expect, it } from 'vitest'
import { invitation, parse, tableLink, tokensIn } from '../src/lib/links'

const token = 'abcdefghijklmnop_-1234'

it('reads the page, the match and the seats of an address', () => {
  const place = parse({ pathname: '/table/m4tch-ID', hash: `#${token},${token}2`, search: '' })
  expect(place).toMatchObject({ page: 'table', rest: 'm4tch-ID', tokens: [token, `${token}2`] })
})

it('shows the first page for the bare address', () => {
  expect(parse({ pathname: '/', hash: '', search: '?game=x' })).toMatchObject({ page: 'home', rest: '', tokens: [] })
})

it('takes nothing but tokens from a fragment', () => expect(tokensIn('#<b>,short')).toEqual([]))

it('keeps tokens out of everything a server is sent', () => {
  const link = new URL(invitation('https://table.example', 'm4tch', token))
  expect(link.hash).toBe(`#${token}`)
  expect(link.pathname + link.search).not.toContain(token)
  expect(tableLink('m4tch')).toBe('/table/m4tch')
})
