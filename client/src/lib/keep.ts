/** What this browser remembers: choices of the reader and the matches it sits at. Works without storage too. */

export interface Seat {
  match: string
  game: string
  title: string
  tokens: string[]
  when: number
  opponent: string
  result: string
}

const RECENT = 'escarmouche.matches'
const MOST = 30

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`escarmouche.${key}`)
  } catch {
    return null
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`escarmouche.${key}`, value)
  } catch {
    // private windows may refuse; the choice then lasts as long as the page
  }
}

export function recent(): Seat[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(RECENT) ?? '[]')
    return Array.isArray(found) ? (found as Seat[]).filter((seat) => typeof seat.match === 'string') : []
  } catch {
    return []
  }
}

export function remember(seat: Partial<Seat> & { match: string }): void {
  const all = recent()
  const old = all.find((one) => one.match === seat.match)
  const blank: Seat = { match: '', game: '', title: '', tokens: [], when: 0, opponent: '', result: '' }
  const tokens = [...new Set([...(old?.tokens ?? []), ...(seat.tokens ?? [])])]
  const now: Seat = { ...blank, ...old, ...seat, tokens }
  write([now, ...all.filter((one) => one.match !== seat.match)].slice(0, MOST))
}

export function forget(match: string): void {
  write(recent().filter((one) => one.match !== match))
}

export function tokensOf(match: string): string[] {
  return recent().find((seat) => seat.match === match)?.tokens ?? []
}

function write(seats: Seat[]): void {
  try {
    localStorage.setItem(RECENT, JSON.stringify(seats))
  } catch {
    // see keep
  }
}
