"""The random bot: any legal answer, each as likely as the decision's own sampling makes it."""

from __future__ import annotations

from escarmouche.bots.protocol import View
from escarmouche.core.decisions import Answer, Decision
from escarmouche.core.dice import Block
from escarmouche.core.system import System


class RandomBot:
    __slots__ = ("_chance",)

    def __init__(self, system: System, seed: str) -> None:
        self._chance = Block(seed, 0)

    def choose(self, view: View, decision: Decision) -> Answer:
        return decision.sample(self._chance)
