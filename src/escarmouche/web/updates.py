"""The gap between what a client has and what is: figures that changed, lines of the log it lacks, the question open."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from escarmouche.core.texts import Texts, say
from escarmouche.core.views import view
from escarmouche.web.matches import Match, Moment
from escarmouche.web.messages import SeatView, UndoView, Update
from escarmouche.web.pictures import decision_view, figure_view, line_view, table_view


class Gap(Struct, frozen=True):
    """Whose gap it is: the match, the reader's language and seats, the version they have, who is here."""

    id: str
    match: Match
    texts: Texts
    seats: tuple[str, ...]
    since: int
    here: set[str]
    wish: tuple[str, int] | None = None
    notice: str = ""


def update(gap: Gap) -> Update:
    match, texts = gap.match, gap.texts
    seat = gap.seats[0] if gap.seats else None
    known = match.history[gap.since] if 0 <= gap.since < len(match.history) else None
    return picture(gap, match.moment, known, seat, kept_lines(match, gap.since) if known else 0, texts)


def picture(gap: Gap, moment: Moment, known: Moment | None, seat: str | None, kept: int, texts: Texts) -> Update:
    """One moment of a match for one reader, told as changes to another moment."""
    match = gap.match
    state = view(match.system, moment.position.now, seat)
    before = view(match.system, known.position.now, seat) if known else None
    changed = [f for f in state.figures.values() if before is None or before.figures.get(f.id) is not f]
    mine = next((d for d in moment.position.pending if d.seat in gap.seats), None)
    table = before is None or before.table is not state.table or match.system.marks(before) != match.system.marks(state)
    lines = [(n, event) for n, event in match.lines(seat, kept) if n < moment.events]
    return Update(
        match=gap.id,
        game=match.system.name,
        version=match.version,
        since=max(gap.since, 0) if known else 0,
        turn=state.turn,
        you=gap.seats,
        seats=tuple(seat_view(gap, name) for name in match.system.seats),
        figures=tuple(figure_view(texts, state, figure) for figure in changed),
        lines=tuple(line_view(texts, n, event, state) for n, event in lines),
        kept=kept,
        table=table_view(texts, state) if table else None,
        decision=decision_view(texts, mine, state) if mine else None,
        call=call(gap, moment, state, mine is not None),
        result=result(texts, state),
        undo=undo_view(gap),
        notice=say(texts.lang, f"web-{gap.notice}") if gap.notice else "",
    )


def kept_lines(match: Match, since: int) -> int:
    """Lines of the log that were never taken back since a version."""
    return min(moment.events for moment in match.history[since:])


def seat_view(gap: Gap, seat: str) -> SeatView:
    chair = gap.match.chairs[seat]
    here = chair.kind == "bot" or seat in gap.here
    return SeatView(seat=seat, label=gap.texts.word("side", seat), kind=chair.kind, level=chair.level, here=here)


def call(gap: Gap, moment: Moment, state: Any, mine: bool) -> str:
    """The one call to action: your question, or whom everybody waits for."""
    texts = gap.texts
    if state.result is not None:
        return result(texts, state)
    pending = moment.position.pending
    if mine:
        return texts.prompt(next(d for d in pending if d.seat in gap.seats), state)
    sides = ", ".join(texts.word("side", decision.seat) for decision in pending)
    return say(texts.lang, "web-waiting", side=sides, what=texts.prompt(pending[0], state))


def result(texts: Texts, state: Any) -> str:
    if state.result is None:
        return ""
    winner = state.result.winner
    if winner is None:
        return say(texts.lang, "web-draw")
    return say(texts.lang, "web-won", side=texts.word("side", winner))


def undo_view(gap: Gap) -> UndoView:
    match = gap.match
    free = max((match.free_undo(seat) for seat in gap.seats), default=0)
    asked_by, asked_to = gap.wish if gap.wish is not None else ("", 0)
    now = len(match.moments) - 1
    return UndoView(now=now, to=now - free, asked_by=asked_by, asked_to=asked_to)
