"""`esc.odds`: what may come of an answer, asked of a position that knows its game."""

from __future__ import annotations

from typing import Protocol

from escarmouche.core.decisions import Answer
from escarmouche.core.position import Position
from escarmouche.core.system import System
from escarmouche.files.words import nearest
from escarmouche.odds.policies import POLICIES
from escarmouche.odds.results import Odds
from escarmouche.telling.texts import Unusable
from escarmouche.telling.unfit import Unfit, asked, whole


class Placed(Protocol):
    """A position that knows its game."""

    @property
    def system(self) -> System: ...

    @property
    def at(self) -> Position: ...


def odds(
    position: Placed, answer: Answer, *, seat: str | None = None, policy: str = "best", samples: int = 1000
) -> Odds:
    """What may come of an answer to the open question, up to the next question of consequence: figure, happening,
    chance. Exact wherever that can be reckoned, sampled otherwise (`method` says which).

    `policy` says how those who are asked on the way answer: `best` or `decline`. `samples` is how many games are
    played where odds are not exact.

    ```python
    import escarmouche as esc

    position = esc.game("evenor", seed="7", scenario="extermination")
    found = esc.odds(position, position.options[0])
    assert found.method in ("exact", "worlds", "sampled")
    ```
    """
    from escarmouche.odds.exact import odds as reckoned

    if not isinstance(getattr(position, "at", None), Position):
        raise Unfit("position", position, "position")
    if policy not in POLICIES:
        raise Unusable("unknown-policy", nearest(str(policy), POLICIES), word=str(policy)[:60], known=list(POLICIES))
    whole("samples", samples)
    asked(position.system, position.at, seat)
    return reckoned(position.system, position.at, answer, seat=seat, policy=policy, samples=samples)
