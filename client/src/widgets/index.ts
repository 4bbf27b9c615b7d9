import type { Component } from 'svelte'
import type { DecisionView } from '../api/types'
import type { Hand } from '../match/hand.svelte'
import Angle from './Angle.svelte'
import Compose from './Compose.svelte'
import Choose from './Choose.svelte'
import NumberWidget from './Number.svelte'
import Order from './Order.svelte'
import Path from './Path.svelte'
import Point from './Point.svelte'
import Share from './Share.svelte'
import Some from './Some.svelte'

type Widget = Component<{ hand: Hand }, { confirm?: () => void }>

/** One widget for each kind of question. A new skill of a game asks one of these kinds and needs nothing here. */
const WIDGETS: Record<string, Widget> = {
  choose: Choose,
  some: Some,
  number: NumberWidget,
  angle: Angle,
  order: Order,
  point: Point,
  path: Path,
}

/** The widget of a question; options that all divide something, or are mixed of parts, have one of their own. */
export function widgetOf(decision: DecisionView): Widget | undefined {
  if (decision.parts.length) return Compose
  return decision.shares.length ? Share : WIDGETS[decision.kind]
}
