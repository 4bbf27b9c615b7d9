"""Exact odds of a whole declared action: every way through the rules, each with its worlds."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from escarmouche.core.decisions import Answer, Decision
from escarmouche.core.dice import Pool
from escarmouche.core.game import Answered, Entry
from escarmouche.core.position import Position
from escarmouche.core.system import System
from escarmouche.core.views import open_to
from escarmouche.odds import pools
from escarmouche.odds.ahead import Ahead, Horizon, through
from escarmouche.odds.branching import Branches, BranchingGame, Rows, Thrown, TooMany, Way
from escarmouche.odds.policies import Policy
from escarmouche.odds.results import Chance, Odds, RollOdds
from escarmouche.odds.sampled import quick
from escarmouche.odds.unknowns import Array, Count
from escarmouche.odds.worlds import over_worlds

WAYS = 2000
"""Ways through the rules that are gone before odds are sampled instead."""
BEST = 500
"""Ways that are gone to find the best replies."""


def odds(
    system: System,
    position: Position,
    answer: Answer,
    *,
    seat: str | None = None,
    policy: str = "best",
    ways: int = WAYS,
    seconds: float = 0.0,
    samples: int = 1000,
    seed: str = "odds",
    value: bool = False,
) -> Odds:
    """What may come of an answer to the open question, until the next question of consequence.

    Exact if no more than `ways` lead through the rules (and it takes no more than `seconds`, if given): first with
    everybody declining, then, if that leaves hope, with the best replies of all; and sampled, if it is too much even
    so. Where something is hidden from the seat, in some worlds that it cannot tell apart, with everybody declining.
    """
    decision = position.decision(seat)
    full = decision.check(answer)
    with suppress(TooMany):
        if not open_to(system, position, decision.seat):

            def declined(world: Position) -> Odds:
                return exact(system, world, full, decision, "decline", Branches(ways, seconds=seconds), value)

            return over_worlds(system, position, decision.seat, declined, seed)
        branches = Branches(ways, seconds=seconds)
        found = exact(system, position, full, decision, "decline", branches, value)
        if policy == "best" and found.policy != "none" and branches.foreseen <= 2 * BEST:
            with suppress(TooMany):
                branches = Branches(min(ways, BEST), seconds=seconds)
                found = exact(system, position, full, decision, policy, branches, value)
        return found
    return quick(system, position, full, samples, seed, decision.seat)


class Outcome(Struct):
    """What a way came to: amounts by figure and name, dice by roll, the score by seat, the question it ended at."""

    amounts: dict[tuple[str, str], Array]
    dice: list[tuple[Thrown, Array]]
    scores: dict[str, Array]
    open: str


def exact(
    system: System,
    position: Position,
    answer: Answer,
    decision: Decision,
    policy: str,
    branches: Branches,
    value: bool = False,
) -> Odds:
    """Exact odds or `TooMany`."""
    log = [*position.log, Answered.to(decision, answer)]
    chooser = Policy(policy, decision.seat, decision.key, answer)
    ways, _ = explored(system, position, log, chooser, branches, value)
    used = policy if branches.choices or (chooser.asked and not chooser.best) else "none"
    return replace(told(answer, used, ways, decision.seat, value), idle=chooser.idle)


def explored(
    system: System,
    position: Position,
    log: list[Entry],
    policy: Policy,
    branches: Branches,
    value: bool = False,
    until: Horizon | None = None,
) -> tuple[list[Way], list[Array]]:
    """All ways from a log on, the worlds of those nobody would choose made weightless; and what is chosen, by world."""
    before = position.now
    seats = {policy.seat} if value else set()

    def run(branches: Branches) -> Outcome:
        policy.begin()

        def game(state: Any, entries: list[Entry], rolls: int) -> BranchingGame:
            policy.enter()
            return BranchingGame(state, branches, policy, policy.best).following(list(entries), rolls)

        ended = through(position, log, game, until=until)
        amounts = system.odds.outcomes(before, ended.state, ended.events)
        wanted = seats.union(branches.choices[chosen.number].seat for chosen in branches.chosen)
        return read(system, ended, before, amounts, branches, wanted, policy.ended)

    ways = branches.explore(run)
    return ways, settle_choices(branches, ways)


def read(
    system: System,
    ended: Ahead,
    before: Any,
    amounts: dict[tuple[str, str], Any],
    branches: Branches,
    seats: set[str],
    open_: str,
) -> Outcome:
    """Everything a way came to, in each of its worlds."""
    unknown = unknowns(before, ended.state) if seats else []
    dice = [thrown.pool.dice for thrown in branches.rolls]
    found = branches.read([*amounts.values(), *dice, *(number for _, _, number in unknown)])
    rolled = found[len(amounts) : len(amounts) + len(dice)]
    return Outcome(
        dict(zip(amounts, found[: len(amounts)], strict=True)),
        list(zip(branches.rolls, rolled, strict=True)),
        {seat: scored(system, ended.state, seat, unknown, branches) for seat in seats},
        open_,
    )


def unknowns(before: Any, after: Any) -> list[tuple[str, str, Count]]:
    """The numbers of figures that are not known yet: whose, which, what."""
    return [
        (who, name, part)
        for who, figure in after.figures.items()
        if figure is not before.figures.get(who)
        for name in figure.__struct_fields__
        if isinstance(part := getattr(figure, name), Count)
    ]


def scored(
    system: System, state: Any, seat: str, unknown: Sequence[tuple[str, str, Count]], branches: Branches
) -> Array:
    """How the game looks to a seat, in each world."""
    if not unknown:
        return branches.values(worth(system, state, seat))
    columns = np.stack([count.values() for _, _, count in unknown], axis=1)
    found, back = np.unique(columns, axis=0, return_inverse=True)
    values = []
    for row in found.tolist():
        figures = dict(state.figures)
        for (who, name, _), number in zip(unknown, row, strict=True):
            figures[who] = replace(figures[who], **{name: number})
        values.append(worth(system, replace(state, figures=figures), seat))
    return np.array(values)[back.ravel()]


def worth(system: System, state: Any, seat: str) -> float:
    """The game's own score; an ended game is worth more than any that goes on."""
    side = state.side_of(seat)
    if state.result is not None:
        return 0.0 if state.result.winner is None else 1e6 if state.result.winner == side else -1e6
    return system.mind.score(state, side)


SAME = 1e-7
"""Answers whose values differ by less are equally good: the first of them is taken."""


def settle_choices(branches: Branches, ways: Sequence[Way]) -> list[Array]:
    """For each question and each of its worlds the best answer; the other ways lose those worlds. The last first."""
    taken: list[Array] = [np.zeros(0)] * len(branches.choices)
    for number in range(len(branches.choices) - 1, -1, -1):
        choice = branches.choices[number]
        sums = np.zeros((choice.answers, choice.rows))
        weights = np.zeros((choice.answers, choice.rows))
        concerned = [(way, one.at) for way in ways for one in way.chosen if one.number == number]
        for way, at in concerned:
            origin = way.rows.columns["choice", number]
            np.add.at(sums[at], origin, way.rows.weight * way.result.scores[choice.seat])
            np.add.at(weights[at], origin, way.rows.weight)
        means = np.where(weights > 0, sums / np.where(weights > 0, weights, 1), -np.inf)
        best = np.argmax(means >= means.max(axis=0) - SAME, axis=0)
        taken[number] = best
        for way, at in concerned:
            chosen = best[way.rows.columns["choice", number]] == at
            way.rows = Rows(np.where(chosen, way.rows.weight, 0.0), way.rows.columns)
    return taken


def told(answer: Answer, policy: str, ways: Sequence[Way], seat: str, valued: bool) -> Odds:
    """The ways added up, for a seat that may not read every roll."""
    total = float(sum(way.rows.weight.sum() for way in ways))
    remainder = max(0.0, 1.0 - total)
    spreads: dict[tuple[str, str], dict[int, float]] = {}
    ends: dict[str, float] = {}
    value = 0.0
    for way in ways:
        weight, result = way.rows.weight, way.result
        if result.open:
            ends[result.open] = ends.get(result.open, 0.0) + float(weight.sum())
        if valued:
            value += float(weight @ result.scores[seat])
        for what, much in result.amounts.items():
            add(spreads.setdefault(what, {}), much, weight)
    figures: dict[str, dict[str, Chance]] = {}
    for (figure, what), found in sorted(spreads.items()):
        spread = {much: chance for much, chance in sorted(found.items()) if much and chance > 0.0}
        share = sum(spread.values())
        if share > 0.0:
            mean = sum(much * chance for much, chance in spread.items())
            figures.setdefault(figure, {})[what] = Chance(share, remainder, mean, spread)
    return Odds(
        answer,
        0,
        figures,
        method="exact",
        policy=policy,
        remainder=remainder,
        ways=len(ways),
        rolls=rolls_of(ways, seat),
        value=value,
        open={key: chance for key, chance in ends.items() if chance > 0.0},
    )


def add(spread: dict[int, float], values: Array, weight: Array) -> None:
    """Add weights by value."""
    first = int(values[0]) if len(values) else 0
    if (values == first).all():
        spread[first] = spread.get(first, 0.0) + float(weight.sum())
        return
    low = int(values.min())
    for at, chance in enumerate(np.bincount(values.astype(np.int64) - low, weight).tolist()):
        if chance:
            spread[low + at] = spread.get(low + at, 0.0) + chance


Kind = tuple[str, str, int, int | None, Any, Any, int, int, Any]


def rolls_of(ways: Sequence[Way], seat: str) -> tuple[RollOdds, ...]:
    """The rolls on all ways that a seat may read, those of the same kind together, in the order they come."""
    seen: dict[Kind, list[Any]] = {}
    for way in ways:
        here: set[Kind] = set()
        mass = float(way.rows.weight.sum())
        if not mass:
            continue
        for thrown, dice in way.result.dice:
            if thrown.hidden_from(seat):
                continue
            pool = thrown.pool
            kind = (thrown.who, thrown.purpose, int(pool.at_least), thrown.base, thrown.modifiers, thrown.rules)
            whole = (*kind, pool.sides, pool.explode, pool.ranks)
            entry = seen.setdefault(whole, [0.0, {}])
            if whole not in here:
                here.add(whole)
                entry[0] += mass
                add(entry[1], dice, way.rows.weight)
    return tuple(summed(kind, chance, spread) for kind, (chance, spread) in seen.items() if chance > 0.0)


def summed(kind: Kind, chance: float, spread: dict[int, float]) -> RollOdds:
    who, purpose, needed, base, modifiers, rules, sides, explode, ranks = kind
    dice = {number: share / chance for number, share in sorted(spread.items())}
    hits: dict[int, float] = {}
    for number, share in dice.items():
        for much, part in enumerate(pools.hits(Pool(number, needed, sides, explode, ranks)).chances):
            if part > 1e-12:
                hits[much] = hits.get(much, 0.0) + share * part
    return RollOdds(
        figure=who,
        purpose=purpose,
        needed=needed,
        chance=chance,
        dice=dice,
        hits=hits,
        base=base,
        modifiers=modifiers,
        rules=rules,
        ranks=ranks,
    )
