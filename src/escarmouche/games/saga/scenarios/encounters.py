"""Encounters as content files: the table, where each side starts, how long it lasts, what was settled."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any, Literal

import msgspec
from msgspec import Struct

from escarmouche.files.words import Unknown
from escarmouche.games.saga.settings import Tactical
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


class Scenery(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    kind: str
    shape: Ring


class Stunt(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something that may be tried on a piece of scenery to have it out of the way."""

    piece: str
    attention: Literal["", "sustained", "limited", "slight", "long"] = ""
    test: str = "strength"
    difficulty: int = 15
    target: int = 1
    """Levels of success, if it is a long action."""


class Bay(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The first of one home is kept at bay by the first of another: where the two stand."""

    captive: int
    captor: int
    at: Area
    by: Area


class Encounter(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where people meet. `homes` are the places of the first side, the second…"""

    name: str
    size: tuple[float, float]
    turns: int = 12
    homes: tuple[Area, ...]
    scenery: tuple[Scenery, ...] = ()
    settings: dict[str, Any] = {}
    aim: Literal["last-standing", "hold-out"] = "last-standing"
    holders: int = 0
    """The home of those who have won when time is up, where they need only hold out."""
    opening: Literal["", "duel"] = ""
    people: tuple[str, ...] = ()
    """Who may be met there; everybody if nobody is named."""
    chiefs: tuple[str, ...] = ()
    """Of whom each side has one, with people of the same band."""
    many: tuple[int, int] = (2, 4)
    """How few and how many a side has, if nobody says."""
    arms: tuple[str, ...] = ()
    """What people have in hand there in place of their own arms and armour, one after the other."""
    stunts: tuple[Stunt, ...] = ()
    surprised: tuple[int, ...] = ()
    """Homes of those who are surprised as it begins."""
    unaware: tuple[int, ...] = ()
    """Homes of those who know of no fight as it begins."""
    tactics: tuple[tuple[Tactical, ...], ...] = ()
    """What tells for or against the tactics of those of each home."""
    attackers: tuple[int, ...] = ()
    """Homes of those who launch the assault, and whose cries frighten; everybody if nobody is named."""
    paint: tuple[dict[Literal["courage", "fury"], int], ...] = ()
    """What war paint and songs add to the courage and the fury of each home."""
    at_bay: Bay | None = None
    vigilance: int = 0
    """What is added to the reaction of whoever keeps somebody at bay."""


def piece(name: str, kind: str, shape: Ring, **more: Any) -> Piece:
    """A piece of scenery as its kind makes it."""
    if kind not in KINDS:
        raise Unknown("kind of scenery", kind, KINDS)
    return Piece(name, shape, kind, **{**KINDS[kind], **more})


@cache
def encounter(name: str) -> Encounter:
    path = resources.files(PACKAGE).joinpath("content", "encounters", f"{name}.yaml")
    return msgspec.yaml.decode(path.read_text(encoding="utf-8"), type=Encounter)


@cache
def table_of(name: str) -> Table:
    it = encounter(name)
    return Table(it.size, tuple(piece(one.id, one.kind, one.shape) for one in it.scenery))
