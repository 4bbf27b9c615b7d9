"""A teller: what was already put into words for one table, one language and one pair of eyes is not put again.

Nothing is decided here. Lines of the log, figures that stayed as they are and labels of options are kept as long as
they are likely to be asked for again; what is not kept is simply told anew.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from escarmouche.core.decisions import Decision, Option
from escarmouche.core.events import Event
from escarmouche.core.seating import REFEREE
from escarmouche.core.system import Mark
from escarmouche.telling.texts import Texts, say
from escarmouche.web.messages import (
    FigureView,
    LineView,
    PileView,
    SeatView,
    StandingView,
    TableView,
    TimelineView,
)
from escarmouche.web.pictures import Sheet, figure_view, figures_of, line_view, standing_view, table_view
from escarmouche.web.timelines import Lanes, timeline_view

LINES = 48
"""Lines kept: those of the last few answers, for everybody at the table."""
LABELS = 512
PHRASES = 4_096
"""Phrases of a generation; the one before it is kept, too."""


class Phrases:
    """Events already put into words in one language, whichever table they happened at: the same event to figures of
    the same names is the same line."""

    __slots__ = ("_before", "_known", "texts")

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self._known: dict[Any, LineView] = {}
        self._before: dict[Any, LineView] = {}

    def line(self, number: int, event: Event, state: Any) -> LineView:
        figures = figures_of(event, state)
        names = self.texts.names(state)
        key = (event, *[(names[who], state.figures[who].side) for who in figures])
        try:
            told = self._known.get(key) or self._before.get(key)
        except TypeError:  # an event that holds a mapping
            return line_view(self.texts, number, event, state, figures)
        if told is None:
            if len(self._known) >= PHRASES:
                self._before, self._known = self._known, {}
            told = self._known[key] = line_view(self.texts, number, event, state, figures)
        return told if told.n == number else replace(told, n=number)


class Scene(msgspec.Struct, frozen=True, gc=False):
    """The part of an update that does not depend on who is asked."""

    figures: tuple[FigureView, ...]
    lost: tuple[str, ...]
    lines: tuple[LineView, ...]
    kept: int
    table: TableView | None
    piles: tuple[PileView, ...] | None


class Teller:
    """The words of one table in one language, as one seat may read them; of an open game, as everybody may."""

    __slots__ = (
        "_calls",
        "_figures",
        "_labels",
        "_lanes",
        "_lines",
        "_marks",
        "_phrases",
        "_scene",
        "_score",
        "_seats",
        "_sheets",
        "_standing",
        "_table",
        "_timeline",
        "open",
        "texts",
    )

    def __init__(self, phrases: Phrases, open: bool = False) -> None:
        self.texts, self._phrases, self.open = phrases.texts, phrases, open
        self._seats: tuple[tuple[object, ...], tuple[SeatView, ...]] | None = None
        self._scene: tuple[tuple[int, int, Any], Scene] | None = None
        self._figures: dict[str, tuple[Any, FigureView]] = {}
        self._lines: dict[int, tuple[Event, LineView]] = {}
        self._labels: dict[tuple[str, str | bytes, str], str] = {}
        self._sheets: dict[str, Sheet] = {}
        self._calls: dict[str, tuple[Any, str]] = {}
        self._lanes: Lanes = {}
        self._timeline: tuple[Any, Any, TimelineView | None] = (None, None, None)
        self._marks: tuple[Any, tuple[Mark, ...]] = (None, ())
        self._standing: tuple[Any, StandingView | None] = (None, None)
        self._score: Any = None
        self._table: tuple[Any, Any, TableView | None] = (None, None, None)

    def scene(self, key: tuple[int, int, Any], tell: Callable[[], Scene]) -> Scene:
        """What happened between two versions; the moment is the same only if it is the very same."""
        kept = self._scene
        if kept is None or kept[0][:2] != key[:2] or kept[0][2] is not key[2]:
            kept = self._scene = (key, tell())
        return kept[1]

    def seats(self, now: tuple[object, ...], tell: Callable[[], tuple[SeatView, ...]]) -> tuple[SeatView, ...]:
        """Who sits where; it changes when somebody comes, goes or is replaced."""
        if self._seats is None or self._seats[0] != now:
            self._seats = (now, tell())
        return self._seats[1]

    def figure(self, state: Any, figure: Any) -> FigureView:
        kept = self._figures.get(figure.id)
        if kept is not None and (kept[0] is figure or kept[0] == figure):
            return kept[1]
        told = figure_view(self.texts, state, figure, self._sheets.setdefault(figure.id, {}))
        self._figures[figure.id] = (figure, told)
        return told

    def line(self, number: int, event: Event, state: Any) -> LineView:
        kept = self._lines.get(number)
        if kept is not None and kept[0] is event:
            return kept[1]
        told = self._phrases.line(number, event, state)
        self._lines[number] = (event, told)
        if len(self._lines) > LINES:
            del self._lines[next(iter(self._lines))]
        return told

    def label(self, decision: Decision, option: Option, state: Any) -> str:
        value = option.value
        noted = str(self.texts.system.shown.noted(state, decision.figure, value))
        key = (decision.key, value if type(value) is str else msgspec.json.encode(value), noted)
        told = self._labels.get(key)
        if told is None:
            if len(self._labels) >= LABELS:
                self._labels.clear()
            told = self._labels[key] = self.texts.option(decision, option, state)
        return told

    def prompt(self, decision: Decision, state: Any) -> str:
        """What somebody is asked."""
        return self._call("prompt", decision, lambda: self.texts.prompt(decision, state))

    def waiting(self, pending: tuple[Decision, ...], state: Any) -> str:
        """Whom everybody waits for and, unless it is a secret, what they are asked."""
        return self._call("waiting", pending, lambda: self._waiting(pending, state))

    def _waiting(self, pending: tuple[Decision, ...], state: Any) -> str:
        lang, sides = self.texts.lang, ", ".join(self._awaited(decision.seat) for decision in pending)
        if any(decision.secret for decision in pending):
            return say(lang, "web-waiting-for", side=sides)
        return say(lang, "web-waiting", side=sides, what=self.prompt(pending[0], state))

    def _awaited(self, seat: str) -> str:
        return say(self.texts.lang, "web-the-referee") if seat == REFEREE else self.texts.word("side", seat)

    def timeline(self, pending: tuple[Decision, ...], state: Any) -> TimelineView | None:
        """The turn step by step, if the game has one to show."""
        if self._timeline[0] is not state or self._timeline[1] is not pending:
            self._timeline = (state, pending, timeline_view(self.texts, state, pending, self._lanes))
        return self._timeline[2]

    def standing(self, state: Any) -> StandingView:
        """What wins and the score by it."""
        kept = self._standing[1]
        if kept is None or self._standing[0] is not state:
            now = self.texts.system.shown.standing(state)
            if kept is None or self._score != now:
                kept, self._score = standing_view(self.texts, now), now
            self._standing = (state, kept)
        return kept

    def _call(self, kind: str, about: Any, tell: Callable[[], str]) -> str:
        kept = self._calls.get(kind)
        if kept is None or kept[0] is not about:
            kept = self._calls[kind] = (about, tell())
        return kept[1]

    def marks(self, state: Any) -> tuple[Mark, ...]:
        if self._marks[0] is not state:
            self._marks = (state, self.texts.system.shown.marks(state))
        return self._marks[1]

    def other_table(self, before: Any, state: Any) -> bool:
        """Did something on the table change beside the figures?"""
        then = self.marks(before)
        return before.table is not state.table or then != self.marks(state)

    def table(self, state: Any) -> TableView:
        marks = self.marks(state)
        if self._table[0] is not state.table or self._table[1] != marks or self._table[2] is None:
            self._table = (state.table, marks, table_view(self.texts, state))
        assert self._table[2] is not None
        return self._table[2]
