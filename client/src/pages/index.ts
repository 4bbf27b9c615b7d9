import type { Component } from 'svelte'

type Load = () => Promise<{ default: Component }>

/** Every page is a module of its own, loaded when it is first shown; the first word of the address names it. */
export const PAGES: Record<string, Load> = {
  home: () => import('./Home.svelte'),
  account: () => import('./Account.svelte'),
  play: () => import('./Play.svelte'),
  learn: () => import('./Learn.svelte'),
  table: () => import('./Table.svelte'),
  screen: () => import('./Screen.svelte'),
  join: () => import('./Join.svelte'),
  lists: () => import('./Lists.svelte'),
  cards: () => import('./Cards.svelte'),
  rules: () => import('./Rules.svelte'),
  balance: () => import('./Balance.svelte'),
  odds: () => import('./Odds.svelte'),
  replay: () => import('./Replay.svelte'),
  luck: () => import('./Luck.svelte'),
}
