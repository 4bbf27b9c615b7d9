"""Odds as they are told: chances of what may happen to each figure, the rolls on the way, and how they were found."""

from __future__ import annotations

from msgspec import Struct

from escarmouche.core.decisions import Answer
from escarmouche.core.events import Modifier


class Chance(Struct, frozen=True):
    """How likely something is, how far from that it may be, how often or how much of it in the mean, and its spread.

    The error of exact odds bounds what was left out; that of sampled odds is the standard error of the share.
    """

    share: float
    error: float
    mean: float
    spread: dict[int, float] = {}
    """How much of it -> how likely. What is missing to 1 is nothing at all."""

    def at_least(self, number: int) -> float:
        return sum(chance for much, chance in self.spread.items() if much >= number)


class RollOdds(Struct, frozen=True, kw_only=True):
    """A roll on the way: how likely it is made at all, with how many dice, what they need and why."""

    figure: str
    purpose: str
    needed: int
    chance: float
    dice: dict[int, float]
    hits: dict[int, float]
    """Of those who make it: how many dice, how many hits, and how likely."""
    base: int | None = None
    modifiers: tuple[Modifier, ...] = ()
    rules: tuple[str, ...] = ()
    ranks: tuple[int, ...] = ()


class Odds(Struct, frozen=True):
    """What may come of an answer: figure -> what happens to it -> its chance."""

    answer: Answer
    samples: int
    figures: dict[str, dict[str, Chance]]
    method: str = "sampled"
    """`exact`; `worlds`, exact in so many samples of what is hidden, or `sampled` from so many plays, with errors."""
    policy: str = "decline"
    """How those who are asked on the way answer; see `policies`."""
    remainder: float = 0.0
    """What exact odds left out: worlds too unlikely to follow."""
    ways: int = 0
    """How many ways through the rules were gone."""
    rolls: tuple[RollOdds, ...] = ()
    value: float = 0.0
    """The mean of the game's own score afterwards, to the one who answers; 0 unless it was asked for."""
    idle: bool = False
    """Who answers is asked again on the way, and is reckoned to decline: they may do better."""
    open: dict[str, float] = {}
    """Questions of consequence that come next -> how likely; the odds end before them."""

    def chance(self, figure: str, what: str) -> Chance:
        """The chance of one happening; what was never seen has a share of nothing."""
        found = self.figures.get(figure, {}).get(what)
        return found or (chance_of(0, 0, self.samples) if self.samples else Chance(0.0, self.remainder, 0.0))


def chance_of(seen: int, times: float, samples: int, spread: dict[int, float] | None = None) -> Chance:
    """The error is that of a share with half a sample added on either side, so that 0 of 200 is not certainty."""
    share = seen / samples
    smoothed = (seen + 0.5) / (samples + 1)
    return Chance(share, (smoothed * (1 - smoothed) / samples) ** 0.5, times / samples, spread or {})
