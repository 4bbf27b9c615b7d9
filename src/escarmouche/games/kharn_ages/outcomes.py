"""What odds tell of an action in Khârn-Âges: who is hit or under a spell, health points lost and won back."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.core.events import Event
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.events import Attempted, Healed, Resolved, Wounded

Amounts = dict[tuple[Id, str], int]


def count(events: Sequence[Event], found: Amounts) -> Amounts:
    """Add to what happened how much of it: hits, spells that take, health points; and rolls that failed."""
    for event in events:
        if isinstance(event, Resolved):
            if event.hit:
                _add(found, event.target, "spell-taken" if event.spell else "hit", 1)
        elif isinstance(event, Wounded):
            _add(found, event.figure, "wounds", event.lost)
        elif isinstance(event, Healed):
            _add(found, event.figure, "regained", event.gained)
        elif isinstance(event, Attempted) and event.needed and not event.passed:
            _add(found, event.figure, "failed", 1)
    return found


def _add(found: Amounts, who: Id, what: str, much: int) -> None:
    found[who, what] = found.get((who, what), 0) + much
