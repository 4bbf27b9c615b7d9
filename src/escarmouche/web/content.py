"""Cards of somebody's own: the form of a game's cards, a draft checked as it is typed, printed, turned into a file.

Nothing is kept here: a draft comes whole with every request and goes back as the text of a file.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from escarmouche.core import cardschema, content, faces
from escarmouche.core.system import System
from escarmouche.core.texts import Lang, Texts, Unusable, say
from escarmouche.core.yamls import plain
from escarmouche.web.faults import Missing, told
from escarmouche.web.languages import lang_of
from escarmouche.web.reading import known_system

LONGEST = 64 * 1024
"""Letters of a file."""
FILE = "cards.yaml"


class ContentDraft(Struct, frozen=True, kw_only=True):
    """Cards being typed: as a file's text, or card by card, by kind."""

    text: Annotated[str, Meta(max_length=LONGEST)] = ""
    cards: dict[str, list[Any]] = {}


class KindView(Struct, frozen=True, kw_only=True):
    name: str
    label: str
    key: str
    """The field that names a card."""
    shape: str
    """Its part of the schema, under $defs."""
    printed: tuple[dict[str, Any], ...]
    """The cards there are, to begin with."""


class ContentForm(Struct, frozen=True, kw_only=True):
    """What a form for cards is drawn from."""

    game: str
    kinds: tuple[KindView, ...]
    schema: dict[str, Any]


class CardFault(Struct, frozen=True, kw_only=True):
    """One thing wrong, with the place in the form and in the file."""

    kind: str
    at: int
    """Which card of the kind, from 0; -1 for the file."""
    card: str
    field: str
    """Parts with dots between: `shot.long`."""
    line: int
    message: str
    nearest: str
    """The word that was probably meant."""
    strange: bool
    """It is the name of the field that is wrong, not what it says."""


class FaceView(Struct, frozen=True, kw_only=True):
    """How a card looks."""

    at: int
    face: faces.Face


class ContentView(Struct, frozen=True, kw_only=True):
    """A draft and what is to be said of it."""

    cards: dict[str, list[Any]]
    text: str
    """The file to keep."""
    faults: tuple[CardFault, ...]
    faces: tuple[FaceView, ...]


def catalogue_of(game: str) -> tuple[System, content.Catalogue]:
    system = known_system(game)
    if system.content is None:
        raise Missing("content-none", None, game=system.title)
    return system, system.content


def form_of(game: str, lang: Lang) -> ContentForm:
    system, catalogue = catalogue_of(game)
    texts = Texts(system, lang)
    try:
        known = content.together(catalogue.printed(), content.own_cards(catalogue))
    except Unusable:  # somebody is at work in the folder
        known = content.together(catalogue.printed(), {})
    kinds = tuple(
        KindView(
            name=kind,
            label=cardschema.kind_label(texts, kind),
            key=catalogue.key(kind),
            shape=shape.cls.__name__,
            printed=tuple(content.typed(shape, card) for card in known[kind].values()),
        )
        for kind, shape in catalogue.kinds.items()
    )
    return ContentForm(game=game, kinds=kinds, schema=cardschema.schema(system, catalogue, lang, known))


def drafted(game: str, draft: ContentDraft, lang: Lang) -> ContentView:
    system, catalogue = catalogue_of(game)
    texts = Texts(system, lang)
    text = draft.text or content.text_of(catalogue, draft.cards, (say(lang, "content-header", game=system.title),))
    if len(text) > LONGEST:
        raise Unusable("content-too-large", most=LONGEST)
    beside = [one for one in content.own_files() if content.game_of(one[1], one[0]) == game]
    checked = content.check(catalogue, [(FILE, text), *beside])
    value = checked.values[0]
    found: dict[str, list[Any]] = {}
    shown = []
    for kind, at, card, _ in content.cards_in(catalogue, value):
        found.setdefault(kind, []).append(plain(card))
        shown.append(FaceView(at=at, face=faces.face(catalogue, texts, kind, card)))
    faults = tuple(
        CardFault(
            kind=fault.kind,
            at=fault.at,
            card=fault.card,
            field=fault.field,
            line=fault.line,
            message=fault.what.told(texts),
            nearest=fault.what.nearest or "",
            strange=fault.strange,
        )
        for fault in checked.faults
        if fault.path == FILE
    )
    return ContentView(cards=found, text=text, faults=faults, faces=tuple(shown))


def printed(game: str, draft: ContentDraft, lang: Lang) -> bytes:
    view = drafted(game, draft, lang)
    if not view.faces:
        raise Unusable("content-nothing-typed")
    return faces.pdf(Texts(known_system(game), lang), [one.face for one in view.faces])


@get("/api/games/{game:str}/content", responses=told(404))
async def form(game: FromPath[str], request: Request[Any, Any, Any]) -> ContentForm:
    """The kinds of card of a game, their schema, and the cards there are."""
    return await asyncio.to_thread(form_of, game, lang_of(request))


@post("/api/games/{game:str}/content/check", status_code=200, responses=told(404))
async def check(game: FromPath[str], data: JSONBody[ContentDraft], request: Request[Any, Any, Any]) -> ContentView:
    """What is wrong with cards, how they look, and their file."""
    return await asyncio.to_thread(drafted, game, data, lang_of(request))


@post(
    "/api/games/{game:str}/content/pdf",
    status_code=200,
    heavy=True,
    media_type="application/pdf",
    responses=told(404),
)
async def paper(game: FromPath[str], data: JSONBody[ContentDraft], request: Request[Any, Any, Any]) -> Response[bytes]:
    """Cards on A4, to be cut out."""
    made = await asyncio.to_thread(printed, game, data, lang_of(request))
    return Response(made, media_type="application/pdf", headers={"Content-Disposition": 'inline; filename="cards.pdf"'})


ROUTES = (form, check, paper)
