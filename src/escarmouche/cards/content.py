"""Content files: cards that people type in. A game names its `Catalogue`; reading, checking, pinning is done here.

A file says its game, then any kinds of card: `weapons: [{name: Épieu, hands: 1, …}]`. Nothing in it is ever run.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
import msgspec.inspect as mi
import yaml
from msgspec import Struct
from msgspec.structs import replace

from escarmouche.cards import shapes
from escarmouche.cards.imports import Imported
from escarmouche.files import yamls
from escarmouche.files.words import BadFile, nearest, written
from escarmouche.telling.texts import Lang, Texts, Unusable, say, slug

if TYPE_CHECKING:
    from escarmouche.core.system import Setup, System

Cards: TypeAlias = Mapping[str, Mapping[str, Any]]
"""Kind -> name -> card."""
GAME, IMPORTED = "game", "imported"
"""What a file says beside its cards: the game they are for, and the catalogue they come from; cards that were imported
give way to others of the same name."""
HOUSE = (GAME, IMPORTED)
FOLDER = "ESCARMOUCHE_CONTENT"
MOST_CARDS = 500
"""In one file."""
MOST_FAULTS = 100
"""Told of one file; whoever has more begins with these."""
LONGEST_NAME = 60


class Misprint(Struct, frozen=True):
    """What the form of a card cannot show: a name that no card has, a figure out of the book's limits."""

    kind: str
    card: str
    field: str
    """Parts with dots between: `skills.brutality`."""
    reason: str
    facts: dict[str, Any] = {}
    nearest: str | None = None

    def __str__(self) -> str:
        return f"{self.card}: {self.field}: {self.reason} {self.facts}"


class Catalogue(Struct, frozen=True):
    """The cards of a game: the struct of a file (kinds as fields, each a tuple of cards whose first field is a name),
    those that are printed in the package, and what is wrong with cards beyond their form."""

    game: str
    book: type[Struct]
    printed: Callable[[], Cards]
    misprints: Callable[[Cards], Sequence[Misprint]]
    system: Callable[[], System]
    importer: Callable[[bytes, bool], Imported] | None = None
    """Reads the catalogue of another program that people of this game use, or of it the complete cards alone."""
    recruited: tuple[str, ...] = ("profiles",)
    """The kinds that a list may begin a member with."""
    at_home: tuple[str, ...] = ()
    """The kinds that belong to the book, not to a band: nobody brings them to one table."""

    @property
    def kinds(self) -> dict[str, mi.StructType]:
        return kinds_of(self.book)

    def key(self, kind: str) -> str:
        """The field that names a card."""
        return self.kinds[kind].fields[0].encode_name


def catalogue(system: System) -> Catalogue | None:
    """The cards of a game, if people may type in their own."""
    found = system.content
    assert found is None or isinstance(found, Catalogue)
    return found


@cache
def kinds_of(book: type[Struct]) -> dict[str, mi.StructType]:
    shape = mi.type_info(book)
    assert isinstance(shape, mi.StructType)
    found = {}
    for field in shape.fields:
        assert isinstance(field.type, mi.VarTupleType)
        assert isinstance(field.type.item_type, mi.StructType)
        found[field.encode_name] = field.type.item_type
    return found


class Fault(Struct, frozen=True, kw_only=True):
    """One thing wrong with a file: of which card, and what."""

    path: str
    what: shapes.Fault
    kind: str = ""
    at: int = -1
    """Which card of its kind, from 0."""
    card: str = ""

    @property
    def line(self) -> int:
        return self.what.line

    @property
    def field(self) -> str:
        return ".".join(str(part) for part in self.what.path)

    @property
    def strange(self) -> bool:
        """It is the name of the field that is wrong, not what it says."""
        return bool(self.what.path) and self.what.facts.get("word") == self.what.path[-1]

    def told(self, texts: Texts) -> str:
        """`mine.yaml:7: Épieu: hands: …`"""
        place = f"{self.path}:{self.line}" if self.line else self.path
        card = f"{written(self.card, LONGEST_NAME)}: " if self.card else ""
        field = f"{written(self.field, 60)}: " if self.what.path else ""
        return " ".join(f"{place}: {card}{field}{self.what.told(texts)}".split())


class Checked(Struct, frozen=True):
    """Content files after reading: what is wrong with them, and the cards that are right."""

    faults: tuple[Fault, ...]
    cards: dict[str, dict[str, Any]]
    values: tuple[Any, ...]
    """What each file says, as it was read."""


# -------------------------------------------------------------- checking


class Place(Struct, frozen=True):
    """Where a card stands."""

    path: str
    at: int
    card: Any
    line: int


def check(catalogue: Catalogue, files: Sequence[tuple[str, str | bytes]]) -> Checked:
    """Everything wrong with these files (a name and a text each), read beside the cards that are printed."""
    faults: list[Fault] = []
    found: dict[str, dict[str, Any]] = {kind: {} for kind in catalogue.kinds}
    places: dict[tuple[str, str], Place] = {}
    broken: set[str] = set()
    read = [readable(catalogue, path, text) for path, text in files]
    lent = {path for (path, _), (value, _) in zip(files, read, strict=True) if imported(value)}
    for (path, _), (value, own) in sorted(zip(files, read, strict=True), key=lambda one: not imported(one[1][0])):
        told = [Fault(path=path, what=one) for one in own]
        for kind, at, card, line in cards_in(catalogue, value):
            name = name_of(catalogue, kind, card)
            other = places.get((kind, name))
            if other is not None and other.path in lent and path not in lent:
                other = None
            wrong = list(in_card(catalogue, kind, card, line, other))
            told += [Fault(path=path, what=one, kind=kind, at=at, card=name) for one in wrong]
            if other is None:
                places[kind, name] = Place(path, at, card, line)
            if wrong:
                broken.add(name)
            else:
                found[kind][name] = msgspec.convert(yamls.plain(card), type=catalogue.kinds[kind].cls)
            if len(told) > MOST_FAULTS:
                break
        faults += told[:MOST_FAULTS]
    faults += beyond_form(catalogue, found, places, broken)
    order = {path: at for at, (path, _) in enumerate(files)}
    faults.sort(key=lambda one: (order[one.path], one.line))
    return Checked(tuple(faults), found, tuple(value for value, _ in read))


def readable(catalogue: Catalogue, path: str, text: str | bytes) -> tuple[Any, list[shapes.Fault]]:
    """What a file says, and what is wrong around its cards."""
    try:
        value = yamls.parse(text, path)
    except BadFile as bad:
        return None, [shapes.Fault(reason="unreadable", line=bad.line, facts={"why": bad.message})]
    return value, list(outside(catalogue, value))


def imported(value: Any) -> bool:
    """The cards of a file come from somebody's catalogue, and give way to corrections."""
    return isinstance(value, Mapping) and bool(value.get(IMPORTED))


def name_of(catalogue: Catalogue, kind: str, card: Any) -> str:
    """What a card is called; nothing if it does not say."""
    name = card.get(catalogue.key(kind)) if isinstance(card, Mapping) else None
    return name if isinstance(name, str) else ""


def in_card(catalogue: Catalogue, kind: str, card: Any, line: int, other: Place | None) -> Iterator[shapes.Fault]:
    """What is wrong with the form of a card: its fields, its name, and that there is another of that name."""
    key, name = catalogue.key(kind), name_of(catalogue, kind, card)
    yield from shapes.faults(catalogue.kinds[kind], card, (), line)
    if not name:
        if isinstance(card, Mapping) and card.get(key) == "":
            yield shapes.Fault(reason="name", line=shapes.line_of(card, key, line), path=(key,))
        return
    yield from misnamed(key, name, shapes.line_of(card, key, line))
    if other is not None:
        facts = {"word": name, "path": other.path, "line": other.line}
        yield shapes.Fault(reason="twice", line=line, path=(key,), facts=facts)


def outside(catalogue: Catalogue, value: Any) -> Iterator[shapes.Fault]:
    """What is wrong around the cards: the game, the kinds, how many there are."""
    if not isinstance(value, Mapping):
        yield shapes.Fault(reason="no-cards", line=1, facts={"known": list(catalogue.kinds)})
        return
    if value.get(GAME) != catalogue.game:
        line = shapes.line_of(value, GAME, 1)
        yield shapes.Fault(reason="no-game", line=line, path=(GAME,), facts={"game": catalogue.game})
    for kind, cards in value.items():
        line = shapes.line_of(value, kind, 0)
        if kind in HOUSE:
            continue
        if kind not in catalogue.kinds:
            facts = {"word": written(kind, 60), "known": list(catalogue.kinds)}
            near = nearest(str(kind), catalogue.kinds)
            yield shapes.Fault(reason="no-kind", line=line, path=(kind,), facts=facts, nearest=near)
        elif not isinstance(cards, list):
            yield shapes.wrong(mi.ListType(mi.AnyType()), cards, (kind,), line)
        elif len(cards) > MOST_CARDS:
            yield shapes.Fault(reason="too-many", line=line, path=(kind,), facts={"most": MOST_CARDS})


def cards_in(catalogue: Catalogue, value: Any) -> Iterator[tuple[str, int, Any, int]]:
    """Kind, place, card and line of everything in a file that may be a card."""
    if not isinstance(value, Mapping):
        return
    for kind in catalogue.kinds:
        cards = value.get(kind)
        if isinstance(cards, list):
            for at, card in enumerate(cards[:MOST_CARDS]):
                yield kind, at, card, shapes.line_of(cards, at, 0)


def misnamed(key: str, name: str, line: int) -> Iterator[shapes.Fault]:
    """A name that lists and tables can use: letters, no comma, no line break, not too long."""
    reason = ""
    if "," in name:
        reason = "comma"
    elif not slug(name) or name != " ".join(name.split()) or not name.isprintable():
        reason = "name"
    elif len(name) > LONGEST_NAME:
        reason = "too-long"
    if reason:
        yield shapes.Fault(reason=reason, line=line, path=(key,), facts={"most": LONGEST_NAME})


def beyond_form(
    catalogue: Catalogue, found: Cards, places: Mapping[tuple[str, str], Place], broken: set[str]
) -> Iterator[Fault]:
    """What the game says of the cards that have their form; who names a card that is broken is not blamed for it."""
    told: dict[str, int] = {}
    for flaw in catalogue.misprints(together(catalogue.printed(), found)):
        if flaw.card not in found.get(flaw.kind, ()) or flaw.facts.get("word") in broken:
            continue
        place = places[flaw.kind, flaw.card]
        told[place.path] = told.get(place.path, 0) + 1
        if told[place.path] > MOST_FAULTS:
            continue
        path, line, part = tuple(flaw.field.split(".")), place.line, place.card
        for name in path:
            key: Any = int(name) if isinstance(part, list) and name.isdigit() else name
            line = shapes.line_of(part, key, line)
            part = part[key] if isinstance(part, Mapping | list) and shapes.within_reach(part, key) else None
        what = shapes.Fault(reason=flaw.reason, line=line, path=path, facts=flaw.facts, nearest=flaw.nearest)
        yield Fault(path=place.path, what=what, kind=flaw.kind, at=place.at, card=flaw.card)


class BadCard(Exception):
    """A card of a package that cannot be: the file, the card and what is wrong with it."""


def printed_cards(
    package: str, book: type[Struct], misprints: Callable[[Cards], Sequence[Misprint]]
) -> dict[str, dict[str, Any]]:
    """The cards in the content files of a package, by kind and name."""
    folder = resources.files(package).joinpath("content")
    files = sorted((one for one in folder.iterdir() if one.name.endswith(".yaml")), key=lambda one: one.name)
    books = [read_book(one.read_text(encoding="utf-8"), one.name, book) for one in files]
    made: dict[str, dict[str, Any]] = {}
    for kind, shape in kinds_of(book).items():
        cards = [card for one in books for card in getattr(one, kind)]
        made[kind] = {getattr(card, shape.fields[0].name): card for card in cards}
        if len(made[kind]) < len(cards):
            raise BadCard(f"{kind}: two cards have the same name")
    if faults := misprints(made):
        raise BadCard("; ".join(map(str, faults)))
    return made


def read_book(text: str, name: str, book: type[Struct]) -> Struct:
    """A content file of a package, or `BadCard` with the field that is wrong."""
    value = yaml.load(text, Loader=yamls.LOADER) or {}
    for fault in shapes.faults(mi.type_info(book), value):
        raise BadCard(f"{name}: {'.'.join(map(str, fault.path))}: {fault.reason} {fault.facts}")
    return msgspec.convert(value, book)


def together(printed: Cards, own: Cards) -> dict[str, dict[str, Any]]:
    """Own cards beside the printed ones, and in the place of those whose name they bear."""
    return {kind: {**cards, **own.get(kind, {})} for kind, cards in printed.items()}


# -------------------------------------------------------------- the folder of somebody's own cards


def data_folder() -> Path:
    """Where this user's things are kept."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "escarmouche"


def folder() -> Path:
    """The folder of own cards: what ESCARMOUCHE_CONTENT (or --content) says, otherwise beside the kept matches."""
    told = os.environ.get(FOLDER)
    if told and not Path(told).is_dir():
        raise Unusable("content-no-folder", path=told)
    return Path(told) if told else data_folder() / "content"


def own_files() -> list[tuple[str, bytes]]:
    """The files of the folder, in the order of their names."""
    return [(str(path), taken(path)) for path in card_files(folder())]


def card_files(place: Path) -> list[Path]:
    return sorted(path for path in place.glob("*.y*ml") if path.suffix in (".yaml", ".yml"))


def taken(path: str | Path) -> bytes:
    """The bytes of a file, not more than are read."""
    try:
        with Path(path).open("rb") as file:
            return file.read(yamls.MOST_BYTES + 1)
    except OSError as error:
        raise Unusable("unreadable-file", path=path, why=(error.strerror or "").lower()) from None


def game_of(text: str | bytes, path: str = "") -> str | None:
    """The game that a file says it is for; None if it does not or cannot be read."""
    value = value_of(text, path)
    told = value.get(GAME) if isinstance(value, Mapping) else None
    return told if isinstance(told, str) else None


def value_of(text: str | bytes, path: str = "") -> Any:
    """What a file says; None if it cannot be read."""
    try:
        return yamls.parse(text, path)
    except BadFile:
        return None


def own_cards(catalogue: Catalogue) -> dict[str, dict[str, Any]]:
    """The cards of the folder for one game; `Unusable` with the first fault if they cannot be used."""
    files = [one for one in own_files() if game_of(one[1], one[0]) in (catalogue.game, None)]
    if not files:
        return {kind: {} for kind in catalogue.kinds}
    checked = check(catalogue, files)
    if checked.faults:
        raise Broken(catalogue, checked.faults)
    return checked.cards


class Broken(Unusable):
    """Own cards that cannot be used: the first fault, and how many there are."""

    def __init__(self, catalogue: Catalogue, faults: Sequence[Fault]) -> None:
        self.catalogue, self.faults = catalogue, tuple(faults)
        super().__init__("content-unusable")

    def told(self, lang: Lang) -> str:
        first = self.faults[0].told(Texts(self.catalogue.system(), lang))
        return say(lang, "content-unusable", fault=first, count=len(self.faults))


# -------------------------------------------------------------- what a game was played with


YOUNGER = {
    **dict.fromkeys(("attack", "blunts", "critical_bleeding", "critical_blunts", "defence"), 0),
    **{key: [] for key in ("effectless", "steady", "unplayed")},
    "critical_from": 10,
    "guard_reach": 0.0,
    "source": "",
    "stature_at_3": False,
}
"""Fields that cards did not have when the first games were kept with them, and what says nothing in each."""


def digest(card: Any) -> str:
    """A short name for a card, or for several, as they are; younger fields count where they say something."""
    said = old_form(msgspec.to_builtins(card, order="deterministic"))
    return sha256(msgspec.json.encode(said)).hexdigest()[:16]


def old_form(said: Any) -> Any:
    """A card without younger fields that say nothing."""
    if isinstance(said, list):
        return [old_form(one) for one in said]
    return {name: value for name, value in said.items() if name not in YOUNGER or value != YOUNGER[name]}


def pinned(system: System, setup: Setup) -> Setup:
    """The set-up as it is kept, with the own cards that it is played with."""
    found = pins_of(system, setup)
    return replace(setup, content=found) if found else setup


def pins_of(system: System, setup: Setup) -> dict[str, str]:
    """The own cards that a game is played with; those who were brought to it bear some, too."""
    from escarmouche.cards.bringing import taken

    held = [taken(system, cards) for cards in setup.cards]
    found = system.lists.pins(setup.lists)
    del held
    return found


def check_cards(system: System, setup: Setup) -> None:
    """`Unusable` if a game was played with cards that are not here, or are not what they were."""
    check_pins(setup.content, pins_of(system, setup))


def check_pins(pinned: Mapping[str, str], now: Mapping[str, str]) -> None:
    """`Unusable` if a game was played with other cards than those at hand."""
    for card, mark in pinned.items():
        if card not in now:
            raise Unusable("content-gone", card=card)
        if now[card] != mark:
            raise Unusable("content-changed", card=card)
    for card in now:
        if card not in pinned:
            raise Unusable("content-replaced", card=card)


# -------------------------------------------------------------- writing


def text_of(
    catalogue: Catalogue, cards: Mapping[str, Iterable[Any]], header: Sequence[str] = (), source: str = ""
) -> str:
    """A content file: one field a line, what is nested in braces. Imported cards name their source."""
    lines = [*(f"# {line}" for line in header), f"{GAME}: {catalogue.game}"]
    lines += [f"{IMPORTED}: {json.dumps(source)}"] if source else []
    for kind, some in cards.items():
        several = list(some)
        if not several:
            continue
        lines += ["", f"{_key(kind)}:"]
        for card in several:
            lines += _card_lines(card)
    return "\n".join(lines) + "\n"


def typed(shape: mi.StructType, card: Any) -> dict[str, Any]:
    """A card as somebody would type it: without what goes without saying, cards within it likewise."""
    said = msgspec.to_builtins(card)
    return {
        field.encode_name: within_card(field.type, said[field.encode_name])
        for field in shape.fields
        if not house_mark(field) and (field.required or said[field.encode_name] != default_of(field))
    }


def within_card(shape: mi.Type, value: Any) -> Any:
    """A part of a card as it is typed."""
    parts = shape.types if isinstance(shape, mi.UnionType) else (shape,)
    match next((part for part in map(shapes.bare, parts) if not isinstance(part, mi.NoneType)), None), value:
        case mi.StructType() as inner, dict():
            return typed(inner, value)
        case mi.VarTupleType() as several, list() | tuple():
            return [within_card(several.item_type, one) for one in value]
    return value


def house_mark(field: mi.Field) -> bool:
    """A field that only the project's own files fill in (`readOnly` in the schema)."""
    return isinstance(field.type, mi.Metadata) and bool((field.type.extra_json_schema or {}).get("readOnly"))


def default_of(field: mi.Field) -> Any:
    """What a field is if nobody says; None for one that must be said."""
    if field.required:
        return None
    return msgspec.to_builtins(field.default if field.default is not msgspec.NODEFAULT else field.default_factory())


def _card_lines(card: Any) -> Iterator[str]:
    if not isinstance(card, Mapping) or not card:
        yield f"  - {_flow(card)}"
        return
    for at, (name, value) in enumerate(card.items()):
        yield f"  {'-' if not at else ' '} {_key(name)}: {_flow(value)}"


def _key(name: object) -> str:
    return str(name) if re.fullmatch(r"[A-Za-z_][\w-]*", str(name), re.ASCII) else json.dumps(str(name))


def _flow(value: Any) -> str:
    """As people write it: JSON with bare keys and bare words."""
    match value:
        case Mapping():
            return "{" + ", ".join(f"{_key(name)}: {_flow(part)}" for name, part in value.items()) + "}"
        case list() | tuple():
            return "[" + ", ".join(map(_flow, value)) + "]"
        case str() if re.fullmatch(r"[a-z][a-z-]*", value, re.ASCII) and value not in yamls.WORDS:
            return value
    return json.dumps(value, ensure_ascii=False)
