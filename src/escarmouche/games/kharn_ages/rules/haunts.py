"""Places that frighten: scenery that the players, or a scenario, gave the tag `fright-12`."""

from __future__ import annotations

from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.figures import Battle
from escarmouche.space.geometry import Ring, gap_to_ring, inside
from escarmouche.space.table import Table

TAG = "fright-"


def haunts(table: Table) -> dict[str, tuple[int, Ring]]:
    """Frightening pieces by name: their fright value and where they lie."""
    found: dict[str, tuple[int, Ring]] | None = table.cache.get("haunts")
    if found is None:
        found = table.cache["haunts"] = {}
        for piece, ring in zip(table.pieces, table.rings, strict=True):
            for tag in piece.tags:
                if tag.startswith(TAG) and tag.removeprefix(TAG).isdigit():
                    found[piece.id] = int(tag.removeprefix(TAG)), ring
    return found


@rule("KA-FRT-01")
def haunted_by(state: Battle, who: Id) -> list[str]:
    """The frightening places that a Safar's base is in."""
    me = state.figures[who]
    return [
        name
        for name, (_, ring) in haunts(state.table).items()
        if inside(ring, me.at) or gap_to_ring(me.footprint, ring) <= 1e-6
    ]
