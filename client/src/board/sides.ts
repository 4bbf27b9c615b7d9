import { sideOfSeat } from '../lib/seating'

/** Sides differ by colour, by the pattern of their ring and by a sign: never by colour alone. */
export interface Side {
  /** Name of the CSS variables: --side-a, --side-a-ink… */
  name: 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'r'
  /** Dashes of the ring, in shares of its length; none is a full line. */
  dash: string
  /** A sign in a box of 10 by 10. */
  sign: string
}

const SIDES: Side[] = [
  { name: 'a', dash: '', sign: 'M5 1 9 9H1z' },
  { name: 'b', dash: '6 4', sign: 'M1.5 1.5h7v7h-7z' },
  { name: 'c', dash: '1.5 3', sign: 'M5 .5 9.5 5 5 9.5.5 5z' },
  { name: 'd', dash: '10 2 2 2', sign: 'M5 1a4 4 0 1 0 .1 0z' },
  { name: 'e', dash: '3 2', sign: 'M5 .3 6.5 3.5 9.9 3.9 7.4 6.3 8.1 9.7 5 8 1.9 9.7 2.6 6.3.1 3.9 3.5 3.5z' },
  { name: 'f', dash: '8 2 1 2 1 2', sign: 'M3.5.5h3v3h3v3h-3v3h-3v-3h-3v-3h3z' },
]
const REFEREE: Side = { name: 'r', dash: '1 1', sign: 'M2.5.8h5L10 5 7.5 9.2h-5L0 5z' }

const PREFERRED: Record<string, number> = { red: 0, blue: 1, green: 2, yellow: 3, violet: 4, orange: 5 }

/** The look of a seat: by its colour if its side is named after one, else by its place. */
export function sideOf(seat: string, seats: readonly string[]): Side {
  if (seat === 'referee') return REFEREE
  const place = PREFERRED[sideOfSeat(seat)] ?? Math.max(0, seats.indexOf(seat))
  return SIDES[place % SIDES.length] as Side
}
