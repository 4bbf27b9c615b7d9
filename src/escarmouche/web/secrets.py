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
    if shown is state or shown == state:
        return frozenset()
    figures = {who for who, figure in state.figures.items() if shown.figures.get(who) != figure}
    names = {name for name in state.__struct_fields__ if name != "figures"}
    return frozenset(figures | {name for name in names if getattr(shown, name) != getattr(state, name)})


def veils_of(system: System, state: Any, seats: Sequence[str]) -> dict[str | None, frozenset[str]]:
    """By reader, at the table or watching, from whom something is hidden: what is."""
    found = ((seat, veiled(system, state, seat)) for seat in (*(seats or system.seats), None))
    return {seat: hidden for seat, hidden in found if hidden} or NOTHING
