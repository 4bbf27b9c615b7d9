"""What a seat may learn: the one door. Nothing else in the project decides what is hidden from whom."""

from __future__ import annotations

from typing import Any

from escarmouche.core.dice import Block
from escarmouche.core.events import Event
from escarmouche.core.position import Position
from escarmouche.core.system import System


def view(system: System, state: Any, seat: str | None) -> Any:
    """The state as this seat sees it; None is a spectator, who sees what is public."""
    return system.hide(state, seat)


def redact(event: Event, seat: str | None) -> Event | None:
    """The event as this seat may read it, or None if the seat may not know of it."""
    return event if event.only_for is None or event.only_for == seat else None


def consistent(system: System, position: Position, seat: str, chance: Block) -> Position:
    """A position this seat cannot tell from the true one, for a search that must not peek."""
    return system.guess(position, seat, chance)
