"""What a seat sees as numbers: its view, the question put to it and the answers offered, in arrays of fixed size.

Everything lies between -1 and 1, and everything comes from the seat's view or from the question the seat was asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from hashlib import blake2b
from itertools import accumulate
from math import cos, sin
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from escarmouche.core.decisions import (
    Answer,
    ChooseAngle,
    ChooseNumber,
    ChooseOrder,
    ChoosePath,
    ChoosePoint,
    ChooseSome,
    Decision,
)
from escarmouche.core.decisions import Choose as ChooseOne
from escarmouche.core.system import System
from escarmouche.space.geometry import Point, Round
from escarmouche.space.table import box

Numbers: TypeAlias = NDArray[np.float32]

KINDS = tuple(
    one.kind for one in (ChooseOne, ChooseSome, ChooseNumber, ChooseAngle, ChooseOrder, ChoosePoint, ChoosePath)
)
PRINT = 16
"""Numbers in the fingerprint of a word."""
FIGURE = ("there", "mine", "on-table", "gone", "x", "y", "size", "cos", "sin", "life", "full", "acted", "asked")
PIECE = ("there", "x0", "y0", "x1", "y1", "blocks-sight", "blocks-move", "slow")
MARK = ("there", "mine", "zone", "x0", "y0", "x1", "y1")
ANSWER = ("there", "figure", "placed", "x", "y", "length", "number", "share")
FEW = len(ANSWER)


class Sizes(Struct, frozen=True, kw_only=True):
    """How many of each thing an observation has room for; `actions` is the size of the action space."""

    actions: int = 64
    points: int = 16
    """Points or paths offered when a question leaves the whole table open."""
    figures: int = 40
    pieces: int = 24
    marks: int = 8


class Offer(NamedTuple):
    """What is told of an answer that has a number: its words, where it ends, its amounts (length, number, share)."""

    answer: Answer
    end: Point | None
    amounts: tuple[float, float, float]


class Part(Struct, frozen=True):
    """One part of an observation: what its rows and columns are."""

    name: str
    rows: int
    columns: tuple[str, ...]

    @property
    def size(self) -> int:
        return self.rows * len(self.columns)


class Sight:
    """Turns views of one game into arrays."""

    def __init__(self, system: System, sizes: Sizes) -> None:
        words = system.vocabulary()
        self.system, self.sizes = system, sizes
        self._statuses = tuple(word.name for word in words.statuses)
        self._keys = tuple(word.name for word in words.decisions)
        prints = tuple(f"{part}-{at}" for part in ("word", "rest") for at in range(PRINT))
        stats = tuple(stat.name for stat in system.stats)
        self.parts = (
            Part("game", 1, ("turn", "seat", "asked")),
            Part("question", 1, (*KINDS, *self._keys)),
            Part("figures", sizes.figures, (*FIGURE, *self._statuses, *stats)),
            Part("pieces", sizes.pieces, PIECE),
            Part("marks", sizes.marks, MARK),
            Part("answers", sizes.actions, (*ANSWER, *prints)),
        )
        ends = list(accumulate(part.size for part in self.parts))
        self.size = ends[-1]
        self._places = [
            (part.name, end - part.size, end, (part.rows, len(part.columns)))
            for part, end in zip(self.parts, ends, strict=True)
        ]
        last = max(len(system.seats) - 1, 1)
        self._seats = {seat: at / last for at, seat in enumerate(system.seats)}
        self._stats: dict[str, list[float]] = {}
        self._rows: dict[tuple[str, str], tuple[Any, Numbers]] = {}
        self._ground: tuple[Any, Numbers] | None = None
        self.unseen = 0
        """Pieces and marks for which the last look had no row."""

    def split(self, observation: Numbers) -> dict[str, Numbers]:
        """The parts of an observation by name, each a table of rows and columns (`parts` names the columns)."""
        return {name: observation[at:end].reshape(shape) for name, at, end, shape in self._places}

    def look(self, state: Any, seat: str, decision: Decision | None, answers: Iterable[Offer]) -> Numbers:
        """A view, and what is asked of its seat, if anything is."""
        seen = np.zeros(self.size, np.float32)
        parts = self.split(seen)
        parts["game"][0] = (_squashed(state.turn, 10), self._seats[seat], decision is not None)
        rows = {who: row for row, who in enumerate(self._ordered(state, seat))}
        wide, deep = state.table.size
        for who, row in rows.items():
            parts["figures"][row] = self._figure(state.figures[who], seat, wide, deep)
        if decision is not None and decision.figure in rows:
            parts["figures"][rows[decision.figure], FIGURE.index("asked")] = 1
        parts["pieces"][:] = self._pieces(state.table)
        marks = self.system.shown.marks(state)
        self.unseen = max(len(state.table.pieces) - self.sizes.pieces, 0) + max(len(marks) - self.sizes.marks, 0)
        for row, mark in enumerate(marks[: self.sizes.marks]):
            corners = [_bounded(at) for at in _corners(mark.ring, wide, deep)]
            side = 0 if not mark.side else 1 if mark.side == seat else -1
            parts["marks"][row] = (1, side, len(mark.ring) > 1, *corners)
        if decision is not None:
            question = parts["question"][0]
            question[KINDS.index(decision.kind)] = 1
            if decision.key in self._keys:
                question[len(KINDS) + self._keys.index(decision.key)] = 1
            told = [self._answer(decision, answer, state, rows, wide, deep) for answer in answers]
            if told:
                table = parts["answers"][: len(told)]
                table[:, :FEW] = [numbers for numbers, _ in told]
                table[:, FEW:] = [words for _, words in told]
        return seen

    def _ordered(self, state: Any, seat: str) -> list[str]:
        """One's own figures first, then the others."""
        found = sorted(state.figures, key=lambda who: state.figures[who].side != seat)
        if len(found) > self.sizes.figures:
            raise ValueError(f"figures: {len(found)} in this game, the observation has room for {self.sizes.figures}")
        return found

    def _pieces(self, table: Any) -> Numbers:
        """The scenery, put into numbers once a table."""
        if self._ground is None or self._ground[0] is not table:
            seen, (wide, deep) = np.zeros((self.sizes.pieces, len(PIECE)), np.float32), table.size
            for row, piece in enumerate(table.pieces[: self.sizes.pieces]):
                corners = _corners(piece.shape, wide, deep)
                seen[row] = (1, *corners, piece.blocks_sight, piece.blocks_move, piece.cost != 1.0)
            self._ground = table, np.clip(seen, -1.0, 1.0)
        return self._ground[1]

    def _figure(self, figure: Any, seat: str, wide: float, deep: float) -> Numbers:
        """Numbers of a figure, kept as long as nothing about it changes."""
        known = self._rows.get((figure.id, seat))
        if known is None or known[0] is not figure:
            known = self._rows[figure.id, seat] = (
                figure,
                self._portrayed(figure, seat, wide, deep),
            )
        return known[1]

    def _portrayed(self, figure: Any, seat: str, wide: float, deep: float) -> Numbers:
        portrait = self.system.shown.portrait(figure)
        radius = figure.base.radius if isinstance(figure.base, Round) else figure.base.side / 2
        row = [1, 1 if figure.side == seat else -1, figure.on_table, portrait.gone]
        if figure.on_table:
            row += [figure.at[0] / wide, figure.at[1] / deep, radius / 10, cos(figure.angle), sin(figure.angle)]
        else:
            row += [-1, -1, radius / 10, 0, 0]
        row += [portrait.life / max(portrait.full, 1), _squashed(portrait.full, 3), portrait.acted, 0]
        row += [status in figure.status for status in self._statuses]
        return np.array([*map(_bounded, row), *self._numbers(figure)], np.float32)

    def _numbers(self, figure: Any) -> list[float]:
        """The printed stats from 0 to 1 between their limits; -1 where a figure has none. Printed once, kept."""
        known = self._stats.get(figure.id)
        if known is None:
            known = self._stats[figure.id] = [_bounded(_printed(stat, figure)) for stat in self.system.stats]
        return known

    def forget(self) -> None:
        """Another game begins, with other figures."""
        self._stats.clear()
        self._rows.clear()
        self._ground = None

    def _answer(
        self, decision: Decision, offer: Offer, state: Any, rows: dict[str, int], wide: float, deep: float
    ) -> tuple[tuple[float, ...], Numbers]:
        answer, end, amounts = offer
        if isinstance(answer, str):
            who, head, rest = (answer, "", "") if answer in rows else ("", "", answer)
        else:
            words = [] if decision.places else list(_words(answer))
            who = next((name for name in words if name in rows), "")
            head = str(next(iter(answer), "")) if isinstance(answer, dict) else ""
            told = ["@" if word == who else f"#{rows[word]}" if word in rows else word for word in words]
            rest = "" if told == ["@"] else " ".join(told)  # where it stands among them tells orders apart
        if isinstance(answer, int | float) and not any(amounts):
            amounts = (0.0, _squashed(answer, 3), 0.0)
        if not decision.places and who and state.figures[who].on_table:
            end = state.figures[who].at
        place = (1, _bounded(end[0] / wide), _bounded(end[1] / deep)) if end is not None else (0, -1, -1)
        return (1, (rows[who] + 1) / self.sizes.figures if who else 0, *place, *map(_bounded, amounts)), prints(
            head, rest
        )


def _printed(stat: Any, figure: Any) -> float:
    try:
        base = stat.base(figure)
    except (AttributeError, KeyError):  # a number that only some figures have
        base = None
    return -1.0 if base is None else (base - stat.low) / max(stat.high - stat.low, 1)


def _bounded(number: float) -> float:
    return -1.0 if number < -1.0 else 1.0 if number > 1.0 else number


def _corners(ring: tuple[Point, ...], wide: float, deep: float) -> tuple[float, float, float, float]:
    x0, y0, x1, y1 = box(ring)
    return x0 / wide, y0 / deep, x1 / wide, y1 / deep


def _squashed(number: float, half: float) -> float:
    """From 0 towards 1 without end: `half` gives a half."""
    return number / (number + half)


def _words(answer: Answer) -> Iterator[str]:
    """The words and numbers of an answer in their order."""
    if isinstance(answer, str | int | float):
        yield str(answer)
    elif isinstance(answer, dict):
        for value in answer.values():
            yield from _words(value)
    elif isinstance(answer, list | tuple):
        for value in answer:
            yield from _words(value)


@lru_cache(maxsize=4096)
def fingerprint(word: str) -> tuple[int, ...]:
    """Signs that are always the same for a word; nothing for no word."""
    if not word:
        return (0,) * PRINT
    bits = int.from_bytes(blake2b(word.encode(), digest_size=PRINT // 8).digest())
    return tuple(1 if bits >> at & 1 else -1 for at in range(PRINT))


@lru_cache(maxsize=4096)
def prints(first: str, rest: str) -> Numbers:
    """The fingerprints of the words of an answer."""
    return np.array((*fingerprint(first), *fingerprint(rest)), np.float32)
