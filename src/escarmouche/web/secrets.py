"""What is hidden from whom, read off the one door `core.views`: nothing here decides it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.core.system import System
from escarmouche.core.views import view

NOTHING: dict[str | None, frozenset[str]] = {}


def veiled(system: System, state: Any, seat: str | None) -> frozenset[str]:
    """The figures and other parts of a state that a seat does not see as they are."""
    shown = view(system, state, seat)
    if shown is state:
        return frozenset()
    names = [name for name in state.__struct_fields__ if differ(getattr(shown, name), getattr(state, name))]
    figures = [who for who, figure in state.figures.items() if differ(shown.figures.get(who), figure)]
    return frozenset((*figures, *(name for name in names if name != "figures")))


def differ(one: Any, other: Any) -> bool:
    """Most parts of a state are the very same, and need not be looked through."""
    return one is not other and one != other


def veils_of(system: System, state: Any, seats: Sequence[str]) -> dict[str | None, frozenset[str]]:
    """By reader, at the table or watching, from whom something is hidden: what is."""
    found = ((seat, veiled(system, state, seat)) for seat in (*(seats or system.seats), None))
    return {seat: hidden for seat, hidden in found if hidden} or NOTHING
