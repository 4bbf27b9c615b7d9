"""What a case file says, typed: a situation, its dice, the answers given and what must come out."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from escarmouche.space.geometry import Point, Ring


class CaseTurn(Struct, frozen=True):
    number: int = 1
    active: str | None = None


class CaseTerrain(Struct, frozen=True):
    """One piece of scenery; `extra` holds what overrides its kind: base, blocks_sight, blocks_move, cost, tags."""

    id: str
    shape: Ring
    kind: str = "scenery"
    height: float | None = None
    extra: dict[str, Any] = {}


class CaseFigure(Struct, frozen=True):
    """One figure; without `at` it is not on the table. `extra` holds other fields of the vocabulary."""

    side: str
    profile: str
    at: Point | None = None
    with_: dict[str, Any] = {}
    status: tuple[str, ...] = ()
    extra: dict[str, Any] = {}


class Given(Struct, frozen=True):
    """One answer of `play`; `side` and `figure` narrow down whose question it answers."""

    key: str
    answer: Any
    side: str = ""
    figure: str = ""
    line: int = 0


class Asks(Struct, frozen=True):
    """What must be asked next."""

    decision: str
    side: str = ""
    figure: str = ""
    offers: tuple[Any, ...] = ()
    not_offers: tuple[Any, ...] = ()


class Expect(Struct, frozen=True):
    figures: dict[str, dict[str, Any]] = {}
    events: tuple[dict[str, Any], ...] = ()
    not_events: tuple[dict[str, Any], ...] = ()
    not_asked: tuple[str, ...] = ()
    """Questions nobody was asked, but for those that `play` answers."""
    all_dice: bool = True
    refused: tuple[str, ...] | None = None
    pending: Asks | None = None
    result: Any = None
    has_result: bool = False


class Query(Struct, frozen=True):
    name: str
    asked: dict[str, Any]
    answer: Any
    line: int = 0
    at_end: bool = False
    """Put to the table after the last answer, not before the first."""


class ListCase(Struct, frozen=True):
    members: tuple[str, ...]
    options: dict[str, Any]
    legal: bool
    because: tuple[str, ...] = ()
    cost: int | None = None


class Case(Struct, frozen=True, kw_only=True):
    """A situation, its dice, the answers given and what must come out."""

    case: str
    game: str
    title: str = ""
    rules: tuple[str, ...] = ()
    options: dict[str, Any] = {}
    turn: CaseTurn = CaseTurn()
    size: Point | None = None
    terrain: tuple[CaseTerrain, ...] = ()
    figures: dict[str, CaseFigure] = {}
    dice: dict[str, dict[str, tuple[int, ...]]] = {}
    play: tuple[Given, ...] = ()
    expect: Expect = Expect()
    query: tuple[Query, ...] = ()
    list: ListCase | None = None
    anywhere: bool = False
    """Figures may overlap, stand in walls or off the table."""
    path: str = ""
    line: int = 0
