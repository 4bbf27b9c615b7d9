import { api } from '../api/http'
import type { DecisionView, OrdersView } from '../api/types'
import type { Match } from '../match/match.svelte'

type Orders = OrdersView['orders'][string]

/** The orders of a seat with one more: decline this question for the rest of the turn. Those of turns gone by are let go. */
export function declined(orders: Orders, { kind, key, figure }: Pick<DecisionView, 'kind' | 'key' | 'figure'>, turn: number): Orders {
  const still = orders.filter((order) => !order.turn || order.turn >= turn)
  return [...still, { key, answers: [null], figure: kind === 'angle' ? '' : figure, always: true, turn }]
}

/** Whoever is asked again and again declines once for the turn; the order answers the open question, too. */
export async function declineForTurn(match: Match): Promise<void> {
  const { decision, now, id, tokens } = match
  if (!decision || !now) return
  match.busy = true
  try {
    const laid = await api<OrdersView>(`/matches/${id}/orders`, { tokens })
    const orders = declined(laid.orders[decision.seat] ?? [], decision, now.turn)
    await api(`/matches/${id}/orders`, { body: { seat: decision.seat, orders }, tokens })
  } catch (error) {
    match.refusal = { reason: (error as Error).message, rules: [] }
  } finally {
    match.busy = false
  }
}
