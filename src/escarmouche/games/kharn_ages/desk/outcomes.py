"""What odds tell of an action in Khârn-Âges: who is hit or under a spell, health points lost and won back."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.core.events import Event
from escarmouche.core.parts.odds import Counts, add, happenings
from escarmouche.games.kharn_ages.events import Attempted, Healed, Resolved, Wounded
from escarmouche.games.kharn_ages.figures import Battle


def outcomes(before: Battle, after: Battle, events: Sequence[Event]) -> Counts:
    """What happened, and how much of it: hits, spells that take, health points; and rolls that failed."""
    found = happenings(before, after, events)
    for event in events:
        if isinstance(event, Resolved):
            if event.hit:
                add(found, event.target, "spell-taken" if event.spell else "hit", 1)
        elif isinstance(event, Wounded):
            add(found, event.figure, "wounds", event.lost)
        elif isinstance(event, Healed):
            add(found, event.figure, "regained", event.gained)
        elif isinstance(event, Attempted) and event.needed and not event.passed:
            add(found, event.figure, "failed", 1)
    return found
