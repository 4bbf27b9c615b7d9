"""Advice: two or three answers worth giving to an open question, how they compare, and what they usually lead to.

The candidates are those that the search bot looks at in earnest. They are then played on by habit, all on the same dice
and the same guesses at what is hidden: how often that looks like a win, and how many each side loses on the way. What
the search chose stays first unless another does better by more than luck explains. It knows what the seat may know and
nothing else, and is bound by its seed alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import dist
from statistics import mean, stdev
from typing import Any

from msgspec import Struct

from escarmouche.bots.protocol import Resting, View, side_for
from escarmouche.bots.rollout import Habits, OwnDice, promise, rollout
from escarmouche.bots.search import SearchBot
from escarmouche.core.decisions import Answer, Decision
from escarmouche.core.dice import Block
from escarmouche.core.position import Position
from escarmouche.core.system import System
from escarmouche.space.geometry import Round

MOST = 3
"""Answers that are named."""
SEARCH = 40
"""Look-aheads to find them."""
LOOKS = 8
"""Times that each of them is played on."""
SLOTS = 4
"""How long it is played on."""
DOUBT = 1.5
"""By so many standard errors an answer must beat the one that the search chose."""


class Advice(Struct, frozen=True, kw_only=True):
    """An answer, how likely a win looks after it, and how many figures each side loses until then, in the mean."""

    answer: Answer
    chance: float
    mine: float
    theirs: float
    looks: int
    given: bool = False
    """It is the answer that was given."""


def advise(
    system: System, position: Position, seat: str, seed: str, given: Answer | None = None, looks: int = LOOKS
) -> tuple[Advice, ...]:
    """The answers that do best, the best first; the one that was given is always among them."""
    decision = position.decision(seat)
    view = View(system, seat, Resting(position), decision)
    bot = SearchBot(system, seed, SEARCH, slots=SLOTS)
    bot.choose(view, decision)
    found = apart(view.state, decision, [one.answer for one in bot.thoughts])
    if given is not None:
        found = [given, *(one for one in found if one != given)]
    found = found[:MOST]
    chances: list[list[float]] = [[] for _ in found]
    losses = [[0, 0] for _ in found]
    for look in range(looks):
        start = view.position(Block(f"{seed}/{look}", -2))
        side = side_for(start.now, decision)
        for at, answer in enumerate(found):
            dice = f"{seed}/played/{look}"
            state = rollout(start, decision, answer, OwnDice(dice), Habits(system, dice), SLOTS)
            chances[at].append(promise(system, state, side))
            for n, much in enumerate(lost(system, start.now, state, side)):
                losses[at][n] += much
    told = [
        Advice(
            answer=answer,
            chance=sum(chances[at]) / looks,
            mine=losses[at][0] / looks,
            theirs=losses[at][1] / looks,
            looks=looks,
            given=given is not None and answer == given,
        )
        for at, answer in enumerate(found)
    ]
    return tuple(told[at] for at in ranked(chances))


def ranked(chances: Sequence[Sequence[float]]) -> list[int]:
    """The places of answers by their mean chance; the first stays first unless the best beats it on the same dice."""
    order = sorted(range(len(chances)), key=lambda at: (-sum(chances[at]), at))
    if order and order[0] != 0 and not clearly(chances[order[0]], chances[0]):
        order.remove(0)
        order.insert(0, 0)
    return order


def clearly(one: Sequence[float], other: Sequence[float]) -> bool:
    """Is one better than the other by more than luck explains?"""
    gains = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
    return len(gains) > 1 and mean(gains) > DOUBT * stdev(gains) / len(gains) ** 0.5


def apart(state: Any, decision: Decision, answers: Sequence[Answer]) -> list[Answer]:
    """Of answers that are places or ways, those that end a base or more from each other."""
    if not decision.places:
        return list(answers)
    figure = state.figures.get(decision.figure)
    wide = 1.0 if figure is None else figure.base.radius * 2 if isinstance(figure.base, Round) else figure.base.side
    found: list[Answer] = []
    ends: list[Any] = []
    for answer in answers:
        end = decision.end(answer)
        if end is None or all(dist(end, other) >= wide for other in ends):
            found.append(answer)
            ends += [] if end is None else [end]
    return found


def lost(system: System, before: Any, after: Any, side: str) -> tuple[int, int]:
    """How many figures of this side, and of the others, fell since; whoever left the table unharmed did not."""
    mine = theirs = 0
    for who, figure in before.figures.items():
        later = after.figures.get(who)
        if not fallen(system, figure) and (later is None or fallen(system, later)):
            mine, theirs = (mine + 1, theirs) if figure.side == side else (mine, theirs + 1)
    return mine, theirs


def fallen(system: System, figure: Any) -> bool:
    portrait = system.shown.portrait(figure)
    return portrait.gone and (portrait.life <= 0 or not figure.gone.isdisjoint(figure.status))
