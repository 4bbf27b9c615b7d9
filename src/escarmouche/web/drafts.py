"""Cards being typed: the form they are typed in, what is wrong with them, how they look. Reckoned by a worker."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from escarmouche.cards import bringing, cardschema, content, faces, imports
from escarmouche.cards.prints import said
from escarmouche.core.brought import Brought
from escarmouche.core.system import Card, System
from escarmouche.files.yamls import plain
from escarmouche.telling.texts import Lang, Texts, Unusable, say
from escarmouche.web.thinking import system_named

LONGEST = 256 * 1024
"""Letters of a file; an imported catalogue takes more than half of it."""
LONGEST_CATALOGUE = 1024 * 1024
"""Letters of another program's catalogue."""
LARGEST = 2 * 1024 * 1024
"""Bytes of what is told of it."""
FILE = "cards.yaml"


class ContentDraft(Struct, frozen=True, kw_only=True):
    """Cards being typed: as a file's text, or card by card, by kind."""

    text: Annotated[str, Meta(max_length=LONGEST)] = ""
    cards: dict[str, list[Any]] = {}


class ContentCatalogue(Struct, frozen=True, kw_only=True):
    """The catalogue of another program, as it is."""

    text: Annotated[str, Meta(max_length=LONGEST_CATALOGUE)]


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


class ContentImport(Struct, frozen=True, kw_only=True):
    """The cards of a catalogue, and what is said of those that are not played, or not wholly."""

    view: ContentView
    report: tuple[str, ...]


class ContentBrought(Struct, frozen=True, kw_only=True):
    """Cards that a list may bring to a table, and those of them that it may name."""

    cards: bringing.Plain
    profiles: tuple[Card, ...]
    at_home: tuple[str, ...]
    """Names of those that stay at home: they belong to the book, not to a band."""


def catalogue_of(game: str) -> tuple[System, content.Catalogue]:
    system = system_named(game)
    catalogue = content.catalogue(system)
    if catalogue is None:
        raise Unusable("content-none", None, game=system.title)
    return system, catalogue


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
    """What is to be said of cards being typed."""
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
    view = ContentView(cards=found, text=text, faults=faults, faces=tuple(shown))
    if len(msgspec.json.encode(view)) > LARGEST:
        raise Unusable("content-too-large", most=LONGEST)
    return view


def imported(game: str, told: ContentCatalogue, lang: Lang) -> ContentImport:
    """The catalogue of another program as cards, for whoever brought it."""
    system, catalogue = catalogue_of(game)
    if catalogue.importer is None:
        raise Unusable("import-none", game=system.title)
    found = catalogue.importer(told.text.encode(), False)
    text = content.text_of(catalogue, found.cards, (say(lang, "import-header", source=found.source),), found.source)
    return ContentImport(view=drafted(game, ContentDraft(text=text), lang), report=tuple(imports.report(found, lang)))


def brought(game: str, draft: ContentDraft, lang: Lang) -> ContentBrought:
    """Somebody's own cards as lists name them; `Unusable` with the first fault if they cannot be used."""
    system, catalogue = catalogue_of(game)
    texts = Texts(system, lang)
    held = Brought(game, bringing.brought(catalogue, draft.cards))
    names = [name for kind in catalogue.recruited for name in held.cards.get(kind, ())]
    found = bringing.recruits(system, names).values()
    kept = [(kind, card) for kind in catalogue.at_home for card in draft.cards.get(kind, ())]
    return ContentBrought(
        cards=held.cards,
        profiles=tuple(replace(card, **said(texts, card)) for card in found),
        at_home=tuple(content.name_of(catalogue, kind, card) for kind, card in kept),
    )


def printed(game: str, draft: ContentDraft, lang: Lang) -> bytes:
    """Cards on A4."""
    view = drafted(game, draft, lang)
    if not view.faces:
        raise Unusable("content-nothing-typed")
    return faces.pdf(Texts(system_named(game), lang), [one.face for one in view.faces])
