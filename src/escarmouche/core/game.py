"""Game: what a rule receives. A rule touches the world only by `ask`, `roll`, `tell` and `then`."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar, overload

from msgspec import UNSET, Struct
from msgspec.structs import replace

from escarmouche.core.decisions import Answer, Choose, Decision, Option
from escarmouche.core.dice import Dice, Pool, Roll, Run, Streak
from escarmouche.core.events import Event, GameEnded, Modifier, Private, Rolled, Ruled
from escarmouche.core.refereeing import INTERVENE, Intervention, acts_of
from escarmouche.core.rules import Moment, Stat, Total
from escarmouche.core.seating import REFEREE, side_of
from escarmouche.core.state import F, Holds, Id, Phase, S_co, S_contra

if TYPE_CHECKING:
    from escarmouche.core.position import Position

T = TypeVar("T")
V = TypeVar("V")
X = TypeVar("X")


class Answered(Struct, frozen=True, gc=False, tag="answer"):
    """A log line: this seat answered this question so. `private` is set where not everybody may read it."""

    key: str
    seat: str
    answer: Answer
    private: Private | None = None

    @classmethod
    def to(cls, decision: Decision, answer: Answer) -> Answered:
        """The line of an answer in full form."""
        private = Private((decision.seat, *decision.known_to)) if decision.secret else None
        return cls(decision.key, decision.seat, answer, private)


class Fell(Struct, frozen=True, gc=False, tag="dice"):
    """A log line: these faces fell for this roller and purpose. `private` is set where not everybody may read them."""

    who: str
    purpose: str
    faces: tuple[int, ...]
    private: Private | None = None


Entry = Answered | Fell


class Waiting(BaseException):
    """The run stops here: an answer is missing. Not an error; nobody but `position` catches it."""

    def __init__(self, pending: tuple[Decision, ...]) -> None:
        super().__init__()
        self.pending = pending


class Finished(BaseException):
    """The game ended in the middle of a phase; the rest of the phase does not happen."""


class Differs(Exception):
    """A log line does not fit what the rules ask now: the record was played under other rules."""

    def __init__(self, line: int, expected: str, found: str) -> None:
        super().__init__(f"log line {line}: the rules want {expected}, the record has {found}")
        self.line, self.expected, self.found = line, expected, found


class Chooser(Protocol[S_contra]):
    """Somebody who answers at once, so that the game goes straight on without replay."""

    def __call__(self, asked: Asked[S_contra], decision: Decision) -> Answer: ...


class Asked(Generic[S_co]):
    """What stands behind a question put to a chooser: the state now, and the position to think from."""

    __slots__ = ("game",)

    def __init__(self, game: Game[S_co]) -> None:
        self.game = game

    @property
    def state(self) -> S_co:
        return self.game.state

    def position(self, decision: Decision) -> Position[S_co]:
        from escarmouche.core.position import Position

        game = self.game
        return Position(game.opened, tuple(game.log), game.before, (decision,), len(game.events), game.state)


class Game(Generic[S_co]):
    """One run of one phase: the state, the log it replays or writes, and the events it told."""

    __slots__ = (
        "_cursor",
        "_known",
        "_known_of",
        "before",
        "chooser",
        "dice",
        "events",
        "intended",
        "log",
        "marks",
        "opened",
        "planned",
        "rolls",
        "state",
    )

    def __init__(
        self,
        opened: S_co,
        dice: Dice,
        log: list[Entry] | None = None,
        rolls: int = 0,
        chooser: Chooser[S_co] | None = None,
    ) -> None:
        self.opened = opened
        self.state: S_co = replace(opened, agenda=opened.agenda[1:])
        self.dice = dice
        self.log: list[Entry] = [] if log is None else log
        self.before = rolls
        self.rolls = rolls
        self.chooser = chooser
        self.events: list[Event] = []
        self.marks: list[int] = []
        """For each answer of the log, how many events were told before it."""
        self.planned: tuple[Phase, ...] = ()
        self.intended: tuple[Phase, ...] = ()
        """Acts of a referee that wait for the end of this phase."""
        self._cursor = 0
        self._known: dict[Hashable, Any] = {}
        self._known_of: S_co | None = None

    def run(self) -> S_co:
        """Play the first phase of the agenda; the state at the quiet point after it. `Waiting` passes through."""
        try:
            self.opened.agenda[0].run(self)
        except Finished:
            return self.state
        planned = self.intended + self.planned
        if not planned:
            return self.state
        return replace(self.state, agenda=planned + self.state.agenda)

    def __getitem__(self: Game[Holds[F]], who: Id) -> F:  # type: ignore[type-var]  # every state holds figures
        """The figure as it is now: a photograph, to be taken again after a tell."""
        return self.state.figures[who]

    # -------------------------------------------------------------- the four verbs

    def ask(self, key: str, who: Id, build: Callable[[], Decision]) -> Answer:
        """The answer of whoever answers for a figure, or of a seat where the question is about nobody in particular.
        The decision is built only when nobody has answered it yet."""
        if self._cursor < len(self.log) and self._heeds():
            return self._logged_answer(key, self.state.seat_of(who))
        decision = self._built(key, who, build)
        if self.chooser is None:
            raise Waiting((decision,))
        answer = decision.default if decision.forced else decision.check(self.chooser(Asked(self), decision))
        self._write(decision, answer)
        return answer

    def choose(
        self, key: str, who: Id, words: Collection[str], decline: str | None, *rules: str, **facts: object
    ) -> str:
        """One of some plain words; `decline` is what somebody who says nothing answers."""

        def build() -> Decision:
            figures = self.state.figures
            options = tuple([Option(word, word if word in figures else "") for word in words])
            return Choose(rules=rules, facts=facts, options=options, decline=decline)

        answer: str = self.ask(key, who, build)
        return answer

    def ask_all(self, key: str, builds: Mapping[Id, Callable[[], Decision]]) -> dict[Id, Answer]:
        """Several seats (or a figure of each) answer at once, none knowing the others' answers."""
        answers: dict[Id, Answer] = {}
        while len(answers) < len(builds) and self._heeds():
            entry = self.log[self._cursor]
            missing = self._next_of_each(builds, answers)
            if not isinstance(entry, Answered) or entry.key != key or entry.seat not in missing:
                raise Differs(self._cursor, f"an answer to {key} of {sorted(missing)}", _words(entry))
            answers[missing[entry.seat]] = entry.answer
            self.marks.append(len(self.events))
            self._cursor += 1
        if self.chooser is None and len(answers) < len(builds):
            asked = self._next_of_each(builds, answers).values()
            raise Waiting(tuple([self._built(key, who, builds[who]) for who in asked]))
        pending = {who: self._built(key, who, build) for who, build in builds.items() if who not in answers}
        for who, decision in pending.items():
            assert self.chooser is not None
            answers[who] = decision.check(self.chooser(Asked(self), decision))
        for who, decision in pending.items():
            self._write(decision, answers[who])
        return answers

    def roll(
        self,
        who: Id,
        purpose: str,
        pool: Pool,
        why: Total | None = None,
        rules: tuple[str, ...] = (),
        private: Private | None = None,
    ) -> Roll:
        """Roll for somebody and a named purpose; `why` explains the threshold. No dice, no roll. What is `private` is
        read by some seats only."""
        if pool.dice <= 0:
            return Roll(pool, ())
        if self._cursor < len(self.log):
            faces = self._logged_faces(who, purpose)
        else:
            faces = self.dice.faces(who, purpose, pool, self.rolls)
            self.log.append(Fell(who, purpose, faces, private))
            self._cursor += 1
        self.rolls += 1
        roll = Roll(pool, faces)
        if why is None:
            self.tell(_rolled(who, purpose, roll, None, (), rules, private))
        else:
            self.tell(_rolled(who, purpose, roll, why.base, why.modifiers, rules + why.rules, private))
        return roll

    def roll_on(
        self,
        who: Id,
        purpose: str,
        streak: Streak,
        rules: tuple[str, ...] = (),
        after: Callable[[int], int] | None = None,
    ) -> Run:
        """Roll one die, and another as long as they go on. After each, somebody may be asked about it, and another face
        counts; who says nothing leaves it as it is."""
        faces: tuple[int, ...] = ()
        pool = Pool(1, sides=streak.sides)
        total = 0
        while True:
            face = self.roll(who, purpose, pool, None, rules).faces[0]
            if after is not None:
                face = after(face)
            faces += (face,)
            if face > streak.up_to or face <= streak.above:
                total += face
            if face < streak.again:
                return Run(total, len(faces), faces)

    def tell(self, event: Event) -> None:
        """Something happened: the state changes and everybody who may know is told."""
        self.state = event.apply(self.state)
        self.events.append(event)

    def then(self, *phases: Phase) -> None:
        """Plan what comes next, before anything planned by others."""
        self.planned += phases

    # -------------------------------------------------------------- helpers of the verbs

    def rule_on(self, key: str, default: Answer, build: Callable[[], Decision], *rules: str) -> Answer:
        """What the book leaves to a referee: asked of whoever sits in that seat; without one it is as the scenario has
        it. Everybody learns what was ruled, and by which rule."""
        there = self.state.referee
        answer = self.ask(key, REFEREE, build) if there else default
        self.tell(Ruled(ruling=key, answer=answer, by=REFEREE if there else "", rules=rules))
        return answer

    def end(self, winner: str | None, reason: str, *rules: str) -> None:
        """The game is over, here and now."""
        self.tell(GameEnded(winner=winner, reason=reason, rules=rules))
        raise Finished

    @overload
    def total(self, stat: Stat[None], who: Id, *, base: int | None = None) -> Total: ...
    @overload
    def total(self, stat: Stat[X], who: Id, situation: X, base: int | None = None) -> Total: ...
    def total(self, stat: Stat[Any], who: Id, situation: Any = None, base: int | None = None) -> Total:
        """A stat with its modifiers, added together and then kept within its limits once."""
        start = stat.base(self.state.figures[who]) if base is None else base
        if start is None:
            raise ValueError(f"{who} has no {stat.name}")
        value = start
        parts: tuple[Modifier, ...] = ()
        for title, rule_id, change in stat.modifiers:
            by = change(self, who, situation)
            if by:
                value += by
                parts += (Modifier(title, by, rule_id),)
        if value < stat.low or value > stat.high:
            value = min(max(value, stat.low), stat.high)
        return Total(value, start, parts, stat.rules)

    def recall(self, key: Hashable, build: Callable[[], T]) -> T:
        """What was worked out before about the state as it is now; forgotten as soon as something changes it."""
        if self._known_of is not self.state:
            self._known_of, self._known = self.state, {}
        found: T | None = self._known.get(key)
        if found is None:
            found = self._known[key] = build()
        return found

    @overload
    def moment(self, moment: Moment[V, None], value: V, who: Id) -> V: ...
    @overload
    def moment(self, moment: Moment[V, X], value: V, who: Id, situation: X) -> V: ...
    def moment(self, moment: Moment[V, Any], value: V, who: Id, situation: Any = None) -> V:
        """Let every skill registered for this moment have its say about a value."""
        for hook in moment.hooks:
            value = hook(self, value, who, situation)
        return value

    def _built(self, key: str, who: Id, build: Callable[[], Decision]) -> Decision:
        """The question with its key and seat; it is about the one it is put to unless its builder named another."""
        decision = build()
        state = self.state
        figure = state.figures.get(who)
        about = decision.figure or ("" if figure is None else who)
        if state.seating is UNSET:
            return replace(decision, key=key, seat=who if figure is None else figure.side, figure=about)
        seat = state.seat_of(who)
        if decision.secret and not state.apart:
            decision = replace(decision, known_to=(side_of(seat), *decision.known_to))
        return replace(decision, key=key, seat=seat, figure=about)

    def _next_of_each(self, builds: Mapping[Id, object], answered: Collection[Id]) -> dict[str, Id]:
        """For each seat that is still to answer, whom it answers for next: a referee may answer for several."""
        found: dict[str, Id] = {}
        for who in builds:
            if who not in answered:
                found.setdefault(self.state.seat_of(who), who)
        return found

    def _write(self, decision: Decision, answer: Answer) -> None:
        if decision.secret:
            self.log.append(Answered.to(decision, answer))
        else:
            self.log.append(Answered(decision.key, decision.seat, answer))
        self.marks.append(len(self.events))
        self._cursor += 1

    def _heeds(self) -> bool:
        """Is there more in the log? Acts of a referee that stand there are heeded: words at once, others after this
        phase."""
        while self._cursor < len(self.log):
            entry = self.log[self._cursor]
            if type(entry) is not Answered or entry.key != INTERVENE:
                return True
            self.marks.append(len(self.events))
            self._cursor += 1
            act = acts_of(self.state)[entry.answer["act"]]
            if act.at_once:
                act.do(self, entry.answer)
            else:
                self.intended += (Intervention(entry.answer),)
        return False

    def _logged_answer(self, key: str, seat: str) -> Answer:
        entry = self.log[self._cursor]
        if type(entry) is not Answered or entry.key != key or entry.seat != seat:
            raise Differs(self._cursor, f"an answer to {key} of {seat}", _words(entry))
        self.marks.append(len(self.events))
        self._cursor += 1
        return entry.answer

    def _logged_faces(self, who: str, purpose: str) -> tuple[int, ...]:
        entry = self.log[self._cursor]
        if type(entry) is not Fell or entry.who != who or entry.purpose != purpose:
            raise Differs(self._cursor, f"a roll of {who} for {purpose}", _words(entry))
        self._cursor += 1
        return entry.faces


def _rolled(
    who: Id,
    purpose: str,
    roll: Roll,
    base: int | None,
    modifiers: tuple[Modifier, ...],
    rules: tuple[str, ...],
    private: Private | None,
) -> Rolled:
    pool = roll.pool
    return Rolled(
        figure=who,
        purpose=purpose,
        needed=pool.at_least,
        faces=roll.faces,
        hits=roll.hits,
        base=base,
        modifiers=modifiers,
        ranks=pool.ranks,
        sides=pool.sides,
        explode=pool.explode,
        private=private,
        rules=rules,
    )


def _words(entry: Entry) -> str:
    if isinstance(entry, Answered):
        return f"an answer to {entry.key} of {entry.seat}"
    return f"a roll of {entry.who} for {entry.purpose}"
