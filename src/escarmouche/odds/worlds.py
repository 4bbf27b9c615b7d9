"""Odds where something is hidden from the asker: exact in some of the worlds it cannot tell apart, and added up."""

from __future__ import annotations

from collections.abc import Callable

from escarmouche.core.dice import Block
from escarmouche.core.position import Position
from escarmouche.core.system import System
from escarmouche.core.views import consistent
from escarmouche.odds.results import Chance, Odds

WORLDS = 24
"""Worlds that are drawn."""


def over_worlds(
    system: System, position: Position, seat: str, reckon: Callable[[Position], Odds], seed: str, worlds: int = WORLDS
) -> Odds:
    """Each of the worlds drawn is as likely; those that are the same are reckoned once."""
    drawn: list[tuple[Position, int]] = []
    for number in range(worlds):
        one = consistent(system, position, seat, Block(f"{seed}/{number}", 0))
        for at, (other, times) in enumerate(drawn):
            if (other.state, other.log) == (one.state, one.log):
                drawn[at] = (other, times + 1)
                break
        else:
            drawn.append((one, 1))
    return together([(reckon(one), times) for one, times in drawn])


def together(found: list[tuple[Odds, int]]) -> Odds:
    """The mean of the odds of some worlds, each so many times."""
    many = sum(times for _, times in found)
    first = max(found, key=lambda one: one[1])[0]
    names = {(who, what): None for odds, _ in found for who, facts in odds.figures.items() for what in facts}
    figures: dict[str, dict[str, Chance]] = {}
    for who, what in sorted(names):
        chances = [(odds.chance(who, what), times) for odds, times in found]
        share = sum(chance.share * times for chance, times in chances) / many
        mean = sum(chance.mean * times for chance, times in chances) / many
        spread: dict[int, float] = {}
        for chance, times in chances:
            for much, part in chance.spread.items():
                spread[much] = spread.get(much, 0.0) + part * times / many
        error = error_of([(chance.share, times) for chance, times in chances], share, many)
        figures.setdefault(who, {})[what] = Chance(share, error, mean, dict(sorted(spread.items())))
    keys = {key: None for odds, _ in found for key in odds.open}
    return Odds(
        first.answer,
        many,
        figures,
        method="worlds",
        policy=next((odds.policy for odds, _ in found if odds.policy != "none"), "none"),
        remainder=max(odds.remainder for odds, _ in found),
        idle=any(odds.idle for odds, _ in found),
        ways=sum(odds.ways for odds, _ in found),
        rolls=first.rolls,
        value=sum(odds.value * times for odds, times in found) / many,
        open={key: sum(odds.open.get(key, 0.0) * times for odds, times in found) / many for key in keys},
    )


def error_of(shares: list[tuple[float, int]], mean: float, many: int) -> float:
    """The standard error of a mean of worlds, with half a world added where it happens and half where it does not: some
    that were not drawn may differ from all that were."""
    apart = sum(times * (share - mean) ** 2 for share, times in shares)
    apart += (mean**2 + (1 - mean) ** 2) / 2
    return float((apart / (many + 1) / many) ** 0.5)
