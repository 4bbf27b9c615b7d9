"""Hands: what they hold, how it falls, and how many a weapon takes."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from escarmouche.core.decisions import Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.cards import shelf, tagged
from escarmouche.games.saga.events import Dropped
from escarmouche.games.saga.figures import WEAPON_ARM, Character, Effect, Melee
from escarmouche.games.saga.rules.effects import effect
from escarmouche.games.saga.stats import DICE, Trial

MANY = 3
"""Declared actions that a two-handed weapon allows without a malus."""


@rule("SG-CORE-21")
def grip(me: Character) -> tuple[str, str]:
    """What the weapon hand holds, and the other; a two-handed weapon is in both, and nothing in a useless arm."""
    if not me.held:
        return "", ""
    first, other = me.held[0], me.held[1] if len(me.held) > 1 else ""
    if tagged(first, "two-handed"):
        return first, first
    aside = tagged(first, "shield") or WEAPON_ARM in me.status
    return ("", first) if aside and not other else (first, other)


@rule("SG-CORE-21")
def hands_of(weapon: str) -> int:
    """How many hands a weapon takes."""
    return 2 if tagged(weapon, "two-handed") else 1


@rule("SG-DRAW-01", "SG-CORE-21", "SG-CRIT-09", "SG-CRIT-13")
def sheathed(me: Character) -> list[str]:
    """Weapons that somebody carries, has the hands for, does not hold, and has not drawn in this segment."""
    return list(put_away(me.weapons, me.held, me.drawn, me.hands))


@lru_cache(2000)
@rule("SG-DRAW-01", "SG-CORE-21")
def put_away(weapons: tuple[str, ...], held: tuple[str, ...], drawn: tuple[str, ...], hands: int) -> tuple[str, ...]:
    away = [one for one in dict.fromkeys(weapons) if one not in held and one not in drawn]
    return tuple(one for one in away if hands_of(one) <= hands)


@rule("SG-DRAW-01", "SG-DRAW-02", "SG-DRAW-03", "SG-IMP-07", "SG-CRIT-09", "SG-CRIT-13")
def unready(me: Character, said: Any) -> Refusal | None:
    """Is the weapon of an answer still to be drawn, just drawn, stuck in somebody, or too much for the arms that are
    left? Where it names none, all that is in hand."""
    if not isinstance(said, dict):
        return None
    if said.get("weapon") in shelf().weapons and hands_of(said["weapon"]) > me.hands:
        return Refusal("no-hands", ("SG-CRIT-09", "SG-CRIT-13"), {"figure": me.id})
    if "draw-and-use" not in said and said.get("weapon") in set(me.weapons).difference(me.held):
        return Refusal("not-in-hand", ("SG-DRAW-01", "SG-DRAW-02", "SG-DRAW-03"), {"weapon": said["weapon"]})
    names = [said["weapon"]] if said.get("weapon") else [one for one in me.held if not tagged(one, "shield")]
    if names and all(one in me.drawn for one in names):
        return Refusal("just-drawn", ("SG-DRAW-02",), {"weapon": names[0]})
    if names and all(one in me.lodged and one not in me.free for one in names):
        return Refusal("stuck", ("SG-IMP-07",), {"weapon": names[0]})
    return None


@effect("drop")
@rule("SG-CALL-06", "SG-CRIT-05", "SG-CRIT-08")
def drop(game: Game[Melee], it: Effect) -> None:
    """What was held falls: from the right hand (the weapon hand), from the left, or from both."""
    right, left = grip(game[it.on])
    falls = {"right": (right,), "left": (left,)}.get(it.zone.partition("-")[0], (right, left))
    if right == left and right and hands_of(right) == 2:
        falls = (right,)
    for weapon in falls:
        if weapon:
            game.tell(Dropped(figure=it.on, weapon=weapon, rules=it.rules))


@modifies(DICE, "Arme à deux mains", "SG-TWOH-01")
def unwieldy(game: Game[Melee], who: Id, trial: Trial) -> int:
    """-1 die on blows with a two-handed weapon for whoever announced more than three actions."""
    if trial.blow is None or trial.called != "attack" or game[who].declared.number <= MANY:
        return 0
    return -1 if tagged(trial.blow.weapon, "two-handed") else 0
