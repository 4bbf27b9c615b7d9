"""What odds tell of an action in SAGA: who is hit, what that costs, and what else happens to anybody."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.core.events import Event
from escarmouche.core.parts.odds import Counts, add, happenings
from escarmouche.games.saga.events import Attacked, LevelsLost
from escarmouche.games.saga.figures import Melee


def outcomes(before: Melee, after: Melee, events: Sequence[Event]) -> Counts:
    """What happened; attacks that pass are counted with their target, and levels by how many are lost."""
    found = happenings(before, after, events)
    for event in events:
        if isinstance(event, Attacked) and event.hit:
            add(found, event.target, "hit", 1)
        elif isinstance(event, LevelsLost):
            add(found, event.figure, "wounds", event.wounds)
            add(found, event.figure, "tired", event.fatigue)
    return found
