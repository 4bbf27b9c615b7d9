"""Sampled odds of one option: the rules are played many times over with other dice, and what happened is counted."""

from __future__ import annotations

from collections import Counter

from escarmouche.core.decisions import Answer
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.position import Position
from escarmouche.core.system import System
from escarmouche.core.views import consistent
from escarmouche.odds.ahead import Replies, ahead
from escarmouche.odds.results import Chance, Odds, chance_of


def quick(
    system: System, position: Position, answer: Answer, samples: int = 200, seed: str = "odds", seat: str | None = None
) -> Odds:
    """Play the answer to the end of its action again and again, everybody else saying nothing; count what happened."""
    decision = position.decision(seat)
    full = decision.check(answer)
    tally = Tally()
    for sample in range(samples):
        chance = Block(f"{seed}/{sample}", 0)
        start = consistent(system, position, decision.seat, chance)
        ended = ahead(start, full, SeededDice(f"{seed}/{sample}/dice"), Replies(chance), decision.seat)
        tally.add(system.odds.outcomes(start.now, ended.state, ended.events))
    return Odds(full, samples, tally.figures())


class Tally:
    """Counts what happened in one sample after the other."""

    def __init__(self) -> None:
        self.samples = 0
        self._seen: Counter[tuple[str, str, int]] = Counter()

    def add(self, happened: dict[tuple[str, str], int], times: int = 1) -> None:
        self.samples += times
        for (figure, what), much in happened.items():
            if much:
                self._seen[figure, what, int(much)] += times

    def figures(self) -> dict[str, dict[str, Chance]]:
        spreads: dict[tuple[str, str], dict[int, int]] = {}
        for (figure, what, much), count in sorted(self._seen.items()):
            spreads.setdefault((figure, what), {})[much] = count
        found: dict[str, dict[str, Chance]] = {}
        for (figure, what), counts in spreads.items():
            times = sum(much * count for much, count in counts.items())
            spread = {much: count / self.samples for much, count in counts.items()}
            found.setdefault(figure, {})[what] = chance_of(sum(counts.values()), times, self.samples, spread)
        return found
