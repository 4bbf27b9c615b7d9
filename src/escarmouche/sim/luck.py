"""The luck of a recorded game, told apart from its decisions.

Two accounts are kept. The ledger of dice (`odds.luck`) is exact: every roll against its own prior. The account of
chances asks what dice and answers did to the chance of winning, as a calibrated evaluation sees it (`sim.chances`):

- *luck* of a moment: the value after the dice that fell, less its mean over other dice for the same answer;
- *cost* of a decision: the value of the best other candidate less that of the answer given, over the same dice, as
  far as the seat could know the position. The best is picked on some dice and measured on others, so that it does not
  win by its own luck.

Values in the middle of an action are those at its end, played on by habit. Everything is seen from the first seat and
has a standard error.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from math import sqrt
from typing import Any, cast

from msgspec import Struct
from msgspec.structs import replace

from escarmouche.bots.greedy import Likings, Quick
from escarmouche.bots.protocol import Resting as Waiting
from escarmouche.core.decisions import Answer, Decision
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.events import Rolled
from escarmouche.core.position import NoDice, Position, advance, resume
from escarmouche.core.state import Result
from escarmouche.core.system import System, load
from escarmouche.core.views import consistent
from escarmouche.odds.ahead import ahead
from escarmouche.odds.luck import Tally, Throw, tally, throws
from escarmouche.records.record import Record
from escarmouche.sim.chances import Eye, calibrated, sees
from escarmouche.sim.futures import Future, Plan, Progress, Resting, lead, played_on, resting, spread, standing, usual
from escarmouche.sim.moments import Chosen, Story, story

ANCHORS = 12
"""Moments from which games are played on."""
CANDIDATES = 8
LOOKS = 3
"""Sampled dice on which the best candidate is picked."""
SUSPECTS = 12
"""The decisions that seem costliest are measured again, four times as long."""
CLEAR = 2.0
"""Standard errors by which a decision must be worse to count as a mistake."""
LEAST = 0.005
"""And what it must give away at least."""


class Value(Struct, frozen=True):
    """The first seat's chance to win, and by how many models and points it leads."""

    chance: float
    models: float = 0.0
    points: float = 0.0


class Fortune(Struct, frozen=True, kw_only=True):
    """What dice did to a side: chance to win with its standard error, models and points gained on the enemy."""

    chance: float = 0.0
    error: float = 0.0
    models: float = 0.0
    points: float = 0.0


class Account(Struct, frozen=True, kw_only=True):
    """One player, over a game or a turn."""

    dice: Tally
    luck: Fortune
    decisions: int
    mistakes: int
    cost: float
    """Chance to win given away by clear mistakes."""


class Outlook(Struct, frozen=True, kw_only=True):
    """The first seat's chance to win at a moment, and between which bounds."""

    moment: int
    turn: int
    chance: float
    low: float
    high: float


class Anchor(Struct, frozen=True, kw_only=True):
    """A moment from which games were played on: how often the first seat won, a draw counting half."""

    moment: int
    games: int
    chance: float
    error: float


class Costly(Struct, frozen=True, kw_only=True):
    """A decision that gave away chances: what was answered, what would have been better, and by how much."""

    moment: int
    line: int
    turn: int
    seat: str
    figure: str
    key: str
    chosen: Answer
    better: Answer
    cost: float
    error: float


class Report(Struct, frozen=True, kw_only=True):
    """All of it."""

    game: str
    seats: tuple[str, ...]
    result: Result | None
    bot: str
    seed: str
    games: int
    """Games played on to calibrate the evaluation."""
    samples: int
    brier: float
    players: dict[str, Account]
    turns: dict[int, dict[str, Account]]
    curve: tuple[Outlook, ...]
    anchors: tuple[Anchor, ...]
    costliest: tuple[Costly, ...]
    rolls: tuple[Throw, ...]


class Weighed(Struct, frozen=True, kw_only=True):
    """What dice and answer did at one moment."""

    number: int
    luck: Fortune | None = None
    better: Answer = None
    cost: float = 0.0
    error: float = 0.0
    choices: int = 1


class Scales(Struct, frozen=True, kw_only=True):
    """What decides how moments are weighed; plain data, to be sent to any process."""

    place: str
    eye: Eye
    samples: int
    seed: str


class Dish(Struct, frozen=True, kw_only=True):
    """One moment to be weighed."""

    number: int
    at: Resting
    seat: str
    answer: Answer
    after: Resting | None
    """Where the game rested after dice had fallen; None if none fell."""
    better: Answer = None
    """The candidate to measure, if it is already picked."""


class Stopped(Exception):
    """Somebody did not want to wait for the end."""


def luck(
    record: Record,
    place: str,
    *,
    bot: str | None = None,
    games: int = 240,
    samples: int = 16,
    seed: str = "luck",
    executor: Executor | None = None,
    progress: Progress | None = None,
    stop: Callable[[], bool] = lambda: False,
) -> Report:
    """The report on a record. `place` is the import string of its game; `Stopped` if `stop` says so."""
    system = load(place)
    seats = record.setup.seats or system.seats
    if len(system.seats) != 2 or record.setup.seats:
        raise ValueError(f"seats: luck is told between two, not at a table of {len(seats)}")
    bot = bot or usual(system)
    tale = story(record, system)
    anchors = sorted({at * len(tale.chosen) // ANCHORS for at in range(ANCHORS)})
    each = max(1, games // max(1, len(anchors)))
    plans = [
        Plan(place=place, at=resting(tale.position(at)), bot=bot, seed=f"{seed}/{at}") for at in anchors if tale.chosen
    ]
    ticks = Ticks(len(plans) * each + len(tale.chosen) + SUSPECTS, progress, stop)
    ended: list[dict[int, Future]] = [{} for _ in plans]
    jobs = [(at, (plan, [number])) for number in range(each) for at, plan in enumerate(plans)]
    for at, found in ticks.over(spread(_numbered, jobs, executor)):
        ended[at] |= found
    eye = calibrated(system, [game[number] for game in ended for number in sorted(game)])
    scales = Scales(place=place, eye=eye, samples=samples, seed=seed)
    dishes = [dish(one) for one in tale.chosen]
    weighed = {one.number: one for one in ticks.over(spread(weigh, [(scales, one) for one in dishes], executor))}
    suspects = sorted(weighed.values(), key=lambda one: one.error - one.cost)[:SUSPECTS]
    again = [
        (replace(scales, samples=4 * samples, seed=f"{seed}/again"), replace(dishes[one.number], better=one.better))
        for one in suspects
        if one.cost > 0
    ]
    for one in ticks.over(spread(measure, again, executor)):
        weighed[one.number] = replace(weighed[one.number], cost=one.cost, error=one.error)
    return report(record, system, tale, eye, weighed, list(zip(anchors, ended, strict=False)), bot, seed, samples)


def _numbered(job: tuple[int, tuple[Plan, Iterable[int]]]) -> tuple[int, dict[int, Future]]:
    return job[0], played_on(job[1])


class Ticks:
    """Counts what is done, tells it, and asks whether to go on."""

    def __init__(self, total: int, progress: Progress | None, stop: Callable[[], bool]) -> None:
        self._done, self._total, self._progress, self._stop = 0, total, progress, stop

    def over(self, work: Any) -> Any:
        try:
            for one in work:
                self._done += 1
                if self._progress:
                    self._progress(min(self._done, self._total), self._total)
                yield one
                if self._stop():
                    raise Stopped
        finally:
            work.close()


# -------------------------------------------------------------- one moment


def dish(one: Chosen) -> Dish:
    fell = any(isinstance(event, Rolled) for event in one.events)
    after = resting(one.after) if fell else None
    return Dish(number=one.number, at=resting(one.position), seat=one.seat, answer=one.answer, after=after)


def weigh(job: tuple[Scales, Dish]) -> Weighed:
    """Dice and answer of one moment."""
    scales, what = job
    system = load(scales.place)
    position = unpacked(what.at)
    found = measure((scales, replace(what, better=None)))
    if what.after is None:
        return found
    seed = f"{scales.seed}/{what.number}/dice"
    after = unpacked(what.after)
    # In the middle of an action its end is sampled as often after the dice that fell as after other dice.
    times = scales.samples if after.log and not after.over else 1
    fallen = [value(system, scales.eye, after, f"{seed}/after/{look}") for look in range(times)]
    others = []
    for look in range(scales.samples):
        step = advance(position, what.answer, SeededDice(f"{seed}/{look}"), what.seat)
        others.append(value(system, scales.eye, step.position, f"{seed}/other/{look}"))
    return replace(found, luck=between(fallen, others))


def value(system: System, eye: Eye, position: Position, seed: str) -> Value:
    """How a position looks; in the middle of an action, at the end of one sampled way it may go on."""
    if position.over or not position.log:
        return seen(system, eye, position.now)
    decision = position.pending[0]
    replies = habits(system, seed, decision.seat)
    answer = replies(cast("Any", Waiting(position)), decision)
    return seen(system, eye, ahead(position, answer, SeededDice(seed), replies, decision.seat).state)


def measure(job: tuple[Scales, Dish]) -> Weighed:
    """What the best other candidate would have been worth above the answer given."""
    scales, what = job
    system = load(scales.place)
    position = unpacked(what.at)
    decision = position.decision(what.seat)
    seed = f"{scales.seed}/{what.number}/choice"
    better, choices = what.better, 2
    if better is None:
        candidates = [one for one in decision.candidates(Block(seed, 0), CANDIDATES) if one != what.answer]
        candidates = candidates[:CANDIDATES]
        choices = len(candidates) + 1
        if not candidates:
            return Weighed(number=what.number)
        sums = [
            sum(worth(system, scales.eye, position, decision, one, f"{seed}/pick/{look}") for look in range(LOOKS))
            for one in candidates
        ]
        better = candidates[sums.index(max(sums))]
    gaps = []
    for look in range(scales.samples):
        mine, other = (
            worth(system, scales.eye, position, decision, one, f"{seed}/{look}") for one in (what.answer, better)
        )
        gaps.append(other - mine)
    cost, error = mean_of(gaps)
    return Weighed(number=what.number, better=better, cost=cost, error=error, choices=choices)


def worth(system: System, eye: Eye, position: Position, decision: Decision, answer: Answer, seed: str) -> float:
    """The chance of the seat that decides, after one sampled end of the action, as far as it knew the position."""
    known = consistent(system, position, decision.seat, Block(seed, -2))
    replies = habits(system, seed, decision.seat)
    state = ahead(known, answer, SeededDice(seed), replies, decision.seat).state
    chance = sees(system, eye, state)
    return chance if decision.seat == system.seats[0] else 1.0 - chance


def habits(system: System, seed: str, seat: str) -> Quick:
    """Who answers while an action is played to its end."""
    return Quick(system, Block(seed, -1), seat, Likings())


def seen(system: System, eye: Eye, state: Any) -> Value:
    mine, theirs = (standing(system, state, seat) for seat in system.seats)
    return Value(sees(system, eye, state), mine.models - theirs.models, mine.points - theirs.points)


def unpacked(at: Resting) -> Position:
    state, log, rolls = at
    return resume(state, log, rolls, NoDice(), auto=False).position if state.agenda else Position(state, (), rolls)


def between(fallen: Sequence[Value], others: Sequence[Value]) -> Fortune:
    """How much better what fell is than what might have fallen."""
    mine, mine_error = mean_of([one.chance for one in fallen])
    mean, error = mean_of([one.chance for one in others])
    return Fortune(
        chance=mine - mean,
        error=sqrt(mine_error**2 + error**2),
        models=mean_of([one.models for one in fallen])[0] - mean_of([one.models for one in others])[0],
        points=mean_of([one.points for one in fallen])[0] - mean_of([one.points for one in others])[0],
    )


def mean_of(values: Sequence[float]) -> tuple[float, float]:
    """Mean and standard error."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, 0.0
    return mean, sqrt(sum((one - mean) ** 2 for one in values) / (count - 1) / count)


# -------------------------------------------------------------- the report


def report(
    record: Record,
    system: System,
    tale: Story,
    eye: Eye,
    weighed: dict[int, Weighed],
    anchors: Sequence[tuple[int, dict[int, Future]]],
    bot: str,
    seed: str,
    samples: int,
) -> Report:
    rolls = tuple(throws(system, tale.events, tale.state))
    turns = sorted({turn_of(one) for one in tale.chosen} | {roll.turn for roll in rolls})

    def account(seat: str, turn: int | None) -> Account:
        mine = [one for one in tale.chosen if turn in (None, turn_of(one))]
        dice = [roll for roll in rolls if roll.side == seat and turn in (None, roll.turn)]
        return accounted(system, seat, [(one, weighed[one.number]) for one in mine], tally(dice))

    costly = [(one, weighed[one.number]) for one in tale.chosen if clear(weighed[one.number])]
    costly.sort(key=lambda pair: -pair[1].cost)
    return Report(
        game=system.name,
        seats=system.seats,
        result=tale.state.result,
        bot=bot,
        seed=seed,
        games=eye.games,
        samples=samples,
        brier=eye.brier,
        players={seat: account(seat, None) for seat in system.seats},
        turns={turn: {seat: account(seat, turn) for seat in system.seats} for turn in turns},
        curve=tuple(point(system, eye, moment, tale.position(moment)) for moment in range(len(tale.chosen) + 1)),
        anchors=tuple(anchored(system, moment, list(found.values())) for moment, found in anchors),
        costliest=tuple(told(one, what) for one, what in costly[:3]),
        rolls=rolls,
    )


def turn_of(one: Chosen) -> int:
    turn: int = one.position.now.turn
    return turn


def clear(one: Weighed) -> bool:
    return one.cost > max(CLEAR * one.error, LEAST)


def accounted(system: System, seat: str, mine: Sequence[tuple[Chosen, Weighed]], dice: Tally) -> Account:
    sign = 1.0 if seat == system.seats[0] else -1.0
    lucks = [one.luck for _, one in mine if one.luck is not None]
    made = [one for chosen, one in mine if chosen.seat == seat and one.choices > 1]
    mistakes = [one.cost for one in made if clear(one)]
    return Account(
        dice=dice,
        luck=Fortune(
            chance=sign * sum(one.chance for one in lucks),
            error=sqrt(sum(one.error**2 for one in lucks)),
            models=sign * sum(one.models for one in lucks),
            points=sign * sum(one.points for one in lucks),
        ),
        decisions=len(made),
        mistakes=len(mistakes),
        cost=sum(mistakes),
    )


def point(system: System, eye: Eye, moment: int, position: Position) -> Outlook:
    state = position.now
    chance = sees(system, eye, state)
    low, high = (chance, chance) if state.result is not None else eye.between(lead(system, state), state.turn)
    return Outlook(moment=moment, turn=state.turn, chance=chance, low=low, high=high)


def anchored(system: System, moment: int, games: Sequence[Future]) -> Anchor:
    ends = [0.5 if one.winner is None else float(one.winner == system.seats[0]) for one in games]
    smoothed = (sum(ends) + 0.5) / (len(ends) + 1)
    error = sqrt(smoothed * (1 - smoothed) / max(1, len(ends)))
    return Anchor(moment=moment, games=len(ends), chance=sum(ends) / max(1, len(ends)), error=error)


def told(one: Chosen, what: Weighed) -> Costly:
    return Costly(
        moment=one.number,
        line=one.line,
        turn=turn_of(one),
        seat=one.seat,
        figure=one.decision.figure,
        key=one.decision.key,
        chosen=one.answer,
        better=what.better,
        cost=what.cost,
        error=what.error,
    )
