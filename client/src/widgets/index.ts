import type { Component } from 'svelte'
import type { Hand } from '../match/hand.svelte'
import Choose from './Choose.svelte'
import NumberWidget from './Number.svelte'
import Order from './Order.svelte'
import Path from './Path.svelte'
import Point from './Point.svelte'
import Some from './Some.svelte'

/** One widget for each kind of question. A new skill of a game asks one of these kinds and needs nothing here. */
export const WIDGETS: Record<string, Component<{ hand: Hand }, { confirm?: () => void }>> = {
  choose: Choose,
  some: Some,
  number: NumberWidget,
  order: Order,
  point: Point,
  path: Path,
}
