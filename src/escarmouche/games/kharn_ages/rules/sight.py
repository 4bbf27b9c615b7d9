"""Lines of sight between bodies, and cover.

A Safar is a cylinder, a piece of scenery a prism. A target is seen if one of many lines from the upper half of the one
to the body of the other is clear; it has cover if something stands in the corridor between the two bases.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from escarmouche.core.decisions import Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.figures import HIDDEN, SPARED, Battle, Safar
from escarmouche.games.kharn_ages.rules.relief import crossings, ditches
from escarmouche.games.kharn_ages.rules.space import EASE, covers, engaged_by, extent, known
from escarmouche.games.kharn_ages.stats import DEFENCE, Guard
from escarmouche.space.convex import Planes, circle_around, planes_of, stay
from escarmouche.space.geometry import Point, Ring, crossing, gap_to_ring, inside, to_segment
from escarmouche.space.moves import between
from escarmouche.space.table import Piece, Table

SCALE = 0.5
"""Height of a point of stature, in toises."""
LOW = 0.5
"""Scenery that rises no more than this above the ground between two Safars gives no cover."""
ACROSS = (0.0, -0.95, 0.95, -0.5, 0.5)
"""Where on the width of a body lines begin and end, in radii."""
CONTACT = 0.05
"""Nearer than this is contact."""
HAIR = 0.01
"""What reaches no farther than this into the way between two Safars is beside it."""
BREATH = 1e-6
"""How much larger scenery is for lines of sight."""
MOST_SEEN = 500
"""Places from which a table remembers what is seen."""
MOST = 6
"""The largest screen."""

Place = tuple[float, float, float]
Hideout = tuple[Ring, float]


@rule("KA-LOS-02")
def height_of(me: Safar) -> float:
    """A Safar is a cylinder half a toise high for each point of stature, half a toise at least."""
    return max(SCALE, me.stature * SCALE)


# ---------------------------------------------------------------- lines


@rule("KA-LOS-01", "KA-LOS-02", "KA-LOS-03")
def sees(state: Battle, who: Id, other: Id) -> bool:
    """Is one line from the trunk or head of the one to any part of the other clear of scenery and miniatures?"""
    facts = known(state)
    found = facts.get(("sees", who, other))
    if found is None:
        found = facts["sees", who, other] = line_between(state, state.figures[who], state.figures[other])
    return bool(found)


def line_between(state: Battle, me: Safar, it: Safar) -> bool:
    """Some line is clear of what stands anywhere near the straight one."""
    if hidden_from(state, me, it):
        return False
    (ax, ay), (bx, by), wide = me.at, it.at, max(me.base.radius, it.base.radius)
    dx, dy = bx - ax, by - ay
    walls = [wall for wall in opaque(state.table) if near(ax, ay, dx, dy, wall[0], wall[1], wall[2] + wide + 1e-6)]
    bodies = [
        f
        for f in state.figures.values()
        if near(ax, ay, dx, dy, *f.at, f.base.radius + wide + 1e-6) and f is not me and f is not it and obstructs(f)
    ]
    below = ditches(state.table) if min(me.level, it.level) < 0 else []
    if not walls and not bodies and not below:
        return True
    if not bodies:
        seen = state.table.memory("seen", (me.at, me.level, me.base, me.stature), MOST_SEEN)
        key = (it.at, it.level, it.base, it.stature)
        if key not in seen:
            seen[key] = any(clear(a, b, walls, bodies) and not buried(a, b, below) for a, b in lines(me, it))
        return bool(seen[key])
    return any(clear(a, b, walls, bodies) and not buried(a, b, below) for a, b in lines(me, it))


@rule("KA-GEN-38")
def hidden_from(state: Battle, me: Safar, it: Safar) -> bool:
    """Is it no target, blows included, as an enemy that hides behind cover between the two, or was spared?"""
    if me.side == it.side:
        return False
    return SPARED in it.status or (HIDDEN in it.status and screened(state, me, it))


def why_unseen(state: Battle, who: Id, other: Id, *rules: str) -> Refusal | None:
    """No line of sight, or one that the cover it hides behind takes away."""
    if sees(state, who, other):
        return None
    hidden = hidden_from(state, state.figures[who], state.figures[other])
    return no_target(state.figures[other], *rules) if hidden else Refusal("no-line-of-sight", rules, {"figure": other})


@rule("KA-GEN-38", "KA-LAT-13")
def no_target(it: Safar, *rules: str) -> Refusal:
    """Why nobody aims at somebody hidden or spared."""
    if SPARED in it.status:
        return Refusal("spared", ("KA-LAT-13",), {"figure": it.id})
    return Refusal("no-line-of-sight", ("KA-GEN-38", *rules), {"figure": it.id})


@rule("KA-GEN-38")
def hideouts(state: Battle, me: Safar) -> list[Hideout]:
    """Cover in contact, not above its head, that rises at least half the stature, in toises, above its feet, and its
    top."""
    return [
        (ring, top_of(piece))
        for piece, ring, far in state.table.around(me.base, me.at)
        if far <= CONTACT
        and piece.blocks_sight
        and piece.base < me.level + height_of(me)
        and top_of(piece) - me.level >= me.stature * SCALE - 1e-9
        and not inside(ring, me.at)
    ]


@rule("KA-GEN-38")
def screened(state: Battle, me: Safar, it: Safar) -> bool:
    """Is the cover that it hides behind between the two, and not looked over from above?"""
    return any(
        any(crossing(me.at, it.at, ring[i - 1], ring[i]) for i in range(len(ring))) and not overlooks(me, it, ring, top)
        for ring, top in hideouts(state, it)
    )


@rule("KA-GEN-38", "KA-LOS-01")
def overlooks(me: Safar, it: Safar, ring: Ring, top: float) -> bool:
    """Does somebody who stands higher see the other's head over a piece?"""
    eye, head = me.level + height_of(me), it.level + height_of(it)
    over = [eye + share * (head - eye) for share in crossings(ring, me.at, it.at)]
    return me.level > it.level and all(high > top for high in over)


@rule("KA-LOS-03")
def obstructs(figure: Safar) -> bool:
    """Every miniature in play does, unless a skill says otherwise."""
    return figure.in_play and "ethereal" not in figure.skills


def lines(me: Safar, it: Safar) -> Iterator[tuple[Place, Place]]:
    """From several points of the upper half to several points of the body, the straightest first."""
    dx, dy = it.at[0] - me.at[0], it.at[1] - me.at[1]
    far = math.hypot(dx, dy) or 1.0
    nx, ny = -dy / far, dx / far
    eyes = [me.level + height_of(me) * share for share in (1.0, 0.5)]
    marks = [it.level + height_of(it) * share for share in (1.0, 0.5, 0.05)]
    for a in ACROSS:
        for b in ACROSS:
            start = (me.at[0] + nx * a * me.radius, me.at[1] + ny * a * me.radius)
            end = (it.at[0] + nx * b * it.radius, it.at[1] + ny * b * it.radius)
            for eye in eyes:
                for mark in marks:
                    yield (*start, eye), (*end, mark)


Wall = tuple[float, float, float, float, float, tuple[Planes, ...]]


def opaque(table: Table) -> list[Wall]:
    """Pieces that block sight: circle around, foot, top, and their convex parts."""
    found: list[Wall] | None = table.cache.get("prisms")
    if found is None:
        found = table.cache["prisms"] = []
        for piece, ring, parts in zip(table.pieces, table.rings, table.parts, strict=True):
            if piece.blocks_sight:
                x, y, radius = circle_around(ring)
                top = math.inf if piece.height is None else piece.base + piece.height
                found.append((x, y, radius, piece.base, top, tuple(swollen(part) for part in parts)))
    return found


def swollen(part: Ring) -> Planes:
    """A convex part as it stops lines, a breath larger: nobody sees through the seam of two that adjoin."""
    return tuple((nx, ny, offset + BREATH, edge) for nx, ny, offset, edge in planes_of(part))


def clear(a: Place, b: Place, walls: list[Wall], bodies: list[Safar]) -> bool:
    """Does a straight line pass beside, above or below everything?"""
    ax, ay, az = a
    dx, dy, dz = b[0] - ax, b[1] - ay, b[2] - az
    for x, y, radius, foot, top, parts in walls:
        if min(az, az + dz) >= top or max(az, az + dz) <= foot or not near(ax, ay, dx, dy, x, y, radius):
            continue
        for planes in parts:
            span = stay(planes, ax, ay, dx, dy)
            if span is not None and meets(az, dz, max(0.0, span[0]), min(1.0, span[1]), foot, top):
                return False
    for body in bodies:
        span = chord(ax, ay, dx, dy, body.at, body.radius)
        if span is not None and meets(az, dz, *span, body.level, body.level + height_of(body)):
            return False
    return True


@rule("KA-LOS-02")
def buried(a: Place, b: Place, below: list[Ring]) -> bool:
    """Does a line lead through the earth: lower than the table, and not within one ditch?"""
    az, bz = a[2], b[2]
    if az >= 0 and bz >= 0:
        return False
    level = az / (az - bz) if az != bz else 0.0
    enters, leaves = (0.0 if az < 0 else level), (1.0 if bz < 0 else level)
    start, end = between(a[:2], b[:2], enters), between(a[:2], b[:2], leaves)
    middle = between(start, end, 0.5)
    return not any(inside(ring, middle) and not crossings(ring, start, end) for ring in below)


def near(ax: float, ay: float, dx: float, dy: float, x: float, y: float, radius: float) -> bool:
    """Does a segment come within a circle?"""
    return to_segment((x, y), (ax, ay), (ax + dx, ay + dy)) < radius


def meets(az: float, dz: float, enters: float, leaves: float, foot: float, top: float) -> bool:
    """Is the line, on this part of its way, anywhere between these heights?"""
    if leaves - enters <= 1e-9:
        return False
    low, high = sorted((az + dz * enters, az + dz * leaves))
    return low < top - 1e-9 and high > foot + 1e-9


def chord(ax: float, ay: float, dx: float, dy: float, centre: Point, radius: float) -> tuple[float, float] | None:
    """The part of a segment inside a disc, as shares of its length."""
    fx, fy = ax - centre[0], ay - centre[1]
    a, b, c = dx * dx + dy * dy, fx * dx + fy * dy, fx * fx + fy * fy - radius * radius
    inner = b * b - a * c
    if a == 0.0 or inner <= 0.0:
        return None
    root = math.sqrt(inner)
    enters, leaves = max(0.0, (-b - root) / a), min(1.0, (-b + root) / a)
    return (enters, leaves) if enters < leaves else None


# ---------------------------------------------------------------- cover


@modifies(DEFENCE, "Couvert", "KA-COV-01", "KA-COV-07", "KA-COV-11")
def covered(game: Game[Battle], who: Id, guard: Guard) -> int:
    """+ the cover bonus, against shots, throws and enemies' spells at a single target; never against a melee attack."""
    return cover(game.state, guard.attack.who, who) if aimed_from_afar(game.state, guard) else 0


@rule("KA-COV-07", "KA-COV-11")
def aimed_from_afar(state: Battle, guard: Guard) -> bool:
    """Is it a shot, a throw or an enemy's spell that is defended, aimed at this one target?"""
    attack = guard.attack
    friendly = bool(attack.spell) and state.figures[attack.who].side == state.figures[guard.who].side
    return not (attack.melee or attack.area or friendly)


@rule("KA-COV-01", "KA-COV-02", "KA-COV-05", "KA-COV-10")
def cover(state: Battle, shooter: Id, target: Id) -> int:
    """The best single bonus of what stands in the corridor and of the melee the target is in."""
    it = state.figures[target]
    values = [*scenery_screens(state, shooter, target), *miniature_screens(state, shooter, target)]
    values += melee_screens(state, shooter, target) + brink_screens(state, shooter, target)
    return max((bonus(value, it.stature) for value in values), default=0)


@rule("KA-COV-03", "KA-COV-04", "KA-COV-05", "KA-COV-06")
def cover_rules(state: Battle, shooter: Id, target: Id) -> tuple[str, ...]:
    """What else decides about cover: a melee that gives it; what stands in the corridor and is too low, too near the
    shooter, or too small to give any."""
    me, it = state.figures[shooter], state.figures[target]
    way = corridor(me, it)
    low = near = small = False
    for piece, ring in zip(state.table.pieces, state.table.rings, strict=True):
        if piece.blocks_sight and overlap(way, ring) and not overhead(me, it, middle(ring), piece.base):
            low |= screen_of(top_of(piece) - floor(me, it, middle(ring))) == 0
            near |= beside_shooter(me, piece, ring)
    for other in state.figures.values():
        if other.id not in (shooter, target) and obstructs(other) and touches(way, other):
            near |= covers(me, other)
            small |= other.stature == 0
    found = {
        "KA-COV-03": low,
        "KA-COV-04": near,
        "KA-COV-05": bool(melee_screens(state, shooter, target)),
        "KA-COV-06": small,
    }
    return tuple(name for name, so in found.items() if so)


@rule("KA-COV-06", "KA-COV-08", "KA-STA-02")
def bonus(screen: int, stature: int) -> int:
    """The cover table: 3 for a screen as large as the target, one less or more for each point, from 0 to 4."""
    return min(4, max(0, screen - stature + 3)) if screen else 0


@rule("KA-COV-03", "KA-COV-09")
def screen_of(height: float) -> int:
    """Scenery by its height: nothing up to half a toise, then a point for each half toise, 6 at most."""
    if height <= LOW + 1e-9:
        return 0
    return MOST if height >= MOST * SCALE else max(1, int((height + 1e-9) / SCALE))


@rule("KA-COV-02", "KA-COV-03", "KA-COV-04", "KA-COV-09")
def scenery_screens(state: Battle, shooter: Id, target: Id) -> list[int]:
    """Scenery in the corridor that rises above the ground between the two; what lies in the shooter's own zone of
    control is ignored, and so is what is above both their heads."""
    me, it = state.figures[shooter], state.figures[target]
    way = corridor(me, it)
    found = []
    for piece, ring in zip(state.table.pieces, state.table.rings, strict=True):
        if not piece.blocks_sight or not overlap(way, ring):
            continue
        if beside_shooter(me, piece, ring) or overhead(me, it, middle(ring), piece.base):
            continue
        if screen_of(top_of(piece) - floor(me, it, middle(ring))):
            found.append(screen_of(height_before(piece, it)))
    return found


@rule("KA-COV-08", "KA-COV-09")
def height_before(piece: Piece, it: Safar) -> float:
    """The height of a cover that is compared with the stature of a target: its own, as far as it is above the target's
    feet."""
    return math.inf if piece.height is None else min(piece.height, top_of(piece) - it.level)


@rule("KA-COV-01", "KA-COV-04", "KA-COV-09")
def brink_screens(state: Battle, shooter: Id, target: Id) -> list[int]:
    """The brink of the ditch that a target stands in, if it hides its feet, by how far it rises above them; not one in
    the shooter's own zone of control."""
    me, it = state.figures[shooter], state.figures[target]
    if it.level >= 0:
        return []
    below = ditches(state.table)
    if me.controls and any(
        inside(ring, it.at) and gap_to_ring(me.footprint, ring) <= extent(me) + EASE for ring in below
    ):
        return []
    feet = [(eye, (*it.at, it.level)) for eye, _ in lines(me, it)]
    value = screen_of(-it.level)
    return [value] if value and all(buried(eye, foot, below) for eye, foot in feet) else []


@rule("KA-COV-04", "KA-FRT-06")
def beside_shooter(me: Safar, piece: Piece, ring: Ring) -> bool:
    """Does a piece stand in the zone of control of whoever shoots, if that one has any?"""
    return me.controls and gap_to_ring(me.footprint, ring) <= extent(me) + EASE and top_of(piece) > me.level


@rule("KA-COV-02", "KA-COV-04", "KA-COV-06", "KA-LOS-03")
def miniature_screens(state: Battle, shooter: Id, target: Id) -> list[int]:
    """Miniatures in the corridor, by their stature; those in the shooter's zone of control are ignored, and those above
    the heads of both."""
    me, it = state.figures[shooter], state.figures[target]
    way = corridor(me, it)
    return [
        other.stature
        for other in state.figures.values()
        if other.id not in (shooter, target)
        and obstructs(other)
        and not covers(me, other)
        and touches(way, other)
        and other.level + height_of(other) > floor(me, it, other.at)
        and not overhead(me, it, other.at, other.level)
    ]


@rule("KA-COV-04", "KA-COV-05")
def melee_screens(state: Battle, shooter: Id, target: Id) -> list[int]:
    """For a target engaged in melee, the tallest other fighter of the same melee, on either side: not the shooter, nor
    whom that one has in its own zone of control."""
    me, it = state.figures[shooter], state.figures[target]
    if not engaged_by(state, target):
        return []
    linked = [
        other.stature
        for other in state.figures.values()
        if other.id not in (shooter, target)
        and other.in_play
        and not covers(me, other)
        and (covers(other, it) or covers(it, other))
    ]
    return [max(linked)] if linked else []


def corridor(me: Safar, it: Safar) -> Ring:
    """The area between the two bases, from edge to edge of both, but for a hair: what only touches it is beside it."""
    dx, dy = it.at[0] - me.at[0], it.at[1] - me.at[1]
    far = math.hypot(dx, dy) or 1.0
    nx, ny = -dy / far, dx / far
    (ax, ay), (bx, by), r, s = me.at, it.at, me.radius - HAIR, it.radius - HAIR
    return (
        (ax + nx * r, ay + ny * r),
        (ax - nx * r, ay - ny * r),
        (bx - nx * s, by - ny * s),
        (bx + nx * s, by + ny * s),
    )


def overlap(way: Ring, ring: Ring) -> bool:
    """Do two polygons overlap?"""
    if any(inside(way, p) for p in ring) or any(inside(ring, p) for p in way):
        return True
    return any(crossing(way[i - 1], way[i], ring[j - 1], ring[j]) for i in range(len(way)) for j in range(len(ring)))


def touches(way: Ring, other: Safar) -> bool:
    """Does a base stand in the corridor?"""
    if inside(way, other.at):
        return True
    return any(to_segment(other.at, way[i - 1], way[i]) < other.radius for i in range(len(way)))


def floor(me: Safar, it: Safar, at: Point) -> float:
    """The height of the straight line between the feet of the two, beside this point."""
    return me.level + share_of(me, it, at) * (it.level - me.level)


@rule("KA-COV-02")
def overhead(me: Safar, it: Safar, at: Point, foot: float) -> bool:
    """Does something begin above the straight line between the heads of the two, beside this point?"""
    mine, theirs = height_of(me), height_of(it)
    return foot >= floor(me, it, at) + mine + share_of(me, it, at) * (theirs - mine)


def share_of(me: Safar, it: Safar, at: Point) -> float:
    """How far along the way from the one to the other a point is, as a share of it."""
    dx, dy = it.at[0] - me.at[0], it.at[1] - me.at[1]
    square = dx * dx + dy * dy or 1.0
    return min(1.0, max(0.0, ((at[0] - me.at[0]) * dx + (at[1] - me.at[1]) * dy) / square))


def top_of(piece: Piece) -> float:
    return math.inf if piece.height is None else piece.base + piece.height


def middle(ring: Ring) -> Point:
    return (sum(x for x, _ in ring) / len(ring), sum(y for _, y in ring) / len(ring))
