"""From the games of a study to its findings. Every number says by part and members which games it comes from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from escarmouche.cards.lists import profile_of, profiles
from escarmouche.core.system import System
from escarmouche.lab.fit import Array, Fit, Interval, Rate, fitted, logistic, rounded, slope, spread, wilson
from escarmouche.lab.study import CHECK, DUELS, LISTS, SWITCHED, Study, costs
from escarmouche.sim import Outcome
from escarmouche.sim.games import SIDES

FEWEST = 30
"""Games without which nothing is fitted."""
SMOOTH = 4.0
"""A cell of the duel matrix is its own games and this many games of the model."""


class Profile(Struct, frozen=True, kw_only=True):
    """What the games say of one profile."""

    name: str
    faction: str = ""
    cost: int
    rate: Rate
    """Of the drawn lists it was in."""
    left: float | None = None
    """How often it was still there at the end."""
    suggested: Interval | None = None
    """The cost at which it would be worth its points."""
    efficiency: Interval | None = None
    """Its worth by its cost: above 1 it gives more than it costs."""
    contribution: Interval | None = None
    """What it adds to the chance of an even game, beyond its points."""
    duels: Rate | None = None
    duel_worth: Interval | None = None
    """The cost that its duels alone suggest."""
    verdict: str = "fair"
    """cheap or dear where nine in ten agree on the side, else fair."""


class Cell(Struct, frozen=True, kw_only=True):
    """One profile or list against another."""

    one: str
    other: str
    rate: Rate
    even: float | None = None
    """The share to expect at equal points: smoothed, the difference of costs taken out."""


class Transfer(Struct, frozen=True, kw_only=True):
    """Does what one bot's games say hold for another bot's?"""

    bot: str
    favoured: Rate
    """How often the side the first bot's games favour won the second bot's."""
    slope: Interval
    """1 if in full, 0 if not at all."""
    surplus_slope: Interval
    """The same for the surpluses alone, the points taken out."""


class Switched(Struct, frozen=True, kw_only=True):
    """What changing options did to the same games."""

    options: dict[str, Any]
    games: int
    other_winner: Rate
    first: tuple[Rate, Rate]
    turns: tuple[float, float]
    shifts: dict[str, Interval] = {}
    """By profile, how its suggested cost moves."""


class Findings(Struct, frozen=True, kw_only=True):
    study: Study
    title: str
    version: str
    games: dict[str, int]
    turns: float
    draws: int
    first: Rate
    """Of the side that was asked first."""
    seats: dict[str, Rate]
    point: Interval | None = None
    """What one point adds to the chance of an even game."""
    profiles: tuple[Profile, ...] = ()
    duels: tuple[Cell, ...] = ()
    lists: dict[str, Rate] = {}
    meetings: tuple[Cell, ...] = ()
    transfer: Transfer | None = None
    switched: Switched | None = None


def findings(study: Study, system: System, played: Mapping[str, Sequence[Outcome]]) -> Findings:
    """All that can be said from the games played so far."""
    games = played.get(LISTS, ())
    base: dict[str, Any] = {
        "study": study,
        "title": system.title,
        "version": system.version,
        "games": {part: len(outcomes) for part, outcomes in played.items()},
        "turns": rounded(sum(one.turns for one in games) / max(len(games), 1)),
        "draws": sum(one.winner is None for one in games),
        "first": first_rate(games),
        "seats": {side: wilson(sum(won(one, side) for one in games), len(games)) for side in SIDES},
    }
    if study.lists:
        return Findings(**base, **of_lists(study, games))
    names = profiles(system)
    played = {part: [bare(one, names) for one in outcomes] for part, outcomes in played.items()}
    games = played.get(LISTS, ())
    known = costs(system, names, study.options)
    values = np.array([float(known[name]) for name in names])
    fit = fit_of(games, names, values)
    duels = played.get(DUELS, ())
    duel_fit = fit_of(duels, names, values)
    factions = {card.name: card.faction for card in system.lists.cards()}
    about = [
        profile(name, at, known[name], factions.get(name, ""), games, duels, fit, duel_fit)
        for at, name in enumerate(names)
    ]
    return Findings(
        **base,
        point=None if fit is None else spread(gain(fit.mode[1]), gain(fit.draws[:, 1])),
        profiles=tuple(about),
        duels=tuple(duel_cells(duels, names, values, duel_fit)),
        transfer=transfer(study, played.get(CHECK, ()), names, values, fit),
        switched=switched(study, games, played.get(SWITCHED, ()), names, values, fit),
    )


# -------------------------------------------------------------- counting


def bare(one: Outcome, names: Sequence[str]) -> Outcome:
    """The same game with the profiles of the members, their details left out."""
    sides = {side: tuple(profile_of(member, names) for member in getattr(one, side)) for side in SIDES}
    return one if all(getattr(one, side) == sides[side] for side in SIDES) else replace(one, **sides)


def won(outcome: Outcome, side: str) -> float:
    return 0.5 if outcome.winner is None else float(outcome.winner == side)


def first_rate(games: Sequence[Outcome]) -> Rate:
    told = [(one, one.first) for one in games if one.first is not None]
    return wilson(sum(won(one, first) for one, first in told), len(told))


def rate_of(name: str, games: Sequence[Outcome]) -> Rate:
    """Of the lists a profile was in; two lists of one game count twice."""
    results = [won(one, side) for one in games for side in SIDES if name in getattr(one, side)]
    return wilson(sum(results), len(results))


def left_of(name: str, games: Sequence[Outcome]) -> float | None:
    fielded = remained = 0
    for one in games:
        for side in SIDES:
            fielded += getattr(one, side).count(name)
            remained += getattr(one, f"{side}_left").count(name)
    return rounded(remained / fielded) if fielded else None


def rows(games: Sequence[Outcome], names: Sequence[str]) -> tuple[Array, Array, Array]:
    """Members of red less those of blue, who was asked first, and whether red won."""
    at = {name: column for column, name in enumerate(names)}
    counts = np.zeros((len(games), len(names)))
    for row, one in enumerate(games):
        for sign, members in ((1.0, one.red), (-1.0, one.blue)):
            for name, count in Counter(members).items():
                counts[row, at[name]] += sign * count
    first = np.array([{"red": 1.0, "blue": -1.0}.get(one.first or "", 0.0) for one in games])
    return counts, first, np.array([won(one, "red") for one in games])


def fit_of(games: Sequence[Outcome], names: Sequence[str], values: Array) -> Fit | None:
    if len(games) < FEWEST:
        return None
    counts, first, results = rows(games, names)
    return fitted(counts, values, first, results)


def gain(log_odds: Any) -> Any:
    """What log-odds add to an even chance."""
    return logistic(np.asarray(log_odds)) - 0.5


# -------------------------------------------------------------- profiles


def profile(
    name: str,
    at: int,
    cost: int,
    faction: str,
    games: Sequence[Outcome],
    duels: Sequence[Outcome],
    fit: Fit | None,
    duel_fit: Fit | None,
) -> Profile:
    """What the drawn lists and the duels say of one profile."""
    suggested = fit.worth(at, cost) if fit else None
    return Profile(
        name=name,
        faction=faction,
        cost=cost,
        rate=rate_of(name, games),
        left=left_of(name, games),
        suggested=suggested,
        efficiency=scaled(suggested, 1 / cost) if suggested and cost else None,
        contribution=spread(gain(fit.mode[2 + at]), gain(fit.draws[:, 2 + at])) if fit else None,
        duels=rate_of(name, duels) if duels else None,
        duel_worth=duel_fit.worth(at, cost) if duel_fit else None,
        verdict=verdict(suggested, cost),
    )


def scaled(interval: Interval, by: float) -> Interval:
    return Interval(rounded(interval.value * by), rounded(interval.low * by), rounded(interval.high * by))


def verdict(suggested: Interval | None, cost: int) -> str:
    if suggested is None or suggested.low <= cost <= suggested.high:
        return "fair"
    return "cheap" if suggested.low > cost else "dear"


# -------------------------------------------------------------- one against another


def cells(games: Sequence[Outcome], name_of: Mapping[tuple[str, ...], str]) -> dict[tuple[str, str], Rate]:
    """Who won how often against whom, both ways round."""
    found: dict[tuple[str, str], list[float]] = {}
    for one in games:
        pair = name_of[one.red], name_of[one.blue]
        found.setdefault(pair, []).append(won(one, "red"))
        found.setdefault(pair[::-1], []).append(won(one, "blue"))
    return {pair: wilson(sum(results), len(results)) for pair, results in found.items()}


def duel_cells(games: Sequence[Outcome], names: Sequence[str], values: Array, fit: Fit | None) -> list[Cell]:
    at = {name: column for column, name in enumerate(names)}
    found = []
    for (one, other), rate in cells(
        games, {(name,) * copies: name for name in names for copies in range(1, 9)}
    ).items():
        even = None
        if fit is not None:
            apart = fit.point * (values[at[one]] - values[at[other]])
            surplus = fit.mode[2 + at[one]] - fit.mode[2 + at[other]]
            smooth = (rate.wins + SMOOTH * float(logistic(apart + surplus))) / (rate.games + SMOOTH)
            even = rounded(float(logistic(np.log(smooth / (1 - smooth)) - apart)))
        found.append(Cell(one=one, other=other, rate=rate, even=even))
    return found


def of_lists(study: Study, games: Sequence[Outcome]) -> dict[str, Any]:
    """The given lists against each other."""
    name_of = dict(zip(study.lists, study.names, strict=True))
    rates = {
        name: wilson(
            sum(won(one, side) for one in games for side in SIDES if getattr(one, side) == members),
            sum(getattr(one, side) == members for one in games for side in SIDES),
        )
        for members, name in name_of.items()
    }
    met = cells(games, name_of)
    return {"lists": rates, "meetings": tuple(Cell(one=a, other=b, rate=rate) for (a, b), rate in met.items())}


# -------------------------------------------------------------- another bot, another option


def transfer(
    study: Study, games: Sequence[Outcome], names: Sequence[str], values: Array, fit: Fit | None
) -> Transfer | None:
    if fit is None or len(games) < FEWEST:
        return None
    counts, first, results = rows(games, names)
    predicted = fit.predict(counts, values, first)
    surplus = counts @ np.asarray(fit.mode[2:])
    points = np.column_stack([predicted - surplus, surplus])
    hits = np.where(predicted > 0, results, 1 - results)
    return Transfer(
        bot=study.check_bot,
        favoured=wilson(float(hits.sum()), len(games)),
        slope=slope(predicted[:, None], results)[0],
        surplus_slope=slope(points, results)[1],
    )


def switched(
    study: Study,
    games: Sequence[Outcome],
    changed: Sequence[Outcome],
    names: Sequence[str],
    values: Array,
    fit: Fit | None,
) -> Switched | None:
    """The same seeds and lists, before and after."""
    if not changed:
        return None
    before = {one.index: one for one in games}
    pairs = [(before[one.index], one) for one in changed if one.index in before]
    olds, news = [old for old, _ in pairs], [new for _, new in pairs]
    again = fit_of(news, names, values)
    shifts: dict[str, Interval] = {}
    if fit is not None and again is not None:
        for at, name in enumerate(names):
            moved = again.costs(at, values[at]) - fit.costs(at, values[at])
            shifts[name] = spread(float(np.median(moved)), moved)
    return Switched(
        options=study.switch,
        games=len(pairs),
        other_winner=wilson(float(sum(old.winner != new.winner for old, new in pairs)), len(pairs)),
        first=(first_rate(olds), first_rate(news)),
        turns=(mean_turns(olds), mean_turns(news)),
        shifts=shifts,
    )


def mean_turns(games: Sequence[Outcome]) -> float:
    return rounded(sum(one.turns for one in games) / max(len(games), 1))
