/** Sides differ by colour, by the pattern of their ring and by a sign: never by colour alone. */
export interface Side {
  /** Name of the CSS variables: --side-a, --side-a-ink… */
  name: 'a' | 'b' | 'c' | 'd'
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
]

const PREFERRED: Record<string, number> = { red: 0, blue: 1, green: 2, yellow: 3 }

/** The look of a seat: by its colour if it is named after one, else by its place. */
export function sideOf(seat: string, seats: readonly string[]): Side {
  const place = PREFERRED[seat] ?? Math.max(0, seats.indexOf(seat))
  return SIDES[place % SIDES.length] as Side
}
