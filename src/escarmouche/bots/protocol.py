"""What a bot is, what it may see, and how bots sit down to a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from msgspec.structs import replace

from escarmouche.core.decisions import Answer, Decision
from escarmouche.core.dice import Block
from escarmouche.core.position import Asked, Position
from escarmouche.core.seating import REFEREE
from escarmouche.core.system import System
from escarmouche.core.views import consistent, view


class Bot(Protocol):
    """A player: the answer to a question, from what its seat may see."""

    def choose(self, view: View, decision: Decision) -> Answer: ...


class Thought(Protocol):
    """What a bot thought of one candidate: how often it looked at it, and how likely a win seemed, from 0 to 1."""

    answer: Answer

    @property
    def visits(self) -> int: ...

    @property
    def value(self) -> float: ...


def thoughts_of(bot: Bot) -> Sequence[Thought]:
    """The candidates of a bot's last move, the one it chose first; none of a bot that does not say."""
    thoughts: Sequence[Thought] = getattr(bot, "thoughts", ())
    return thoughts


class Source(Protocol):
    """What stands behind a question: `Asked` in a running game, `Resting` at a position."""

    @property
    def state(self) -> Any: ...

    def position(self, decision: Decision) -> Position: ...


class Resting:
    """A position at rest as the source of its own question."""

    __slots__ = ("_at",)

    def __init__(self, at: Position) -> None:
        self._at = at

    @property
    def state(self) -> Any:
        return self._at.now

    def position(self, decision: Decision) -> Position:
        return self._at


class View:
    """What a seat may know when it is asked: never the true state of a game that has secrets."""

    __slots__ = ("_decision", "_source", "seat", "system")

    def __init__(self, system: System, seat: str, source: Source, decision: Decision) -> None:
        self.system, self.seat = system, seat
        self._source, self._decision = source, decision

    @property
    def state(self) -> Any:
        """The state now, as this seat sees it."""
        return view(self.system, self._source.state, self.seat)

    def position(self, chance: Block) -> Position:
        """A position to think from: one this seat cannot tell from the true one."""
        return consistent(self.system, self._source.position(self._decision), self.seat, chance)


def side_for(state: Any, decision: Decision) -> str:
    """The side for which a question is answered: a referee answers for that of whom it is about."""
    figure = state.figures.get(decision.figure) if decision.seat == REFEREE else None
    return str(state.side_of(decision.seat) if figure is None else figure.side)


def of_its_side(state: Any, decision: Decision) -> Decision:
    """A question as a game's mind reads it: put to the side, whoever of it answers."""
    side = side_for(state, decision)
    return decision if side == decision.seat else replace(decision, seat=side)


def left_alone(decision: Decision) -> bool:
    """Does a ruling of a referee's stand as the scenario has it? A bot that thinks changes none."""
    return decision.seat == REFEREE and not decision.figure and decision.default is not None


class Stalled(Exception):
    """A game asked more questions than any game should."""


class Seated:
    """Bots in their seats: a chooser for `play`. `decisions` counts the questions that left a choice."""

    __slots__ = ("bots", "decisions", "most", "system")

    def __init__(self, system: System, bots: Mapping[str, Bot], most: int = 100_000) -> None:
        self.system, self.bots, self.most = system, bots, most
        self.decisions = 0

    def __call__(self, asked: Asked, decision: Decision) -> Answer:
        if not decision.forced:
            self.decisions += 1
            if self.decisions > self.most:
                raise Stalled(f"more than {self.most} decisions; the last was {decision.key} of {decision.seat}")
        seat = decision.seat
        return self.bots[seat].choose(View(self.system, seat, asked, decision), decision)


def answer_at(system: System, bot: Bot, position: Position, seat: str | None = None) -> Answer:
    """What a bot answers to the question now open at a position."""
    decision = position.decision(seat)
    return bot.choose(View(system, decision.seat, Resting(position), decision), decision)
