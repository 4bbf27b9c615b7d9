"""Who has won: the last side standing, or whoever is ahead when time is up."""

from __future__ import annotations

from escarmouche.core.game import Game
from escarmouche.games.saga.figures import FLEEING, Melee
from escarmouche.games.saga.scenarios.encounters import encounter
from escarmouche.games.saga.stats import ENDS


def length(state: Melee) -> int:
    """How many turns it lasts."""
    return int(state.options.get("turns") or encounter(state.encounter).turns)


def standing(state: Melee) -> dict[str, int]:
    """How many of each side are still in the fight."""
    found = dict.fromkeys(state.sides, 0)
    for one in state.fighters():
        if FLEEING not in one.status:
            found[one.side] += 1
    return found


def ahead(state: Melee) -> str | None:
    """The side with most in the fight, then with most levels left; None for equality."""
    left = {side: (count, levels(state, side)) for side, count in standing(state).items()}
    best = [side for side in left if left[side] == max(left.values())]
    return best[0] if len(best) == 1 else None


def levels(state: Melee, side: str) -> int:
    mine = state.in_play(side)
    return sum(one.full_wounds - one.wounds + one.full_fatigue - one.fatigue for one in mine)


def decide(game: Game[Melee], over: bool = False) -> None:
    """The combat ends with the last side standing, or with its last turn."""
    left = [side for side, count in standing(game.state).items() if count]
    if len(left) > 1 and not (over and game.state.turn >= length(game.state)):
        return
    for one in list(game.state.figures.values()):
        game.moment(ENDS, None, one.id)
    if len(left) <= 1:
        game.end(left[0] if left else None, "last-standing")
    it = encounter(game.state.encounter)
    if it.aim == "hold-out" and it.holders < len(game.state.homes):
        game.end(list(game.state.homes)[it.holders], "held-out")
    game.end(ahead(game.state), by_what(game.state))


def by_what(state: Melee) -> str:
    """What decides when time is up: who has most people left, or of as many the most levels; else nothing does."""
    if ahead(state) is None:
        return "time"
    most = sorted(standing(state).values())
    return "time-levels" if most[-1] == most[-2] else "time-people"
