"""Position: a game at rest that knows its rules and its dice, so that one object is enough to go on with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from escarmouche.core import position as core
from escarmouche.core.decisions import Answer, Decision, Refused
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.events import Event
from escarmouche.core.state import Result, S, S_co
from escarmouche.core.system import Setup, System, load
from escarmouche.front import given
from escarmouche.telling.texts import Texts, say
from escarmouche.telling.unfit import Unfit, asked

WORTH_A_LOOK = 16
"""Paths and points among the options of a question that leaves the whole table open."""


class Position(Generic[S_co]):
    """A game at rest: the state, the question now open and the dice to come. It never changes: `play` gives the next
    one. It is the whole truth of the game; a `Bot` is shown only what its seat may see.

    ```python
    import escarmouche as esc

    position = esc.game("evenor", seed="7")
    while not position.over:
        position = position.play(position.options[0])
    assert position.result is not None
    assert esc.Position.from_json(position.to_json()) == position
    ```
    """

    __slots__ = ("_at", "_dice", "_events", "_setup", "_system")

    def __init__(
        self,
        system: System[S_co],
        setup: Setup,
        at: core.Position[S_co],
        events: tuple[Event, ...] = (),
        dice: str | None = None,
    ) -> None:
        self._system, self._setup, self._at, self._events = system, setup, at, events
        self._dice = setup.seed if dice is None else dice

    @property
    def system(self) -> System[S_co]:
        """The game it is a position of."""
        return self._system

    @property
    def setup(self) -> Setup:
        """All that was settled before the first answer."""
        return self._setup

    @property
    def dice(self) -> str:
        """The seed of the dice to come."""
        return self._dice

    @property
    def at(self) -> core.Position[S_co]:
        """The same position as `escarmouche.core` knows it."""
        return self._at

    @property
    def state(self) -> S_co:
        """Table, figures, turn: the state at this very moment."""
        return self._at.now

    @property
    def events(self) -> tuple[Event, ...]:
        """What the answer that led here set going."""
        return self._events

    @property
    def over(self) -> bool:
        """Nothing more is asked."""
        return self._at.over

    @property
    def result(self) -> Result | None:
        """Who won and by which rule; None while the game goes on."""
        return self._at.state.result

    @property
    def decision(self) -> Decision:
        """The question now open; the first of them, if several seats answer at once."""
        return self.asked()

    def asked(self, seat: str | None = None) -> Decision:
        """The question that is put to this seat; `Unusable` names the seats that are asked, or says that the game is
        over."""
        return asked(self._system, self._at, seat)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Every question now open: several where seats answer in secret at the same time."""
        return self._at.pending

    @property
    def seat(self) -> str:
        """Whose answer is waited for; nobody's if the game is over."""
        return "" if self.over else self.decision.seat

    @property
    def options(self) -> Sequence[Answer]:
        """Legal answers: all of them where a question lists its options, some worth a look where it leaves the whole
        table open. Always the same for the same position; none if the game is over."""
        if self.over:
            return []
        decision = self.decision
        return decision.candidates(Block("options", self._at.rolls), max(WORTH_A_LOOK, len(decision.options)))

    def allows(self, answer: Answer, seat: str | None = None) -> bool:
        """Is this a legal answer, in full or in short?"""
        try:
            self.asked(seat).check(answer)
        except Refused:
            return False
        return True

    def why_not(self, answer: Answer, seat: str | None = None, lang: str | None = None) -> str | None:
        """Why an answer is not legal, in words; None of one that is."""
        decision = self.asked(seat)
        try:
            decision.check(answer)
        except Refused as refused:
            said = given.spoken(lang)
            hint = " " + say(said, "nearest", word=refused.nearest) if refused.nearest else ""
            return Texts(self._system, said).refusal(refused.refusal, self.state) + hint
        return None

    def play(self, answer: Answer, seat: str | None = None) -> Position[S_co]:
        """The position after an answer, at the next question that leaves a choice; `Refused` if it is not legal.
        `seat` says whose answer it is where several are waited for."""
        position: core.Position[S_co] = self._at
        step = core.advance(position, answer, SeededDice(self._dice), self.asked(seat).seat)
        return Position(self._system, self._setup, step.position, step.events, self._dice)

    def rerolled(self, seed: str | int) -> Position[S_co]:
        """The same position with other dice to come."""
        return Position(self._system, self._setup, self._at, self._events, given.seed(seed))

    def question(self, lang: str | None = None) -> str:
        """The open question in words, English or French."""
        return Texts(self._system, given.spoken(lang)).prompt(self.decision, self.state)

    def wording(self, answer: Answer, lang: str | None = None) -> str:
        """An answer to the open question in words."""
        return Texts(self._system, given.spoken(lang)).option(self.decision, self.decision.check(answer), self.state)

    def told(self, lang: str | None = None) -> list[str]:
        """What the answer that led here set going, in words."""
        texts = Texts(self._system, given.spoken(lang))
        return [line for event in self._events if (line := texts.event(event, self.state))]

    # -------------------------------------------------------------- as data

    def to_json(self) -> str:
        """The whole position as one text, always the same for the same position. `from_json` brings every bit of it
        back, the question and the dice to come among it."""
        from escarmouche.front.data import written

        return written(self._system, self._setup, self._at, self._dice)

    @classmethod
    def from_json(cls, text: str | bytes, system: System | None = None) -> Position:
        """The position that `to_json` wrote. `system` is its game, where that is not one of the registered ones."""
        from escarmouche.front.data import read

        if not isinstance(text, str | bytes):
            raise Unfit("text", text, "text")
        if system is not None and not isinstance(system, System):
            raise Unfit("system", system, "system")
        found, setup, at, dice = read(text, system)
        return Position(found, setup, at, (), dice)

    def to_line(self) -> str:
        """The position as a free table in one line of text, for people to read, compare and change: table, scenery,
        figures with their states, and the question if a game that starts there asks it first. What only the middle
        of an action knows is left out; `to_json` has it."""
        from escarmouche.front.data import line

        return line(self._system, self._at)

    @classmethod
    def from_line(cls, text: str, *, seed: str | int = "0") -> Position:
        """A game that starts at the table of a line; `BadFile` names the part that cannot be read."""
        from escarmouche.front.data import from_line

        return Position(*from_line(given.text("text", text), given.seed(seed)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(self.to_json())

    def __reduce__(self) -> tuple[object, ...]:
        return _unpickled, (self._system.place, self.to_json())

    def _repr_svg_(self) -> str:
        """How a notebook shows it."""
        from escarmouche.front.picture import picture

        return picture(self)

    def __repr__(self) -> str:
        asked = "over" if self.over else f"{self.decision.key} of {self.seat}"
        return f"<Position of {self._system.name}, turn {self._at.now.turn}: {asked}>"


def _unpickled(place: str, text: str) -> Position:
    return Position.from_json(text, load(place) if place else None)


def opened(system: System[S], setup: Setup) -> Position[S]:
    """A new game at its first question."""
    step = core.begin(system.rules.new_game(setup), SeededDice(setup.seed))
    return Position(system, setup, step.position, step.events)
