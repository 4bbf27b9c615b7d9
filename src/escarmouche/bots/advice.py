"""Advice: two or three answers worth giving to an open question, how they compare, and what they usually lead to.

The candidates are those that the search bot looks at in earnest. They are then played on by habit, all on the same dice
and the same guesses at what is hidden: how often that looks like a win, and how many each side loses on the way. It
knows what the seat may know and nothing else, and is bound by its seed alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import dist
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
    sums = [[0.0, 0.0, 0.0] for _ in found]
    for look in range(looks):
        start = view.position(Block(f"{seed}/{look}", -2))
        side = side_for(start.now, decision)
        for at, answer in enumerate(found):
            dice = f"{seed}/played/{look}"
            state = rollout(start, decision, answer, OwnDice(dice), Habits(system, dice), SLOTS)
            mine, theirs = lost(system, start.now, state, side)
            for n, much in enumerate((promise(system, state, side), mine, theirs)):
                sums[at][n] += much
    told = [
        Advice(
            answer=answer,
            chance=chance / looks,
            mine=mine / looks,
            theirs=theirs / looks,
            looks=looks,
            given=given is not None and answer == given,
        )
        for answer, (chance, mine, theirs) in zip(found, sums, strict=True)
    ]
    return tuple(sorted(told, key=lambda one: -one.chance))


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
    """How many figures of this side, and of the others, are gone since."""
    mine = theirs = 0
    for who, figure in before.figures.items():
        later = after.figures.get(who)
        if not system.shown.portrait(figure).gone and (later is None or system.shown.portrait(later).gone):
            mine, theirs = (mine + 1, theirs) if figure.side == side else (mine, theirs + 1)
    return mine, theirs
