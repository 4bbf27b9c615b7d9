"""The gap between what a client has and what is: figures that changed, lines of the log it lacks, the question open."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from escarmouche.core.decisions import Decision
from escarmouche.core.texts import Texts, say
from escarmouche.web.luck import seal
from escarmouche.web.matches import Match, Moment
from escarmouche.web.messages import SealView, SeatView, UndoView, Update
from escarmouche.web.pictures import decision_view
from escarmouche.web.tellers import Scene, Teller
from escarmouche.web.veils import veiled


class Gap(Struct, frozen=True):
    """Whose gap it is: the match, the reader's words and seats, the version they have, who is here."""

    id: str
    match: Match
    teller: Teller
    seats: tuple[str, ...]
    since: int
    here: frozenset[str]
    wish: tuple[str, int] | None = None
    notice: str = ""


def update(gap: Gap) -> Update:
    """The match as it is now, told as changes to the version the reader has."""
    match = gap.match
    known = match.history[gap.since] if 0 <= gap.since < len(match.history) else None
    return picture(gap, match.moment, known)


def picture(gap: Gap, moment: Moment, known: Moment | None = None) -> Update:
    """One moment of a match for one reader, told as changes to another moment they know, or in full."""
    match, teller = gap.match, gap.teller
    state = match.seen(moment, gap.seats)
    scene = seen(gap, moment, known, state)
    mine = next((decision for decision in moment.position.pending if decision.seat in gap.seats), None)
    ended = result(teller.texts, state)
    return Update(
        match=gap.id,
        game=match.system.name,
        version=match.version,
        since=gap.since if known else -1,
        turn=state.turn,
        you=gap.seats,
        seats=teller.seats(gap.here, lambda: tuple(seat_view(gap, name) for name in match.system.seats)),
        figures=scene.figures,
        lost=scene.lost,
        lines=scene.lines,
        kept=scene.kept,
        table=scene.table,
        decision=decision_view(teller, mine, state) if mine else None,
        private=private(match, moment, gap.seats, mine),
        call=ended or (teller.prompt(mine, state) if mine else teller.waiting(moment.position.pending, state)),
        result=ended,
        undo=undo_view(gap),
        notice=say(teller.texts.lang, f"web-{gap.notice}") if gap.notice else "",
        seal=seal_view(match) if known is None or match.over else None,
    )


def seen(gap: Gap, moment: Moment, known: Moment | None, state: Any) -> Scene:
    """What happened on the table; where nothing is hidden, everybody with the same gap is told the same."""
    if not gap.teller.open or gap.match.private:
        return _scene(gap, moment, known, state)
    return gap.teller.scene(
        (gap.match.version, gap.since if known else -1, moment), lambda: _scene(gap, moment, known, state)
    )


def _scene(gap: Gap, moment: Moment, known: Moment | None, state: Any) -> Scene:
    match, teller = gap.match, gap.teller
    seat = match.eyes(moment, gap.seats)
    before = match.seen(known, gap.seats) if known else None
    kept = kept_events(gap, known, seat) if known else 0
    return Scene(
        figures=tuple(
            teller.figure(state, figure)
            for figure in state.figures.values()
            if before is None or changed(before.figures.get(figure.id), figure)
        ),
        lost=tuple(who for who in before.figures if who not in state.figures) if before is not None else (),
        lines=tuple(teller.line(n, event, state) for n, event in match.lines(seat, kept, moment.events)),
        kept=match.shown(kept, seat),
        table=teller.table(state) if before is None or teller.other_table(before, state) else None,
    )


def private(match: Match, moment: Moment, seats: tuple[str, ...], mine: Decision | None) -> bool:
    """Do several seats share this screen, and does the one that is asked see what another may not?"""
    if mine is None or len(seats) < 2 or match.over:
        return False
    now, others = moment.position.now, [seat for seat in seats if seat != mine.seat]
    own = veiled(match.system, now, mine.seat)
    return mine.secret or bool(match.private) or any(veiled(match.system, now, seat) - own for seat in others)


def changed(before: Any, figure: Any) -> bool:
    return before is not figure and before != figure


def kept_events(gap: Gap, known: Moment, seat: str | None) -> int:
    """Events that were never taken back since a version; as another seat one has read none of the private ones."""
    match = gap.match
    kept = min(moment.events for moment in match.history[gap.since :])
    if match.private and match.eyes(known, gap.seats) != seat:
        return min(kept, match.private[0][0])
    return kept


def seat_view(gap: Gap, seat: str) -> SeatView:
    chair = gap.match.chairs[seat]
    here = chair.kind == "bot" or seat in gap.here
    label = gap.teller.texts.word("side", seat)
    return SeatView(seat=seat, label=label, kind=chair.kind, level=chair.level, here=here)


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


def seal_view(match: Match) -> SealView:
    return SealView(sha256=seal(match.secret), secret=match.secret if match.over else "")
