"""The field of vision, the degree of obstruction in the beam, and lines of sight."""

from __future__ import annotations

import math
from collections.abc import Iterator

from escarmouche.core.decisions import Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.figures import HIDDEN, Fighter, Fray
from escarmouche.games.age_des_escarmouches.rules.beam import (
    Beam,
    Circle,
    beam,
    cut,
    is_near,
    near_beam,
    part_inside,
    ring_of,
)
from escarmouche.games.age_des_escarmouches.rules.contact import known
from escarmouche.games.age_des_escarmouches.stats import FIELD, SEEN, SHIFT, Look, Test
from escarmouche.space.convex import circle_around
from escarmouche.space.geometry import Footprint, Point, Ring, Round, corners, heading
from escarmouche.space.table import Piece, Table

BLIND = 3
"""From this degree on there is no line of sight."""
NEAR = 2.5
AWARE = 20.0
"""How far Conscience reaches."""
POINT = Round(0.001)
HAIR = 0.001
"""How exactly half and the whole of a width are measured."""

Found = tuple[list[Point], float, Circle, bool]
"""The part of an obstacle that lies in the beam, how tall the obstacle is, a circle around all of it, and whether it is
scenery."""


@rule("AE-LOS-01")
def before(me: Fighter, other: Fighter) -> bool:
    """Does any part of a base lie on the front side of the line through one's own centre?"""
    ux, uy = heading(me.angle)
    x, y = me.at
    if isinstance(other.base, Round):
        return ux * (other.at[0] - x) + uy * (other.at[1] - y) >= -other.base.radius - 1e-9
    return any(ux * (px - x) + uy * (py - y) >= -1e-9 for px, py in corners(other))


# ---------------------------------------------------------------- obstacles


@rule("AE-OBST-02", "AE-OBST-10", "AE-OBST-13", "AE-FLY-15")
def obstacles(state: Fray, it: Beam, who: Id, target: Id, level: int) -> Iterator[Found]:
    """Scenery and fighters that lie in the beam, at the level of the target. Those hidden from the looker's side are as
    if they were not there."""
    side = state.figures[who].side
    along = direction(it)
    for one, around in near_beam(it, bodies(state, level)):
        if one.id in (who, target) or (HIDDEN in one.status and one.side != side):
            continue
        part = part_inside(it, ring_of(one.footprint, along), around)
        if part:
            yield part, one.height, around, False
    for (piece, ring), around in near_beam(it, opaque_parts(state.table)):
        if level and f"level-{level}" not in piece.tags:
            continue
        part = part_inside(it, ring, around)
        if part:
            yield part, math.inf if piece.height is None else piece.height, around, True


def bodies(state: Fray, level: int) -> list[tuple[Fighter, Circle]]:
    """Everybody at a level, with a circle around each."""
    facts = known(state)
    found: list[tuple[Fighter, Circle]] | None = facts.get(("bodies", level))
    if found is None:
        here = [one for one in state.figures.values() if one.altitude == level and one.in_play]
        found = facts["bodies", level] = [(one, (*one.at, size_of(one))) for one in here]
    return found


def direction(it: Beam) -> Point:
    """The way a beam goes."""
    (ax, ay), (bx, by) = it.source.at, it.target.at
    far = math.hypot(bx - ax, by - ay) or 1.0
    return ((bx - ax) / far, (by - ay) / far)


def size_of(one: Fighter) -> float:
    """How far a base goes from its middle."""
    return one.base.radius if isinstance(one.base, Round) else one.base.side


def opaque_parts(table: Table) -> list[tuple[tuple[Piece, Ring], Circle]]:
    """What blocks sight, in convex parts with a circle around each; found once for a table."""
    kept = table.memory("opaque parts", "all", 1)
    if "parts" not in kept:
        pairs = zip(table.pieces, table.parts, strict=True)
        kept["parts"] = [
            ((piece, ring), circle_around(ring)) for piece, parts in pairs if piece.blocks_sight for ring in parts
        ]
    found: list[tuple[tuple[Piece, Ring], Circle]] = kept["parts"]
    return found


@rule("AE-OBST-03", "AE-OBST-04", "AE-OBST-05", "AE-OBST-06", "AE-OBST-07", "AE-OBST-08", "AE-OBST-11", "AE-FLY-16")
def obstruction(state: Fray, who: Id, target: Id) -> int:
    """The degree between two bases: near the target, half and whole of the width, tall or low obstacles."""
    me, it = state.figures[who], state.figures[target]
    way = beam(me.footprint, it.footprint)
    found = list(obstacles(state, way, who, target, it.altitude))
    if not found:
        return 0
    near = any(is_near(way, part, around, NEAR + 1e-9) for part, _, around, _ in found)
    width = cut(way, [part for part, _, _, _ in found])
    tallest = max(height for _, height, _, _ in found)
    total = int(near) + (width >= 0.5 - HAIR) + (width >= 1.0 - HAIR)
    total += (tallest >= it.height) - (2 * tallest <= it.height)
    if me.altitude != it.altitude and not _sheltered(way, found, it.height):
        total -= 1
    return max(total, 0)


@rule("AE-FLY-16")
def _sheltered(way: Beam, found: list[Found], height: float) -> bool:
    """Is the target close behind scenery taller than itself?"""
    walls = [(part, around) for part, tall, around, scenery in found if scenery and tall > height]
    return any(is_near(way, part, around, NEAR + 1e-9) for part, around in walls)


def degree(game: Game[Fray], who: Id, target: Id, purpose: str = "sight") -> int:
    """How much stands in the beam between two bases, as skills see it."""
    if who == target:
        return 0
    facts = known(game.state)
    plain: int | None = facts.get(("degree", who, target))
    if plain is None:
        plain = facts["degree", who, target] = obstruction(game.state, who, target)
    return int(game.moment(SEEN, plain, who, Look(who, target, purpose)))


@rule("AE-ARTZ-01", "AE-FLY-16")
def obstruction_at(game: Game[Fray], who: Id, at: Point) -> int:
    """The degree towards a point of the ground: a beam that narrows to it, a height of 0, so that all is tall."""
    state, me = game.state, game[who]
    way = beam(me.footprint, Footprint(POINT, at))
    found = list(obstacles(state, way, who, "", 0))
    if not found:
        return 0
    near = any(is_near(way, part, around, NEAR + 1e-9) for part, _, around, _ in found)
    width = cut(way, [part for part, _, _, _ in found])
    total = int(near) + (width >= 0.5 - HAIR) + (width >= 1.0 - HAIR) + 1
    return int(total) - int(me.altitude > 0 and not _sheltered(way, found, 0.0))


# ---------------------------------------------------------------- lines of sight


@rule("AE-LOS-02", "AE-LOS-03", "AE-ECLA-03", "AE-ECLA-04", "AE-FLY-14")
def why_unseen(game: Game[Fray], who: Id, target: Id, purpose: str = "sight", *needs: str) -> Refusal | None:
    """Why there is no line of sight: hidden, behind one's back, or too much in between; and what needs it."""
    me, it = game[who], game[target]
    if who == target:
        return None
    if HIDDEN in it.status and it.side != me.side:
        return Refusal("hidden", ("AE-ECLA-03", "AE-LOS-02", "AE-LOS-03", *needs), {"figure": target})
    if purpose != "sight" and target in game.state.unseen and it.side != me.side:
        return Refusal("hidden", ("AE-ECLA-04", *needs), {"figure": target})
    if not game.moment(FIELD, before(me, it), who, Look(who, target, purpose)):
        return Refusal("behind", ("AE-LOS-01", "AE-LOS-02", "AE-LOS-03", *needs), {"figure": target})
    much = degree(game, who, target, purpose)
    cited = ("AE-LOS-02", "AE-LOS-03", "AE-OBST-11", *needs)
    return Refusal("obstructed", cited, {"figure": target, "degree": much}) if much >= BLIND else None


@rule("AE-ECLA-03", "AE-ECLA-04")
def concealed(state: Fray, who: Id) -> bool:
    """Is somebody hidden, or was it when this speech turn began?"""
    return HIDDEN in state.figures[who].status or who in state.unseen


@rule("AE-ECLA-04")
def spared(state: Fray, me: Fighter, other: Fighter) -> bool:
    """Does no effect of a fighter concern another, an enemy that is hidden or was so as this speech turn began?"""
    return other.side != me.side and concealed(state, other.id)


@rule("AE-CONS-02")
def detection(me: Fighter, scout: Fighter) -> float:
    """How near somebody must end its activation to detect a hidden scout: by the scout's power, or by Conscience."""
    senses = "awareness" in me.skills or "immortal-destiny" in me.skills
    return AWARE if senses else (scout.power + 1) * 5.0


@modifies(SHIFT, "Obstruction", "AE-OBST-12", "AE-MOD-02")
def obstructed(game: Game[Fray], who: Id, test: Test) -> int:
    """-1 column for every degree of obstruction of the target."""
    return -test.degree


@modifies(SHIFT, "Palier", "AE-FLY-13")
def another_level(game: Game[Fray], who: Id, test: Test) -> int:
    """-1 column for a shot or a formula at a target one level away."""
    if test.purpose not in ("shot", "recitation") or not test.against:
        return 0
    return -1 if game[who].altitude != game[test.against].altitude else 0
