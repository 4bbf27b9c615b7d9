"""Does everybody in a case stand where a figure can? On the table, in nobody's place, outside walls."""

from __future__ import annotations

from collections.abc import Collection
from itertools import combinations
from typing import Any

from escarmouche.core.system import System
from escarmouche.files.sentences import Sentence, said
from escarmouche.space.geometry import Base, Round, distance, inside

SLACK = 0.1
"""Bases may overlap by so much: places in cases are rounded."""


def misplaced(system: System, state: Any, pairs: Collection[frozenset[str]] | None = None) -> Sentence | None:
    """What is wrong with the places of the figures, in words; nothing if they can stand so. Of overlapping bases only
    those of these pairs count, if pairs are named."""
    standing = [one for one in state.figures.values() if one.on_table and not system.shown.portrait(one).gone]
    wide, deep = state.table.size
    for one in standing:
        x, y = one.at
        if not (-SLACK <= x <= wide + SLACK and -SLACK <= y <= deep + SLACK):
            off = "{figure} at {place} is off the table, which measures {size}"
            return said(off, figure=one.id, place=f"[{x:g}, {y:g}]", size=f"{wide:g} x {deep:g}")
        for piece in state.table.pieces:
            if piece.blocks_move and not one.level and inside(piece.shape, one.at):
                return said(
                    "{figure} at {place} is inside {piece}", figure=one.id, place=f"[{x:g}, {y:g}]", piece=piece.id
                )
    for one, other in combinations(standing, 2):
        room = radius(one.base) + radius(other.base) - SLACK
        counts = pairs is None or frozenset((one.id, other.id)) in pairs
        if counts and one.level == other.level and distance(one.at, other.at) < room:
            return said("the bases of {one} and {other} overlap", one=one.id, other=other.id)
    return None


def radius(base: Base) -> float:
    """Of the circle that a base covers at least."""
    return base.radius if isinstance(base, Round) else base.side / 2
