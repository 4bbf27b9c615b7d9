"""Objects as such: their cards, the structure points they have left, and which of them stand in somebody's way."""

from __future__ import annotations

import math

from escarmouche.core.rules import carries, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.cards import Object, shelf
from escarmouche.games.kharn_ages.figures import Battle
from escarmouche.games.kharn_ages.rules.space import EASE
from escarmouche.space.geometry import Point, distance, quantise

MOVABLE = {"crate": 2}
"""Structure points of scenery that can be moved, by kind: a crate is the one of the object table."""
carries(f"{__name__}.MOVABLE", "KA-STR-01")
LIKE = {"chest": "barrel", "crate": "barrel", "keg": "bucket", "water-bucket": "bucket", "chair": "stool"}
"""Kinds of objects that share a row of the table with another."""
carries(f"{__name__}.LIKE", "KA-THR-06", "KA-THR-07")


@rule("KA-THR-14")
def card_of(state: Battle, kind: str) -> Object | None:
    """The card of a kind of object: agreed on for this game, or of a content file; gear has none."""
    agreed = state.options.get("objects", {}).get(kind)
    return shelf().objects.get(LIKE.get(kind, kind)) if agreed is None else Object(**{"name": kind, **agreed})


@rule("KA-STR-01", "KA-CNV-01")
def points(state: Battle, name: str) -> int:
    """Structure points left of an object or a piece of scenery; 0 of what has none and cannot be destroyed."""
    if name in state.things:
        it = state.things[name]
        if it.sturdy:
            return 0
        card = card_of(state, it.kind)
        return it.points or (card.structure if card is not None else 0)
    if name in state.structure:
        return state.structure[name]
    piece = state.table.by_name.get(name)
    return 0 if piece is None else int(state.options.get("structure", {}).get(name, MOVABLE.get(piece.kind, 0)))


@rule("KA-COL-01")
def solid(state: Battle, name: str) -> bool:
    """Is it in the way of who is pushed: does it have structure points, or is the scenario about it? Dropped equipment,
    papers and holes are in nobody's way, nor is what nobody has found."""
    it = state.things[name]
    return not it.hidden and (it.sturdy or it.kind == "inscription" or bool(points(state, name)))


@rule("KA-COL-01", "KA-COL-04", "KA-STR-05")
def met(state: Battle, who: Id, path: tuple[Point, ...]) -> tuple[str, tuple[Point, ...]]:
    """The first object that stands on a straight way, or none, and the way as far as it."""
    me, start = state.figures[who], path[0]
    long = distance(start, path[-1])
    if not long:
        return "", path
    along = ((path[-1][0] - start[0]) / long, (path[-1][1] - start[1]) / long)
    name, far = "", long - EASE
    for other, it in state.things.items():
        if it.at is None or it.level != me.level or not solid(state, other):
            continue
        x, y = it.at[0] - start[0], it.at[1] - start[1]
        aside = abs(x * along[1] - y * along[0])
        if aside >= me.radius or math.hypot(x, y) < me.radius - EASE:
            continue
        reached = x * along[0] + y * along[1] - math.sqrt(me.radius**2 - aside**2)
        if -EASE < reached < far:
            name, far = other, reached
    if not name:
        return "", path
    end = quantise((start[0] + along[0] * far, start[1] + along[1] * far))
    return name, (start, end) if far > EASE else (start,)
