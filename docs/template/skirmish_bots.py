"""Bold: takes the first option there is. A template for a bot of one's own, for any game."""

from __future__ import annotations

import escarmouche as esc
from escarmouche.core.system import System


class Bold:
    def __init__(self, system: System, seed: str) -> None:
        self.chance = esc.Block(seed, 0)

    def choose(self, view: esc.View, decision: esc.Decision) -> esc.Answer:
        return decision.options[0].value if decision.kind == "choose" else decision.sample(self.chance)
