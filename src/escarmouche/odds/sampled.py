"""Sampled odds of one option: the rules are played many times over with other dice, and what happened is counted."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec import Struct

from escarmouche.core.decisions import Answer
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.events import Event, Rolled, StatusGained, StatusLost, snake
from escarmouche.core.position import Position
from escarmouche.core.system import System
from escarmouche.core.views import consistent
from escarmouche.odds.ahead import Replies, ahead


class Chance(Struct, frozen=True):
    """How likely something is: the share of samples where it happened, its standard error, how often in the mean."""

    share: float
    error: float
    mean: float


class Odds(Struct, frozen=True):
    """What may come of an answer: figure -> what happens to it -> its chance."""

    answer: Answer
    samples: int
    figures: dict[str, dict[str, Chance]]

    def chance(self, figure: str, what: str) -> Chance:
        """The chance of one happening; what was never seen has a share of nothing."""
        return self.figures.get(figure, {}).get(what) or chance_of(0, 0, self.samples)


def quick(
    system: System, position: Position, answer: Answer, samples: int = 200, seed: str = "odds", seat: str | None = None
) -> Odds:
    """Play the answer to the end of its action again and again, everybody else saying nothing; count what happened."""
    decision = position.decision(seat)
    full = decision.check(answer)
    seen: Counter[tuple[str, str]] = Counter()
    times: Counter[tuple[str, str]] = Counter()
    for sample in range(samples):
        chance = Block(f"{seed}/{sample}", 0)
        start = consistent(system, position, decision.seat, chance)
        ended = ahead(start, full, SeededDice(f"{seed}/{sample}/dice"), Replies(chance), decision.seat)
        happened = Counter(filter(None, map(happening, ended.events)))
        seen.update(happened.keys())
        times.update(happened)
    figures: dict[str, dict[str, Chance]] = {}
    for (figure, what), count in sorted(seen.items()):
        figures.setdefault(figure, {})[what] = chance_of(count, times[figure, what], samples)
    return Odds(full, samples, figures)


def happening(event: Event) -> tuple[str, str] | None:
    """Whom an event concerns and what it is called; a status by its own name. Dice are causes, not outcomes."""
    figure: Any = getattr(event, "figure", None)
    if not isinstance(figure, str) or isinstance(event, Rolled):
        return None
    name = snake(type(event).__name__)
    return (figure, f"{name}:{event.status}" if isinstance(event, StatusGained | StatusLost) else name)


def chance_of(seen: int, times: int, samples: int) -> Chance:
    """The error is that of a share with half a sample added on either side, so that 0 of 200 is not certainty."""
    share = seen / samples
    smoothed = (seen + 0.5) / (samples + 1)
    return Chance(share, (smoothed * (1 - smoothed) / samples) ** 0.5, times / samples)
