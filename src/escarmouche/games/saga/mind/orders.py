"""The orders of a chief who knows the game: those begun are finished, the frightened are encouraged, tactics follow."""

from __future__ import annotations

from typing import Any

from escarmouche.games.saga.figures import Character, Melee

AFRAID = 2
"""Dice of fear among the men that are worth an action."""


def best_order(state: Melee, me: Character, offered: list[Any]) -> Any | None:
    """The order to give now, if any: to men who are under nobody only by a chief whom nobody obeys."""
    known = {one["command"]: one for one in offered}
    if "go-on" in known:
        return known["go-on"]
    men = [one for one in state.figures.values() if one.chief == me.id and one.in_play]
    if "courage" in known and sum(one.fear for one in men) >= AFRAID:
        return known["courage"]
    if "hand" in known and not men:
        return known["hand"]
    if "tactics" in known and men and not any(one.tactic for one in men):
        return known["tactics"]
    return None
