"""What is hidden from whom, read off the one door `core.views`: nothing here decides it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.core.events import Event
from escarmouche.core.system import System
from escarmouche.core.views import private, view


def veiled(system: System, state: Any, seat: str | None) -> frozenset[str]:
    """The figures and other parts of a state that a seat does not see as they are."""
    shown = view(system, state, seat)
    if shown is state or shown == state:
        return frozenset()
    figures = {who for who, figure in state.figures.items() if shown.figures.get(who) != figure}
    names = {name for name in state.__struct_fields__ if name != "figures"}
    return frozenset(figures | {name for name in names if getattr(shown, name) != getattr(state, name)})


def revealed(system: System, before: Any, after: Any, events: Sequence[Event], seats: Sequence[str] = ()) -> bool:
    """Did somebody learn a secret: an event that others may not read, or a veil that was lifted?"""
    if any(private(system, event, seats) for event in events):
        return True
    readers = (*(seats or system.seats), None)
    return any(veiled(system, before, seat) - veiled(system, after, seat) for seat in readers)
