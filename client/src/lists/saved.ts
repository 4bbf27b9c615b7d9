import { keep, kept } from '../lib/keep'

/** A list this browser keeps. */
export interface Saved {
  game: string
  name: string
  code: string
  cost: number
}

const KEY = 'lists'
const MOST = 100

export function saved(): Saved[] {
  try {
    const found: unknown = JSON.parse(kept(KEY) ?? '[]')
    return Array.isArray(found) ? (found as Saved[]).filter((one) => typeof one.code === 'string' && typeof one.name === 'string') : []
  } catch {
    return []
  }
}

/** Keep a list; one of the same game and name gives way. */
export function save(list: Saved): Saved[] {
  return write([list, ...saved().filter((one) => one.game !== list.game || one.name !== list.name)].slice(0, MOST))
}

export function unsave(list: Saved): Saved[] {
  return write(saved().filter((one) => one.game !== list.game || one.name !== list.name))
}

function write(lists: Saved[]): Saved[] {
  keep(KEY, JSON.stringify(lists))
  return lists
}
