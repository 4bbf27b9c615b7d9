"""From a case to a table: the scenery it describes, of the kinds a game knows."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from escarmouche.rulings.casefiles import Case, CaseTerrain
from escarmouche.space.geometry import Point, Ring
from escarmouche.space.table import Piece, Table

Kinds = Callable[[str, str, Ring], Piece]


def case_table(case: Case, size: Point, kinds: Kinds) -> Table:
    """The table of a case; `size` if it gives none."""
    return Table(case.size or size, tuple(case_piece(entry, kinds) for entry in case.terrain))


def case_piece(entry: CaseTerrain, kinds: Kinds) -> Piece:
    """A piece as its kind makes it, with what the case says otherwise."""
    extra = {**entry.extra, **({} if entry.height is None else {"height": entry.height})}
    if "tags" in extra:
        extra["tags"] = frozenset(extra["tags"])
    return replace(kinds(entry.id, entry.kind, entry.shape), **extra)
