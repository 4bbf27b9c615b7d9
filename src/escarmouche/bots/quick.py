"""The quick bot: the greedy one with a glance instead of a look, for those who want an answer at once."""

from __future__ import annotations

from escarmouche.bots.greedy import GreedyBot
from escarmouche.core.system import System


def quick_bot(system: System, seed: str) -> GreedyBot:
    """A few candidates, one sampled future each."""
    return GreedyBot(system, seed, most=6, first=1, further=0, kept=2)
