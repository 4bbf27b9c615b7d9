"""What is kept in files: records of games, and rulings that run."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from escarmouche.core.dice import SeededDice
from escarmouche.core.position import begin
from escarmouche.core.state import Result
from escarmouche.core.system import Setup, System
from escarmouche.front import given
from escarmouche.front.position import Position
from escarmouche.games import known
from escarmouche.games import system as named
from escarmouche.records.record import Record as Lines
from escarmouche.records.record import Verdict, read, verify
from escarmouche.rulings.cases import Outcome, load, run_files, run_text
from escarmouche.sim.moments import story
from escarmouche.telling.texts import Unusable
from escarmouche.telling.unfit import Unfit


class Record:
    """A recorded game: its set-up, its result, and every position at which somebody had a choice."""

    __slots__ = ("_lines", "system")

    def __init__(self, lines: Lines, system: System) -> None:
        self._lines, self.system = lines, system

    @property
    def setup(self) -> Setup:
        """All that decided the game before the first answer."""
        return self._lines.setup

    @property
    def result(self) -> Result | None:
        """Who won and by which rule; None of a game that was not finished."""
        return self._lines.end.result if self._lines.end else None

    def positions(self) -> Iterator[Position]:
        """The game played again, from the first choice to the end."""
        tale = story(self._lines, self.system)
        events = tale.opening
        for one in tale.chosen:
            yield Position(self.system, self.setup, one.position, events)
            events = one.events
        yield Position(self.system, self.setup, tale.end, events)

    def verify(self) -> Verdict:
        """Is it what the rules of today make of these answers and dice? If not, the first line that differs."""
        return verify(self._lines, self.system)

    def __repr__(self) -> str:
        return f"<Record of {self.system.name}, {len(self._lines.entries)} entries>"


def record(path: str | Path) -> Record:
    """A record from its file; `BadFile` names the line that cannot be read.

    ```python
    from pathlib import Path
    from tempfile import mkdtemp

    import escarmouche as esc

    file = Path(mkdtemp()) / "game.jsonl"
    esc.play("evenor", "habit", seed="7", stop_after=2).save(file)
    kept = esc.record(file)
    assert kept.verify().identical
    assert [position.over for position in kept.positions()].count(True) == 1
    ```
    """
    lines = read(given.path("path", path))
    return Record(lines, named(lines.setup.game))


def moment_of(path: str | Path, moment: int | None = None) -> Position:
    """The position at a moment of a record, counted as in the replay; the last choice if none is named."""
    kept = record(path)
    positions = list(kept.positions())
    last = len(positions) - 1
    at = max(last - 1, 0) if moment is None else moment
    if not 0 <= at <= last:
        raise Unusable("no-such-moment", None, last=last)
    return positions[at]


def start_of(path: str | Path) -> Position:
    """Where the situation of the first case of a file begins."""
    case = load(path, known())[0]
    system = named(case.game)
    step = begin(system.cases.state(case), SeededDice(case.case))
    return Position(system, Setup(game=case.game, seed=case.case, options=dict(case.options)), step.position)


def case(source: str | Path, lang: str | None = None) -> list[Outcome]:
    """Run rulings: a file, a folder of files, or the text of a case. For each, whether it passed and, if not, the first
    difference and the log up to it.

    ```python
    import escarmouche as esc

    ruling = '''
    case: MY-1
    game: evenor
    figures:
      deimos: {side: red, profile: Deimos, at: [10, 12]}
      saito: {side: blue, profile: Saïto, at: [11, 12]}
    query:
      - engaged: {figure: deimos}
        is: [saito]
    '''
    assert [outcome.passed for outcome in esc.case(ruling)] == [True]
    ```
    """
    said = given.spoken(lang)
    if not isinstance(source, str) or "\n" not in source:
        if not source:
            raise Unfit("source", source, "path")
        return run_files([given.path("source", source)], known(), said)
    return run_text(source, known(), said)
