"""What was found out about a state, kept as long as what it rests on stays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic

from escarmouche.core.state import S


class Known(Generic[S]):
    """Facts of the latest state, to be read and added to. A menu of actions asks the same thing many times, and most
    events leave the next state alike in what these facts rest on."""

    __slots__ = ("alike", "latest")

    def __init__(self, alike: Callable[[S, S], bool]) -> None:
        self.alike = alike
        self.latest: tuple[S | None, dict[Any, Any]] = (None, {})

    def __call__(self, state: S) -> dict[Any, Any]:
        latest, facts = self.latest
        if latest is not state:
            if latest is None or not self.alike(latest, state):
                facts = {}
            self.latest = (state, facts)
        return facts
