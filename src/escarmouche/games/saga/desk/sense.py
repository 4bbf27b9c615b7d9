"""What a case may not give a character: numbers off range, bonds with the wrong people, more than two hands hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from escarmouche.core.state import Id
from escarmouche.games.saga.cards import tagged
from escarmouche.games.saga.core import printed
from escarmouche.games.saga.figures import SEGMENTS, Character
from escarmouche.games.saga.rules.hands import hands_of

HANDS = 2
TRACKS = ("confidence", "wounds", "fatigue", "mount_wounds", "dies", "fear", "terror", "heads", "trophies", "tactic")
LOSSES = ("undeclared", "unsteady", "losses", "staggered", "speed", "went", "falling", "depth")
RANGES: dict[str, tuple[int, int | None]] = {
    **dict.fromkeys((*TRACKS, *LOSSES), (0, None)),
    **dict.fromkeys(printed().characteristics, (1, printed().most)),
    "announced": (0, SEGMENTS),
    "rising": (0, 2),
    "eyes_lost": (0, 2),
    "men": (1, None),
}
FOES, FRIENDS, EITHER = ("engaged", "single", "captor", "beaten_by"), ("chief",), ("grips", "lodged", "prepared_on")
WAYS = ("", "cry", "carnyx", "contortions")


def check_numbers(told: Mapping[str, Any]) -> None:
    """Numbers that nobody can have are told, with those that one can."""
    for name, value in told.items():
        least, most = RANGES.get(name, (None, None))
        if least is None or isinstance(value, bool) or not isinstance(value, int | float):
            continue
        if value < least or (most is not None and value > most):
            wanted = f"from {least} to {most}" if most is not None else f"of at least {least}"
            raise ValueError(f"{name}: a number {wanted} was expected, not {value}")
    slots = told.get("slots", ())
    if isinstance(slots, list) and not set(slots) <= set(range(1, SEGMENTS + 1)):
        raise ValueError(f"slots: segments from 1 to {SEGMENTS} were expected, not {slots}")
    if told.get("cried", "") not in WAYS:
        raise ValueError(f"cried: {', '.join(WAYS[1:])} or nothing was expected, not {told['cried']!r}")


def check_bonds(who: Id, told: Mapping[str, Any], figures: Mapping[Id, Character]) -> None:
    """Nobody holds, fights or obeys itself; one fights foes and obeys a friend."""
    for name in (*FOES, *FRIENDS, *EITHER):
        for other in named(told.get(name), values=name == "lodged"):
            if other == who:
                raise ValueError(f"{name}: somebody else was expected, not {who} itself")
            allied = other in figures and figures[other].side == figures[who].side
            if other in figures and name not in EITHER and allied != (name in FRIENDS):
                wanted = "a friend" if name in FRIENDS else "an enemy"
                raise ValueError(f"{name}: {wanted} of {who} was expected, not {other}")


def named(value: Any, *, values: bool) -> list[Any]:
    """Those whom a field names: one, several, or by name of a weapon."""
    if isinstance(value, Mapping):
        return list(value.values() if values else value)
    return list(value) if isinstance(value, list | tuple) else [value] if value else []


def check_hands(told: Mapping[str, Any], me: Character) -> None:
    """Two hands hold no more than two hands can; only what impales is stuck in anybody."""
    if "held" in told and sum(map(hands_of, me.held)) > HANDS:
        raise ValueError(f"held: two hands do not hold {', '.join(me.held)}")
    for name in ("lodged", "impaled"):
        blunt = [one for one in told.get(name) or () if not tagged(one, "impales")]
        if blunt:
            raise ValueError(f"{name}: a weapon that impales was expected, not {blunt[0]}")
