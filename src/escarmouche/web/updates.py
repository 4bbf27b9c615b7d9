"""The gap between what a client has and what is: figures that changed, lines of the log it lacks, the question open."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from escarmouche.core.decisions import Decision
from escarmouche.core.seating import REFEREE, side_of
from escarmouche.rulings.lessons import followed
from escarmouche.telling.texts import Texts, say
from escarmouche.web.luck import seal
from escarmouche.web.matches import Match, Moment
from escarmouche.web.messages import ClockView, SealView, SeatView, UndoView, Update
from escarmouche.web.phrase_cache import Scene, Teller
from escarmouche.web.pictures import decision_view
from escarmouche.web.piles import piles_of, piles_view
from escarmouche.web.secrets import differ, veiled


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
    now: float = 0.0
    """The time on the clocks."""


def update(gap: Gap) -> Update:
    """The match as it is now, told as changes to the version the reader has."""
    match = gap.match
    stood = match.stood(gap.since)
    return picture(gap, match.moment, stood[0] if stood else None)


def lacking(gap: Gap) -> int:
    """How many events the reader has not been told of, at least."""
    match = gap.match
    return len(match.events) - min((moment.events for moment in match.stood(gap.since)), default=0)


def picture(gap: Gap, moment: Moment, known: Moment | None = None) -> Update:
    """One moment of a match for one reader, told as changes to another moment they know, or in full."""
    match, teller = gap.match, gap.teller
    state = match.seen(moment, gap.seats)
    scene = seen(gap, moment, known, state)
    last = match.ended is not None and moment is match.moment
    pending = () if last else moment.position.pending
    mine = next((decision for decision in pending if decision.seat in gap.seats), None)
    ended = given_up(match, teller.texts) if last else result(teller.texts, state, gap.seats)
    return Update(
        match=gap.id,
        game=match.system.name,
        version=match.version,
        since=gap.since if known else -1,
        turn=state.turn,
        standing=teller.standing(state),
        you=gap.seats,
        seats=teller.seats(
            (gap.here, *match.chairs.values()), lambda: tuple(seat_view(gap, name) for name in match.seats)
        ),
        figures=scene.figures,
        lost=scene.lost,
        lines=scene.lines,
        kept=scene.kept,
        table=scene.table,
        piles=scene.piles,
        timeline=teller.timeline(pending, state),
        decision=decision_view(teller, mine, state) if mine else None,
        private=private(match, moment, gap.seats, mine),
        call=ended or (teller.prompt(mine, state) if mine else teller.waiting(pending, state)),
        result=ended,
        undo=undo_view(gap),
        notice=notice(gap),
        clocks=clocks(gap) if match.clock.seconds else (),
        hints=match.terms.hints,
        led=not match.setup.scene or followed(match.system, match.setup.scene, match.entries),
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
            if before is None or differ(before.figures.get(figure.id), figure)
        ),
        lost=tuple(who for who in before.figures if who not in state.figures) if before is not None else (),
        lines=tuple(teller.line(n, event, state) for n, event in match.lines(seat, kept, moment.events)),
        kept=match.shown(kept, seat),
        table=teller.table(state) if before is None or teller.other_table(before, state) else None,
        piles=piles_view(teller.texts, state) if before is None or piles_of(before) != piles_of(state) else None,
    )


def private(match: Match, moment: Moment, seats: tuple[str, ...], mine: Decision | None) -> bool:
    """Do several seats share this screen, and does the one that is asked see what another may not?"""
    if mine is None or len(seats) < 2 or match.over:
        return False
    now, others = moment.position.now, [seat for seat in seats if seat != mine.seat]
    if not now.apart and all(side_of(seat) == side_of(mine.seat) for seat in others):
        return False
    own = veiled(match.system, now, mine.seat)
    return mine.secret or bool(match.private) or any(veiled(match.system, now, seat) - own for seat in others)


def kept_events(gap: Gap, known: Moment, seat: str | None) -> int:
    """Events that were never taken back since a version; as another seat one has read none of the private ones."""
    match = gap.match
    kept = min(moment.events for moment in match.stood(gap.since))
    if match.private and match.eyes(known, gap.seats) != seat:
        return min(kept, match.private[0])
    return kept


def seat_view(gap: Gap, seat: str) -> SeatView:
    chair = gap.match.chairs[seat]
    here = chair.kind == "bot" or seat in gap.here
    label = gap.teller.texts.word("side", seat)
    return SeatView(seat=seat, label=label, kind=chair.kind, level=chair.level, here=here, name=chair.name)


def given_up(match: Match, texts: Texts) -> str:
    """How people ended a match."""
    assert match.ended is not None
    if match.ended.end == "draw":
        return say(texts.lang, "web-agreed-draw")
    winner = match.winner()
    side = texts.word("side", winner) if winner else ""
    return say(texts.lang, f"web-{match.ended.end}", loser=texts.word("side", match.ended.seat), side=side)


def clocks(gap: Gap) -> tuple[ClockView, ...]:
    match = gap.match
    asked = {decision.seat for decision in match.pending}
    return tuple(
        ClockView(seat=seat, left=round(match.clock.left(seat, gap.now), 1), runs=seat in asked) for seat in match.seats
    )


def result(texts: Texts, state: Any, seats: tuple[str, ...]) -> str:
    """How a game ended, to those who played one side of it in their own person."""
    if state.result is None:
        return ""
    winner = state.result.winner
    if winner is None:
        return say(texts.lang, "web-draw")
    played = {side_of(seat) for seat in seats}
    told = "web-won" if len(played) != 1 or REFEREE in played else "web-you-won" if winner in played else "web-you-lost"
    return say(texts.lang, told, side=texts.word("side", winner))


def notice(gap: Gap) -> str:
    """Something everybody at the table should know: that it is read only, or that bots were answered for."""
    texts = gap.teller.texts
    if gap.notice:
        return say(texts.lang, f"web-{gap.notice}", answers=gap.match.version)
    helped = gap.match.helped.items()
    return " ".join(
        say(texts.lang, "web-bot-helped", side=texts.word("side", seat), times=times) for seat, times in helped
    )


def undo_view(gap: Gap) -> UndoView:
    match = gap.match
    free = max((match.free_undo(seat) for seat in gap.seats), default=0)
    asked_by, asked_to = gap.wish if gap.wish is not None else ("", 0)
    now = len(match.moments) - 1
    return UndoView(now=now, to=now - free, asked_by=asked_by, asked_to=asked_to)


def seal_view(match: Match) -> SealView:
    return SealView(sha256=seal(match.secret), secret=match.secret if match.over else "", mixed=tuple(match.mixed))
