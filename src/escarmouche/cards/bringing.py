"""Cards that somebody brings to a table from a shelf of their own: checked, marked (`core/brought.py`), found again.

A card is brought with all that it names among the cards of the same shelf, and its mark is the digest of that: a list
needs no more of a shelf than what it names, and what it names stays what it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
import msgspec.inspect as mi

from escarmouche.cards import content
from escarmouche.cards.content import Cards, Catalogue
from escarmouche.core import brought as here
from escarmouche.core.brought import Brought, PlainCard, is_marked, mark_of, unmarked
from escarmouche.telling.texts import Unusable

if TYPE_CHECKING:
    from escarmouche.core.system import Card, System, Ware

Plain: TypeAlias = dict[str, dict[str, PlainCard]]
"""Kind -> marked name -> card, as plain data."""
Key: TypeAlias = tuple[str, str]
"""Kind and name of a card."""
FILE = "cards.yaml"
MOST_CARDS = 120
"""Brought to one table."""
MOST_EACH = 1024
"""Bytes of one, on an average."""
MOST_BYTES = MOST_CARDS * MOST_EACH


# -------------------------------------------------------------- from a shelf


def brought(catalogue: Catalogue, cards: Mapping[str, Sequence[Any]]) -> Plain:
    """The cards of somebody's shelf as they come to a table; `Broken` names the first that cannot be used.

    Kinds that belong to the book rather than to a band stay at home."""
    checked = content.check(catalogue, [(FILE, content.text_of(catalogue, cards))])
    if checked.faults:
        raise content.Broken(catalogue, checked.faults)
    shelf = {
        (kind, content.name_of(catalogue, kind, card)): card
        for kind, some in cards.items()
        if kind not in catalogue.at_home
        for card in some
    }
    named = {key: references(catalogue, key[0], card, shelf) for key, card in shelf.items()}
    marks = {key: mark_of(said(shelf, closure(named, [key]), key)) for key in shelf}

    def renamed(kinds: Sequence[str], name: str) -> str:
        return name + next((marks[kind, name] for kind in kinds if (kind, name) in shelf), "")

    made: Plain = {}
    for (kind, name), card in shelf.items():
        whole = walked(catalogue.kinds[kind], card, renamed)
        marked = name + marks[kind, name]
        made.setdefault(kind, {})[marked] = {**whole, catalogue.key(kind): marked}
    return made


def said(shelf: Mapping[Key, Any], keys: Iterable[Key], first: Key) -> bytes:
    """What a card says, and all the cards that it names say."""
    return msgspec.json.encode([first, *((key, shelf[key]) for key in sorted(keys))], order="deterministic")


def closure(named: Mapping[Key, Iterable[Key]], first: Iterable[Key]) -> set[Key]:
    """These, those that they name, and so on."""
    found, left = set[Key](), list(first)
    while left:
        key = left.pop()
        if key not in found:
            found.add(key)
            left += named[key]
    return found


def references(catalogue: Catalogue, kind: str, card: Any, among: Mapping[Key, Any]) -> set[Key]:
    """The cards that a card names, among these."""
    found = set[Key]()

    def noted(kinds: Sequence[str], name: str) -> str:
        found.update([(other, name) for other in kinds if (other, name) in among][:1])
        return name

    walked(catalogue.kinds[kind], card, noted)
    return found


def walked(shape: mi.Type, value: Any, rename: Callable[[Sequence[str], str], str]) -> Any:
    """A value with every name of a card in it (`x-cards` in the schema) renamed."""
    match shape, value:
        case mi.Metadata(), str() if "x-cards" in (shape.extra_json_schema or {}):
            return rename((shape.extra_json_schema or {})["x-cards"], value)
        case mi.Metadata(), _:
            return walked(shape.type, value, rename)
        case mi.UnionType(), _:
            for one in shape.types:
                value = walked(one, value, rename)
        case mi.StructType(), Mapping():
            types = {field.encode_name: field.type for field in shape.fields}
            return {name: walked(types[name], part, rename) for name, part in value.items()}
        case ((mi.VarTupleType() | mi.ListType()), (list() | tuple())):
            return [walked(shape.item_type, one, rename) for one in value]
        case mi.TupleType(), (list() | tuple()):
            return [walked(one, part, rename) for one, part in zip(shape.item_types, value, strict=True)]
        case mi.DictType(), Mapping():
            return {
                walked(shape.key_type, name, rename): walked(shape.value_type, part, rename)
                for name, part in value.items()
            }
    return value


# -------------------------------------------------------------- at a table


def needed(cards: Plain, lists: Mapping[str, Sequence[str]]) -> Plain:
    """Those of the cards that lists name, and those that these name: a marked name stands nowhere by chance."""
    keys = {
        (kind, name): msgspec.json.encode(card).decode() for kind, some in cards.items() for name, card in some.items()
    }
    names = {name: (kind, name) for kind, name in keys}
    members = "\n".join(member for some in lists.values() for member in some)
    named = {key: [other for name, other in names.items() if name in text] for key, text in keys.items()}
    kept = closure(named, [key for name, key in names.items() if name in members])
    return {
        kind: {name: card for name, card in some.items() if (kind, name) in kept}
        for kind, some in cards.items()
        if any((kind, name) in kept for name in some)
    }


def taken(system: System, cards: Plain, most: int = MOST_CARDS) -> Brought:
    """What somebody brings, each card what its mark says; `Unusable` if not. They are there while it is held."""
    catalogue = content.catalogue(system)
    if catalogue is None:
        raise Unusable("content-none", game=system.title)
    count = sum(map(len, cards.values()))
    text = msgspec.json.encode(cards, order="deterministic")
    if count > most or len(text) > most * MOST_EACH:
        raise Unusable("brought-many", count=count, most=most)
    verify(catalogue, text)
    made = Brought(system.name, cards)
    if here.has_twin(made):
        raise Unusable("brought-twin")
    return made


@lru_cache(maxsize=64)
def verify(catalogue: Catalogue, text: bytes) -> None:
    """Is every card what its mark says?"""
    plain: Plain = msgspec.json.decode(unmarked(text.decode()))
    made = brought(catalogue, {kind: list(some.values()) for kind, some in plain.items()})
    if msgspec.json.encode(made, order="deterministic") != text:
        raise Unusable("brought-forged")


class Findable(dict[str, Any]):
    """Things by name. Those that are listed are listed; what a guest brought is found by its marked name alone."""

    __slots__ = ("find",)

    def __init__(self, listed: Mapping[str, Any], find: Callable[[str], Any]) -> None:
        super().__init__(listed)
        self.find = find

    def __missing__(self, name: Any) -> Any:
        thing = self.find(name) if isinstance(name, str) and is_marked(name) else None
        if thing is None:
            raise KeyError(name)
        return thing

    def __contains__(self, name: object) -> bool:
        return super().__contains__(name) or self.get(name) is not None

    def get(self, name: Any, default: Any = None) -> Any:
        try:
            found = super().get(name)
        except TypeError:
            return default
        if found is None and isinstance(name, str) and is_marked(name):
            found = self.find(name)
        return default if found is None else found


def on_shelf(catalogue: Catalogue, listed: Cards) -> dict[str, Findable]:
    """Cards at hand, in which those that were brought to a table are found, too."""
    return {kind: Findable(some, partial(card, catalogue, kind)) for kind, some in listed.items()}


def card(catalogue: Catalogue, kind: str, name: str) -> Any:
    """A card that was brought to a table; None if there is none of that name."""
    plain = here.found(catalogue.game, kind, name)
    return None if plain is None else made(catalogue, kind, msgspec.json.encode(plain))


@lru_cache(maxsize=1024)
def made(catalogue: Catalogue, kind: str, text: bytes) -> Any:
    return msgspec.json.decode(text, type=catalogue.kinds[kind].cls)


# -------------------------------------------------------------- in lists


def knows_profile(system: System, name: str) -> bool:
    """Is it somebody whom a guest brought?"""
    return any(here.found(system.name, kind, name) is not None for kind in recruited(system))


def recruits(system: System, names: Iterable[str]) -> dict[str, Card]:
    """The cards of those among these whom guests brought and anybody can recruit."""
    found = {name: system.lists.card(name) for name in names if system.lists.card and knows_profile(system, name)}
    return {name: card for name, card in found.items() if card is not None}


def knows_detail(system: System, detail: str) -> bool:
    """Does a card that a guest brought sell this?"""
    if not is_marked(detail):
        return False
    catalogue = content.catalogue(system)
    kinds = () if catalogue is None else catalogue.kinds
    return any(
        detail == ware.detail for kind in kinds for name in names_in(detail) for ware in sold(system, kind, name)
    )


def names_in(detail: str) -> list[str]:
    """The names that may be meant in a detail: from any word on, up to the end of a mark."""
    found = here.MARK.search(detail)
    head = detail[: found.end()] if found else detail
    return [head[at:] for at in range(len(head)) if at == 0 or head[at - 1] == " "]


def sold(system: System, kind: str, name: str) -> Sequence[Ware]:
    """What a card that was brought is sold as."""
    return system.lists.sold(kind, name) if here.found(system.name, kind, name) is not None else ()


def recruited(system: System) -> tuple[str, ...]:
    """The kinds of card that somebody may recruit."""
    catalogue = content.catalogue(system)
    return () if catalogue is None else catalogue.recruited
