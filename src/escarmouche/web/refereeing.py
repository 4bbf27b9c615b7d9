"""The referee's panel: what he may do now, in forms; and notes that a seat keeps for itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from escarmouche.core.game import Answered
from escarmouche.core.refereeing import INTERVENE, Blank, acts_of
from escarmouche.core.seating import REFEREE
from escarmouche.telling.texts import Texts
from escarmouche.web.faults import Conflict, Unknown, told
from escarmouche.web.languages import lang_of
from escarmouche.web.matches import Match
from escarmouche.web.messages import WHOLE
from escarmouche.web.reading import seats_of, table_of

LONGEST = 8_000
"""Letters of the notes of a seat."""


class Word(Struct, frozen=True, gc=False):
    """One of the words that a blank takes."""

    value: str
    label: str


class BlankView(Struct, frozen=True, gc=False, kw_only=True):
    """One thing that an act wants to know. `kind`: figure, word, number, text or point."""

    name: str
    label: str
    kind: str
    words: tuple[Word, ...]
    least: int
    most: int
    usual: Any
    needed: bool


class ActView(Struct, frozen=True, gc=False, kw_only=True):
    """Something that the referee may do now."""

    name: str
    label: str
    blanks: tuple[BlankView, ...]
    rules: tuple[str, ...]


class ActsView(Struct, frozen=True, gc=False, kw_only=True):
    """What the referee may do, and what he has done that waits for the action under way to be over."""

    acts: tuple[ActView, ...]
    waiting: tuple[str, ...]


@get("/api/matches/{id:str}/acts", responses=told(401, 404, 409))
async def acts(id: FromPath[str], state: State, request: Request[Any, Any, Any]) -> ActsView:
    """What the referee may do between two answers; told to his seat alone."""
    table = await table_of(state.hub, id, request)
    if REFEREE not in await seats_of(state.hub, id, request):
        raise Conflict("web-only-referee")
    return acts_view(state.hub.texts(table.match.system, lang_of(request)), table.match)


def acts_view(texts: Texts, match: Match) -> ActsView:
    position, known = match.position, acts_of(match.position.now)
    acted = [entry.answer["act"] for entry in position.log if isinstance(entry, Answered) and entry.key == INTERVENE]
    return ActsView(
        acts=() if match.over else tuple(act_views(texts, position.now)),
        waiting=tuple(texts.word("act", name) for name in acted if not known[name].at_once),
    )


def act_views(texts: Texts, now: Any) -> Iterator[ActView]:
    for name, act in acts_of(now).items():
        blanks = act.blanks(now) if act.offered else None
        if blanks is not None:
            shown = tuple(blank_view(texts, now, blank) for blank in blanks)
            yield ActView(name=name, label=texts.word("act", name), blanks=shown, rules=act.rules)


def blank_view(texts: Texts, now: Any, blank: Blank) -> BlankView:
    return BlankView(
        name=blank.name,
        label=texts.word("field", blank.name),
        kind=blank.kind,
        words=tuple(Word(word, texts.value(blank.name, word, now)) for word in blank.words),
        least=blank.least,
        most=blank.most,
        usual=blank.usual,
        needed=blank.needed,
    )


class Notes(Struct, frozen=True, kw_only=True):
    """What a seat has written down for itself."""

    seat: str
    text: Annotated[str, Meta(max_length=LONGEST, pattern=WHOLE)]


@get("/api/matches/{id:str}/notes", responses=told(401, 404))
async def read_notes(id: FromPath[str], state: State, request: Request[Any, Any, Any]) -> tuple[Notes, ...]:
    """The notes of one's seats."""
    await table_of(state.hub, id, request)
    seats = await seats_of(state.hub, id, request)
    kept = await state.hub.store.notes_of(id, seats)
    return tuple(Notes(seat=seat, text=kept.get(seat, "")) for seat in seats)


@post("/api/matches/{id:str}/notes", status_code=200, responses=told(401, 404))
async def write_notes(id: FromPath[str], data: JSONBody[Notes], state: State, request: Request[Any, Any, Any]) -> Notes:
    """Notes in the place of those before; nobody but the seat reads them."""
    await table_of(state.hub, id, request)
    if data.seat not in await seats_of(state.hub, id, request):
        raise Unknown("unknown-token")
    await state.hub.store.keep_notes(id, data.seat, data.text)
    return data


ROUTES = (acts, read_notes, write_notes)
