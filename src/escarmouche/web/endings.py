"""The page a game ends with: how lucky the dice were, and where it turned; reckoned aside, within its time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar import Request, get
from litestar.datastructures import State
from litestar.params import FromPath
from msgspec import Struct

from escarmouche.core.events import Event
from escarmouche.core.system import System
from escarmouche.games import SYSTEMS
from escarmouche.sim.glance import Glance, Turning, glance
from escarmouche.sim.moments import worded
from escarmouche.telling.texts import Texts
from escarmouche.web.faults import Conflict, told
from escarmouche.web.guards import address_of
from escarmouche.web.languages import lang_of
from escarmouche.web.matches import Match
from escarmouche.web.pictures import figures_of
from escarmouche.web.reading import finished, worked
from escarmouche.web.records import record_text

LINES = 4
"""Of what happened then, so much is told."""


class FortuneView(Struct, frozen=True, kw_only=True):
    """The dice of a side: how many rolls, and the share of all luck that would have been worse."""

    seat: str
    label: str
    rolls: int
    percentile: float


class TurningView(Struct, frozen=True, kw_only=True):
    """Where a game turned: who answered what, what happened, and how likely a win looked before and after."""

    moment: int
    turn: int
    seat: str
    label: str
    """The side whose chances are told."""
    question: str
    chosen: str
    lines: tuple[str, ...]
    before: float
    after: float


class EndingView(Struct, frozen=True, kw_only=True):
    fortunes: tuple[FortuneView, ...]
    turning: TurningView | None


@get("/api/matches/{id:str}/ending", heavy=True, responses=told(404, 409, 503))
async def ending(id: FromPath[str], state: State, request: Request[Any, Any, Any]) -> EndingView:
    """Luck and turning point of a match that is over."""
    lang, whose = lang_of(request), address_of(request.scope)
    table = await finished(state.hub, id, request, "luck-after-end")
    match = table.match
    if match.setup.seats:
        raise Conflict("luck-for-two")
    async with table.ending:  # whoever asks meanwhile waits for the same
        if table.glance is None:
            record = await state.hub.aside(whose, record_text, match.still(), len(match.answers))
            table.glance = await worked(state, request, glance, record, SYSTEMS[match.system.name])
    told: EndingView = await state.hub.aside(whose, shown, match, table.glance, state.hub.texts(match.system, lang))
    return told


def shown(match: Match, found: Glance, texts: Texts) -> EndingView:
    fortunes = tuple(
        FortuneView(seat=side, label=texts.word("side", side), rolls=dice.rolls, percentile=dice.percentile)
        for side, dice in found.dice.items()
    )
    return EndingView(fortunes=fortunes, turning=turning(match, found.turning, texts) if found.turning else None)


def turning(match: Match, it: Turning, texts: Texts) -> TurningView:
    before, after = match.moments[it.moment], match.moments[it.moment + 1]
    move, now = match.answers[it.moment], before.position.now
    decision = before.position.decision(move.seat)
    then = after.position.now
    told = telling(match.system, now, then, match.events[before.events : after.events])
    lines = [texts.event(event, then) for event in told]
    return TurningView(
        moment=it.moment,
        turn=now.turn,
        seat=move.seat,
        label=texts.word("side", it.side),
        question=texts.prompt(decision, now),
        chosen=worded(texts, decision, decision.check(move.answer), now),
        lines=tuple(line for line in lines if line)[-LINES:],
        before=it.before,
        after=it.after,
    )


def telling(system: System, now: Any, then: Any, events: Sequence[Event]) -> Sequence[Event]:
    """What is told of a moment: what concerns those who were harmed by it; else what concerns anybody on the table."""
    lives = {who: system.shown.portrait(figure).life for who, figure in now.figures.items()}
    left = {who: system.shown.portrait(figure).life for who, figure in then.figures.items()}
    harmed = {who for who, life in lives.items() if left.get(who, 0) < life}
    named = [(event, {*figures_of(event, now), *figures_of(event, then)}) for event in events]
    return [event for event, who in named if who & harmed] or [event for event, who in named if who] or events


ROUTES = (ending,)
