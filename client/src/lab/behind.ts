/** Which games a number comes from, as charts and tables carry it. */
export interface Behind {
  part: string
  with?: string
  against?: string
  first?: boolean
  winner?: string
}

/** The request for these games. */
export function query(behind: Behind): string {
  const asked = new URLSearchParams({ part: behind.part })
  if (behind.with) asked.set('who', behind.with)
  if (behind.against) asked.set('against', behind.against)
  const winner = behind.first ? 'first' : behind.winner
  if (winner) asked.set('winner', winner)
  return asked.toString()
}
