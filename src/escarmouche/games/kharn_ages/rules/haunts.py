"""Places that frighten: scenery that the players, or a scenario, gave the tag `fright-12`."""

from __future__ import annotations

from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.figures import Battle, Safar
from escarmouche.games.kharn_ages.rules.relief import is_ditch
from escarmouche.games.kharn_ages.rules.sight import HAIR, height_of, top_of
from escarmouche.games.kharn_ages.rules.terrain import lies_at
from escarmouche.space.geometry import Footprint, Point, Ring, Round, gap_to_ring, inside
from escarmouche.space.table import Piece, Table

TAG = "fright-"
Span = tuple[float, float]
"""From how high to how high a place reaches."""


def haunts(table: Table) -> dict[str, tuple[int, Ring, Span]]:
    """Frightening pieces by name: their fright value, where they lie, and between which heights."""
    found: dict[str, tuple[int, Ring, Span]] | None = table.cache.get("haunts")
    if found is None:
        found = table.cache["haunts"] = {}
        for piece, ring in zip(table.pieces, table.rings, strict=True):
            for tag in piece.tags:
                if tag.startswith(TAG) and tag.removeprefix(TAG).isdigit():
                    found[piece.id] = int(tag.removeprefix(TAG)), ring, span_of(table, piece, ring)
    return found


def span_of(table: Table, piece: Piece, ring: Ring) -> Span:
    """Ground is where it lies, a ditch its bottom, anything else all of it and its top."""
    foot = lies_at(table, piece, ring)
    return (foot, foot) if is_ditch(piece) else (foot, foot - piece.base + top_of(piece))


@rule("KA-FRT-01", "KA-TER-11")
def is_in(place: tuple[int, Ring, Span], me: Safar, at: Point, level: float) -> bool:
    """Is some of its base in a frightening place there? Not if it only touches it, nor on a roof above it, below one,
    or in a jump over it."""
    _, ring, (foot, top) = place
    if level > top or level + height_of(me) <= foot:
        return False
    return inside(ring, at) or gap_to_ring(Footprint(Round(me.radius - HAIR), at), ring) <= 0.0


def haunted_by(state: Battle, who: Id) -> list[str]:
    """The frightening places that a Safar's base is in."""
    me = state.figures[who]
    return [name for name, place in haunts(state.table).items() if is_in(place, me, me.at, me.level)]
