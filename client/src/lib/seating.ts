/** Who sits at a table: a seat for each side, several that share one (`red-1`, `red-2`), and a referee. */

export const REFEREE = 'referee'
export const MOST_SEATS = 6
/** At this screen, or by a link of their own; every other word is the level of a bot. */
export const ME = 'me'
export const FRIEND = 'friend'

export interface Place {
  side: string
  who: string
}

export interface NamedPlace extends Place {
  seat: string
}

/** The side a seat plays for. */
export function sideOfSeat(seat: string): string {
  return seat.replace(/-\d+$/, '')
}

/** The places with the names of their seats, side by side, the referee last. */
export function named(places: readonly Place[], sides: readonly string[]): NamedPlace[] {
  return [...sides, REFEREE].flatMap((side) => {
    const own = places.filter((place) => place.side === side)
    return own.map((place, n) => ({ ...place, seat: own.length > 1 ? `${side}-${n + 1}` : side }))
  })
}

export function players(places: readonly Place[]): number {
  return places.filter((place) => place.side !== REFEREE).length
}

/** The sides that nobody plays and that cannot be left out; a referee plays them. */
export function unplayed(places: readonly Place[], usual: readonly string[]): string[] {
  const taken = new Set(places.map((place) => place.side))
  return taken.has(REFEREE) ? [] : usual.filter((side) => !taken.has(side))
}

/** The sides that are played, with those of the referee. */
export function sidesAt(places: readonly Place[], usual: readonly string[], sides: readonly string[]): string[] {
  const taken = new Set(places.map((place) => place.side))
  return sides.filter((side) => taken.has(side) || (taken.has(REFEREE) && usual.includes(side)))
}
