"""What odds tell in L'Âge des Escarmouches: what merely was tried is not counted as done."""

from __future__ import annotations

from escarmouche.games.age_des_escarmouches.desk.outcomes import outcomes
from escarmouche.games.age_des_escarmouches.events import Disengaged, Eliminated, Recited
from escarmouche.games.age_des_escarmouches.figures import Fray
from escarmouche.space.table import Table


def test_only_successes_count() -> None:
    state = Fray(table=Table((10.0, 10.0)), figures={}, options={}, agenda=())
    events = [
        Recited(figure="ak", formula="x", level=1, passed=False),
        Recited(figure="bo", formula="x", level=1, passed=True),
        Disengaged(figure="ak", by="bo", score="INI", passed=False),
        Eliminated(figure="ak", by="bo"),
    ]
    found = outcomes(state, state, events)
    assert ("ak", "formula") not in found
    assert ("ak", "gets-away") not in found
    assert found["bo", "formula"] == 1
    assert found["ak", "eliminated"] == 1
