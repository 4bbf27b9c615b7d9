"""Agreement: exact odds beside plays of the same option with real dice, everybody choosing as the odds say."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, inf, lgamma, log
from statistics import NormalDist

from msgspec import Struct

from escarmouche.core.decisions import Answer
from escarmouche.core.position import Position
from escarmouche.core.system import System
from escarmouche.odds.branching import TooMany
from escarmouche.odds.exact import odds
from escarmouche.odds.pending import pending
from escarmouche.odds.results import Chance, Odds
from escarmouche.odds.sampling import plays

ENOUGH = 4.0
"""Standard errors that odds and plays may differ by."""
RARE = 50
"""What is expected or missing less often is judged by how unlikely so many are, not by a standard error."""
SURE = 1e-9
"""What is missing to a share of 1 when it is only rounded."""
TRIES = 20
"""Candidates looked at for each decision wanted, before it is told that there are too few."""


class Beside(Struct, frozen=True):
    """One figure of the odds beside that of the plays, and how far apart they are in standard errors."""

    who: str
    what: str
    exact: float
    played: float
    far: float
    again: float | None = None
    """How far apart with as many plays more, where the first were beyond what is allowed."""

    @property
    def agrees(self) -> bool:
        return self.far <= ENOUGH or (self.again is not None and self.again <= ENOUGH)


class Compared(Struct, frozen=True, kw_only=True):
    """One pending decision, its option, and every figure of its odds beside the plays."""

    number: int
    found: str
    """`exact`; `certain` if nothing that is told is left to the dice; `sampled` if the odds are not exact; `unplayed`
    if what everybody would reply cannot be reckoned; `none` without a choice."""
    key: str = ""
    answer: Answer = None
    policy: str = ""
    ways: int = 0
    plays: int = 0
    run: int = 0
    """Plays that went through the engine; the others had been seen before."""
    figures: tuple[Beside, ...] = ()

    @property
    def agrees(self) -> bool:
        return all(figure.agrees for figure in self.figures)


def agreement(
    system: System, decisions: int, samples: int, seed: str = "agree", kept: tuple[Compared, ...] = ()
) -> Iterator[Compared]:
    """Candidates one after the other, until so many of them had exact odds with dice; `kept` were compared before."""
    wanted = decisions - sum(one.found == "exact" for one in kept)
    for number in range(len(kept), TRIES * decisions):
        if wanted <= 0:
            return
        one = compare(system, samples, seed, number)
        wanted -= one.found == "exact"
        yield one


def compare(system: System, samples: int, seed: str, number: int) -> Compared:
    """The odds of one candidate beside plays of it."""
    candidate = pending(system, seed, number)
    if candidate is None:
        return Compared(number=number, found="none")
    position, answer = candidate
    key = position.decision().key
    found = odds(system, position, answer, samples=1)
    if found.method != "exact":
        return Compared(number=number, found="sampled", key=key, answer=found.answer, policy=found.policy)
    try:
        figures, run = beside(system, position, found, samples, f"{seed}/{number}/plays")
    except TooMany:
        return Compared(number=number, found="unplayed", key=key, answer=found.answer, policy=found.policy)
    if any(figure.far > ENOUGH for figure in figures):
        again, more = beside(system, position, found, samples, f"{seed}/{number}/again")
        far = {(figure.who, figure.what): figure.far for figure in again}
        figures = [
            figure if figure.far <= ENOUGH else with_second_look(figure, far.get((figure.who, figure.what), 0.0))
            for figure in figures
        ]
        run += more
    return Compared(
        number=number,
        found="exact" if figures else "certain",
        key=key,
        answer=found.answer,
        policy=found.policy,
        ways=found.ways,
        plays=samples if found.rolls else 1,
        run=run,
        figures=tuple(figures),
    )


def with_second_look(figure: Beside, far: float) -> Beside:
    return Beside(figure.who, figure.what, figure.exact, figure.played, figure.far, far)


def beside(system: System, position: Position, found: Odds, samples: int, seed: str) -> tuple[list[Beside], int]:
    """Every share that the dice decide, and every mean that says more; and how many plays went through the engine."""
    made = plays(system, position, found.answer, "decline" if found.policy == "decline" else "best", samples, seed)
    played, count = made.tally.figures(), made.tally.samples
    told = {(who, what) for figures in (found.figures, played) for who, facts in figures.items() for what in facts}
    figures = []
    for who, what in sorted(told):
        exact, seen = found.chance(who, what), played.get(who, {}).get(what, Chance(0.0, 0.0, 0.0))
        far = apart(exact, seen, count)
        if far or exact.error < exact.share < 1.0 - exact.error - SURE:
            figures.append(Beside(who, what, exact.share, seen.share, far))
        if len(exact.spread) > 1 and exact.share * count >= RARE:
            figures.append(Beside(who, f"{what} mean", exact.mean, seen.mean, apart_in_mean(exact, seen, count)))
    return figures, made.run


def apart(exact: Chance, seen: Chance, count: int) -> float:
    """How far a share is off in standard errors; of what is rare, as many as would be as unlikely."""
    share, times = exact.share, round(seen.share * count)
    if share > 0.5:  # the same, seen from the other side
        share, times = max(1.0 - share - exact.error, 0.0), count - times
    if share * count >= RARE:
        return float(abs(share - times / count) / (share * (1 - share) / count) ** 0.5)
    chance = poisson_tail(times, share * count, (share + exact.error) * count)
    return 0.0 if chance >= 0.5 else -NormalDist().inv_cdf(chance) if chance > 0.0 else inf


def poisson_tail(times: int, fewest: float, most: float) -> float:
    """How likely what is expected so often happens so often or more; or so seldom or less; 1 if it is in between."""
    if times > most:
        return sum(poisson(number, most) for number in range(times, times + 100)) if most else 0.0
    return sum(poisson(number, fewest) for number in range(times + 1)) if times < fewest else 1.0


def poisson(number: int, mean: float) -> float:
    return exp(number * log(mean) - mean - lgamma(number + 1))


def apart_in_mean(exact: Chance, seen: Chance, count: int) -> float:
    """The same for the mean."""
    square = sum(much * much * chance for much, chance in exact.spread.items())
    return float(abs(exact.mean - seen.mean) / ((square - exact.mean**2) / count) ** 0.5)
