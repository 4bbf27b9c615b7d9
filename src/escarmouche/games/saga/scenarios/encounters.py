"""Encounters as content files: the table, where each side starts, how long it lasts, what was settled."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache
from importlib import resources
from typing import Annotated, Any, Literal

import msgspec.inspect as mi
from msgspec import Meta, Struct

from escarmouche.cards import shapes
from escarmouche.files.words import BadFile, Unknown, nearest, short
from escarmouche.games.saga.cards import shelf
from escarmouche.games.saga.core import printed
from escarmouche.games.saga.settings import Difficulty, Settings, Tactical, one_ground
from escarmouche.space.areas import Area
from escarmouche.space.geometry import Ring
from escarmouche.space.table import Piece, Table

PACKAGE = "escarmouche.games.saga"

KINDS: dict[str, dict[str, Any]] = {
    "scenery": {"height": 2.0},
    "tree": {"height": 6.0},
    "house": {"height": 5.0},
    "wall": {"height": 1.0},
    "rough": {"height": 0.0, "blocks_sight": False, "blocks_move": False},
    "stairs-down": {"height": 0.0, "blocks_sight": False, "blocks_move": False},
    "stairs-up": {"height": 0.0, "blocks_sight": False, "blocks_move": False},
    "ladder": {"height": 0.0, "blocks_sight": False, "blocks_move": False},
    "ditch": {"height": 0.0, "blocks_sight": False},
    "chasm": {"height": 0.0, "blocks_sight": False, "base": -20.0},
    "slope": {"height": 0.0, "blocks_sight": False, "blocks_move": False, "cost": 2.0},
    "rise": {"height": 0.0, "blocks_sight": False, "blocks_move": False},
    "crowd": {"height": 0.0, "blocks_sight": False, "blocks_move": False},
    "dense-crowd": {"height": 0.0, "blocks_sight": False, "blocks_move": False},
}
"""The kinds of scenery; grounds are the rows of the movement table."""


Home = Annotated[int, Meta(ge=0, le=20)]
Many = Annotated[int, Meta(ge=1, le=20)]


class Scenery(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    kind: str
    shape: Ring


class Stunt(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something that may be tried on a piece of scenery to have it out of the way."""

    piece: str
    attention: Literal["", "sustained", "limited", "slight", "long"] = ""
    test: str = "strength"
    difficulty: Difficulty = 15
    target: Many = 1
    """Levels of success, if it is a long action."""


class Bay(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The first of one home is kept at bay by the first of another: where the two stand."""

    captive: Home
    captor: Home
    at: Area
    by: Area


class Encounter(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where people meet. `homes` are the places of the first side, the second…"""

    name: str
    size: tuple[float, float]
    turns: Annotated[int, Meta(ge=1, le=200)] = 12
    homes: tuple[Area, ...]
    scenery: tuple[Scenery, ...] = ()
    settings: dict[str, Any] = {}
    aim: Literal["last-standing", "hold-out"] = "last-standing"
    holders: Home = 0
    """The home of those who have won when time is up, where they need only hold out."""
    opening: Literal["", "duel"] = ""
    ground: Literal["", "floor", "street"] = ""
    """What people stand on, where it is not the open country."""
    people: tuple[str, ...] = ()
    """Who may be met there; everybody if nobody is named."""
    chiefs: tuple[str, ...] = ()
    """Of whom each side has one, with people of the same band."""
    many: tuple[Many, Many] = (2, 4)
    """How few and how many a side has, if nobody says."""
    arms: tuple[str, ...] = ()
    """What people have in hand there in place of their own arms and armour, one after the other."""
    stunts: tuple[Stunt, ...] = ()
    surprised: tuple[Home, ...] = ()
    """Homes of those who are surprised as it begins."""
    unaware: tuple[Home, ...] = ()
    """Homes of those who know of no fight as it begins."""
    tactics: tuple[tuple[Tactical, ...], ...] = ()
    """What tells for or against the tactics of those of each home."""
    attackers: tuple[Home, ...] = ()
    """Homes of those who launch the assault, and whose cries frighten; everybody if nobody is named."""
    paint: tuple[dict[Literal["courage", "fury"], Annotated[int, Meta(ge=0, le=20)]], ...] = ()
    """What war paint and songs add to the courage and the fury of each home."""
    at_bay: Bay | None = None
    vigilance: Annotated[int, Meta(ge=0, le=20)] = 0
    """What is added to the reaction of whoever keeps somebody at bay."""

    def __post_init__(self) -> None:
        for words in self.tactics:
            one_ground(words, "tactics")


def piece(name: str, kind: str, shape: Ring, **more: Any) -> Piece:
    """A piece of scenery as its kind makes it."""
    if kind not in KINDS:
        raise Unknown("kind of scenery", kind, KINDS)
    return Piece(name, shape, kind, **{**KINDS[kind], **more})


@cache
def encounter(name: str) -> Encounter:
    path = resources.files(PACKAGE).joinpath("content", "encounters", f"{name}.yaml")
    return read(path.read_text(encoding="utf-8"), f"{name}.yaml")


def read(text: str, path: str) -> Encounter:
    """An encounter from its file; the first thing in it that cannot be is a `BadFile`."""
    found = shapes.read(Encounter, text, path)
    for field, word, words in named(found):
        if word not in words:
            raise BadFile(path, 0, field, f"{short(word)} is unknown", nearest(word, words))
    for fault in shapes.faults(mi.type_info(Settings), found.settings):
        raise BadFile(path, 0, f"settings.{fault.path[0]}", f"{fault.reason} option", fault.nearest)
    homes, (wide, deep) = len(found.homes), found.size
    numbered = [found.holders, *found.surprised, *found.unaware, *found.attackers]
    if found.at_bay is not None:
        numbered += [found.at_bay.captive, found.at_bay.captor]
    for number in numbered:
        if number >= homes:
            raise BadFile(path, 0, "homes", f"there are {homes}: none has the number {number}")
    areas = [*found.homes, *((found.at_bay.at, found.at_bay.by) if found.at_bay else ())]
    corners = [corner for area in areas for corner in area.ring]
    for x, y in (*corners, *(corner for one in found.scenery for corner in one.shape)):
        if not (0 <= x <= wide <= 1000 and 0 <= y <= deep <= 1000):
            raise BadFile(path, 0, "size", f"[{x:g}, {y:g}] is off the table, which measures {wide:g} x {deep:g}")
    if found.many[0] > found.many[1] or any(area.x0 >= area.x1 or area.y0 >= area.y1 for area in areas):
        raise BadFile(path, 0, "", "of `many` and of every area the smaller number comes first")
    return found


def named(it: Encounter) -> Iterator[tuple[str, str, Collection[str]]]:
    """Every name in an encounter: its field, the name, and those that there are."""
    for name in (*it.people, *it.chiefs):
        yield "people", name, shelf().characters
    for name in it.arms:
        yield "arms", name, {**shelf().weapons, **shelf().armours}
    for one in it.scenery:
        yield "scenery", one.kind, KINDS
    for stunt in it.stunts:
        yield "stunts", stunt.piece, [one.id for one in it.scenery]
        yield "stunts", stunt.test, printed().tests


@cache
def table_of(name: str) -> Table:
    it = encounter(name)
    return Table(it.size, tuple(piece(one.id, one.kind, one.shape) for one in it.scenery))
