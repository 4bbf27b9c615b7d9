"""What odds tell of an action in L'Âge des Escarmouches: life lost, who is out or routed, what succeeds."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.core.events import Event
from escarmouche.core.parts.odds import Counts, add, happenings
from escarmouche.games.age_des_escarmouches.events import Disengaged, Intercepted, Recited
from escarmouche.games.age_des_escarmouches.figures import Fray

SUCCESSES: dict[type[Event], str] = {Recited: "formula", Disengaged: "gets-away", Intercepted: "intercepts"}
"""What is told of these only if they succeed."""


def outcomes(before: Fray, after: Fray, events: Sequence[Event]) -> Counts:
    """What happened to anybody, and what somebody succeeded in."""
    found = happenings(before, after, events)
    for event in events:
        what = SUCCESSES.get(type(event))
        if what is not None and event.passed:  # type: ignore[attr-defined]
            add(found, event.figure, what, 1)  # type: ignore[attr-defined]
    return found
