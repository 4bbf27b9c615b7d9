import { keep, kept } from './keep'

/** The game that was looked at last: rules, lists and odds begin with it. */
class Lately {
  game = $state(kept('game') ?? '')

  look(game: string): void {
    if (!game || game === this.game) return
    this.game = game
    keep('game', game)
  }
}

export const lately = new Lately()
