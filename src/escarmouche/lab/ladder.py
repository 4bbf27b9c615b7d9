"""The ladder: every bot meets every other on the same seeds from both seats; ratings with intervals come of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from itertools import combinations
from pathlib import Path
from typing import Any

from msgspec import Struct

from escarmouche.lab.fit import Rate, Z, wilson
from escarmouche.sim import Contest, Contestant, Outcome, Results, check_contest, simulate
from escarmouche.telling.texts import Unusable


class Meeting(Struct, frozen=True):
    """Two bots and their games, as the first of them saw it; draws count half."""

    one: str
    other: str
    rate: Rate


class Rung(Struct, frozen=True):
    """A bot with its rating and where the rating lies nine times in ten."""

    bot: str
    rating: float
    low: float
    high: float
    games: int


class Ladder(Struct, frozen=True):
    """What came of it, the best bot first. `whole` is False when it was stopped."""

    game: str
    seed: str
    rungs: tuple[Rung, ...]
    meetings: tuple[Meeting, ...]
    failed: tuple[str, ...]
    whole: bool


Pair = tuple[str, str]
Progress = Callable[[Pair, Outcome], None]


def climb(
    game: str,
    place: str,
    bots: Sequence[str],
    games: int,
    seed: str = "0",
    workers: int | None = None,
    folder: Path | None = None,
    resume: bool = False,
    progress: Progress | None = None,
) -> Ladder:
    """Play the whole round, pair by pair, or what Ctrl-C leaves of it. A folder keeps a file of results a pair."""
    plackett_luce()  # before hours are spent on games that cannot be rated
    found: dict[Pair, list[Outcome]] = {}
    for pair in combinations(bots, 2):
        one, other = pair
        red, blue = Contestant(one), Contestant(other)
        contest = Contest(system=place, seed=seed, batch=2, red=red, blue=blue, swap=True, mirror=True)
        check_contest(contest)
        if folder:
            folder.mkdir(parents=True, exist_ok=True)
        with ExitStack() as stack:
            kept = stack.enter_context(Results(folder / file_of(pair), contest, resume)) if folder else None
            _, found[pair] = simulate(
                contest,
                games,
                workers,
                progress=(lambda outcome, pair=pair: progress(pair, outcome)) if progress else None,  # type: ignore[misc]
                kept=kept.kept if kept else (),
                keep=kept.keep if kept else None,
            )
        if len(found[pair]) < games:
            break
    return judged(game, seed, bots, found, games)


def file_of(pair: Pair) -> str:
    """A name for the games of a pair that every file system takes: bots may be programs with paths and options."""
    one, other = (re.sub(r"[^\w@.-]+", "_", bot)[:60] for bot in pair)
    return f"{one}-v-{other}.jsonl"


def judged(game: str, seed: str, bots: Sequence[str], found: dict[Pair, list[Outcome]], games: int) -> Ladder:
    """Ratings and rates of what was played."""
    ended = {pair: [one for one in outcomes if one.error is None] for pair, outcomes in found.items()}
    ratings = rated(bots, ended)
    played = {bot: sum(len(outcomes) for pair, outcomes in ended.items() if bot in pair) for bot in bots}
    rungs = [
        Rung(bot, round(mu, 2), round(mu - Z * sigma, 2), round(mu + Z * sigma, 2), played[bot])
        for bot, (mu, sigma) in ratings.items()
    ]
    return Ladder(
        game,
        seed,
        tuple(sorted(rungs, key=lambda rung: -rung.rating)),
        tuple(Meeting(*pair, wilson(sum(map(points, outcomes)), len(outcomes))) for pair, outcomes in ended.items()),
        tuple(one.seed for outcomes in found.values() for one in outcomes if one.error is not None),
        len(found) == len(bots) * (len(bots) - 1) // 2 and all(len(one) == games for one in found.values()),
    )


def points(outcome: Outcome) -> float:
    """What the first of a pair has of a game."""
    return 0.5 if outcome.winner is None else float(outcome.winner == "red")


def plackett_luce() -> Any:
    """openskill's model; `Unusable` names the extra that brings it."""
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError:
        raise Unusable("ladder-missing") from None
    return PlackettLuce()


def rated(bots: Sequence[str], found: dict[Pair, list[Outcome]]) -> dict[str, tuple[float, float]]:
    """openskill's Plackett-Luce ratings: mean and deviation. Games of all pairs are taken in turn, so that nobody is
    rated on a row of games against one bot alone."""
    model = plackett_luce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    most = max((len(outcomes) for outcomes in found.values()), default=0)
    for at in range(most):
        for (one, other), outcomes in found.items():
            if at < len(outcomes):
                got = points(outcomes[at])
                [[ratings[one]], [ratings[other]]] = model.rate(
                    [[ratings[one]], [ratings[other]]], scores=[got, 1.0 - got]
                )
    return {bot: (rating.mu, rating.sigma) for bot, rating in ratings.items()}
