"""Moving: distances, contact, what blocks a base, and what a move changes for those who made it or were met."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from math import acos, atan2, ceil, cos, hypot, remainder, sin, tau
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from escarmouche.core import placing
from escarmouche.core.decisions import ChoosePath, Refusal
from escarmouche.core.events import Moved, StatusLost
from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id, worked_out
from escarmouche.games.evenor.events import CoverLost, Exited, Revealed, Stayed, StoodUp
from escarmouche.games.evenor.figures import AIMING, COVER, HIDDEN, PRONE, Fighter, Skirmish
from escarmouche.games.evenor.mind.ideas import ideas
from escarmouche.games.evenor.scenarios.victory import judge
from escarmouche.games.evenor.stats import ALLOWANCE, ARRIVAL, CROSSING
from escarmouche.space import moves
from escarmouche.space.geometry import (
    CONTACT,
    EASE,
    Footprint,
    Point,
    Ring,
    Round,
    Standing,
    gap,
    gap_to_ring,
    quantise,
)
from escarmouche.space.moves import Ground
from escarmouche.space.table import Piece

Path = tuple[Point, ...]

FAST, SHORT, FREE = 6.0, 4.0, 1.0
ROOM = 2 * CONTACT
"""How far a way leads past an enemy that it does not lead to."""
POINT = Round(0.0)
SLACK = 0.15
"""How far before the end of a path contact may begin: a base that comes in sideways touches a little early."""


# ---------------------------------------------------------------- distances and contact


@rule("EV-GEN-02", "EV-GEN-04")
def apart(state: Skirmish, one: Id, other: Id) -> float:
    """The gap between two bases, in pas, never rounded."""
    return gap(state.figures[one], state.figures[other])


def in_contact(one: Fighter, other: Fighter) -> bool:
    return gap(one, other) <= CONTACT


@rule("EV-MEL-01")
def engaged_with(state: Skirmish, who: Id) -> list[Id]:
    """The enemies in play whose base touches this one's."""
    known = worked_out(state.figures)
    found = known.get(("engaged", who))
    if found is None:
        found = known["engaged", who] = touching(state, who)
    return list(found)


def touching(state: Skirmish, who: Id) -> list[Id]:
    """The same, measured."""
    me = state.figures[who]
    if not me.in_play:
        return []
    x, y = me.at
    side, near = me.side, 4 * (me.radius + 1.0)
    found = []
    for foe in state.figures.values():
        fx, fy = foe.at
        if foe.side != side and abs(fx - x) + abs(fy - y) < near and foe.in_play and in_contact(me, foe):
            found.append(foe.id)
    return found


# ---------------------------------------------------------------- scenery


HALF = 0.5 - 1e-6
"""Half a pas a side, as far as sums of coordinates can tell."""


def element(piece: Piece) -> bool:
    """A scenery element, as opposed to a zone of difficult ground or an open door."""
    return piece.blocks_move or piece.blocks_sight


@lru_cache(maxsize=1024)
def sides_of(ring: Ring) -> tuple[float, float]:
    """Length and depth of a piece, however it stands: the sides of the shallowest box along one of its edges."""
    edges = zip(ring, (*ring[1:], ring[0]), strict=True)
    shallowest = min((box_along(ring, a, b) for a, b in edges if a != b), key=min)
    return max(shallowest), min(shallowest)


def box_along(ring: Ring, a: Point, b: Point) -> tuple[float, float]:
    """The sides of the box round a shape that has one side along an edge."""
    long = hypot(b[0] - a[0], b[1] - a[1])
    ux, uy = (b[0] - a[0]) / long, (b[1] - a[1]) / long
    along, across = [x * ux + y * uy for x, y in ring], [y * ux - x * uy for x, y in ring]
    return max(along) - min(along), max(across) - min(across)


@rule("EV-STA-09", "EV-TER-03")
def shelters(piece: Piece) -> bool:
    """Can one take cover behind it? An element at least 0.5 pas a side."""
    return element(piece) and sides_of(piece.shape)[1] >= HALF


@rule("EV-HID-02", "EV-TER-03")
def conceals(piece: Piece) -> bool:
    """Can one hide at it? An element at least 0.5 pas high and long, whatever its depth."""
    return element(piece) and (piece.height is None or piece.height >= 0.5) and sides_of(piece.shape)[0] >= HALF


def touches(figure: Standing, piece: Piece) -> bool:
    return gap_to_ring(figure, piece.shape) <= CONTACT


def near_pieces(state: Skirmish, at: Standing, within: float = CONTACT) -> list[Piece]:
    return [piece for piece in state.table.pieces_near(at, within) if gap_to_ring(at, piece.shape) <= within]


# ---------------------------------------------------------------- what a displacement is


class Trip(Struct, frozen=True):
    """One displacement: its kind, how far it may go, whose contact it must hold, whom it must keep away from."""

    kind: str
    limit: float
    rules: tuple[str, ...]
    touch: bool = True
    hold: tuple[Id, ...] = ()
    known: tuple[Id, ...] = ()
    """Enemies that were within 4 pas when the activation began."""
    aloof: tuple[tuple[Id, float], ...] = ()
    """Models to keep this far away from."""
    planned: tuple[tuple[Id, Point], ...] = ()
    """Where partners of a coordinated action will stand."""
    bound: bool = False
    """Into contact with the enemy it is meant for, if there is a way."""
    pause: bool = False
    """Not the end of the displacement: the rest of a Moving shot comes after its shot."""


KIND_RULES = {
    "run": ("EV-DYN-02",),
    "moving-shot": ("EV-DYN-03",),
    "charge": ("EV-DYN-05",),
    "step": ("EV-STA-02",),
    "flee": ("EV-FLE-01",),
    "cover": ("EV-REA-10",),
}


def pace_rules(traits: Mapping[str, int | None], kind: str) -> tuple[str, ...]:
    """The rules behind an allowance of its own: Lent and Rapide, a charge apart."""
    if kind in ("step", "cover"):
        return ()
    pace = [rule_id for trait, rule_id in (("Lent", "EV-TRT-23"), ("Rapide", "EV-TRT-24")) if trait in traits]
    return (*pace, "EV-TRT-25") if pace and kind == "charge" else tuple(pace)


@rule("EV-DYN-01", "EV-DYN-02", "EV-DYN-03", "EV-DYN-05", "EV-FLE-01", "EV-STA-02", "EV-STA-16", "EV-REA-10")
def allowance(game: Game[Skirmish], who: Id, kind: str) -> float:
    """How far a displacement of this kind may go: 6 fast, 4 with a shot or a charge, 1 with a static action."""
    if kind in ("step", "cover"):
        return 0.0 if PRONE in game[who].status else FREE
    fast = kind in ("run", "flee")
    return game.moment(ALLOWANCE, FAST if fast else SHORT, who, "run" if fast else "short")


def trip(game: Game[Skirmish], who: Id, kind: str, **more: Any) -> Trip:
    return Trip(kind, allowance(game, who, kind), KIND_RULES[kind] + pace_rules(game[who].traits, kind), **more)


class Walk(moves.Walk, frozen=True):
    """The ground for one mover, with the names of the others on it and why they are in its way."""

    blocked_by: tuple[str, ...]
    """The rule behind each other: a base in the way, or a distance to keep."""

    def foes(self, state: Skirmish, side: str) -> list[int]:
        return [n for n, who in enumerate(self.ids) if state.figures[who].side != side and self.blocked_by[n] == SOLID]

    def ids_touched(self, at: Point) -> list[Id]:
        return [self.ids[n] for n in self.ground.touched(at) if self.blocked_by[n] == SOLID]


SOLID = "EV-DYN-08"


def walk_of(game: Game[Skirmish], who: Id, plan: Trip) -> Walk:
    """The ground for a displacement as the models stand now."""
    key = ("walk", who, plan.known, plan.aloof, plan.planned)
    return game.recall(key, lambda: walk_now(game, who, plan))


@rule("EV-DYN-08", "EV-TER-02", "EV-DMG-06", "EV-HID-04", "EV-STA-07")
def walk_now(game: Game[Skirmish], who: Id, plan: Trip) -> Walk:
    """Every other model in play is in the way; some enemies must not even be approached."""
    state = game.state
    me = state.figures[who]
    planned = dict(plan.planned)
    others: list[Footprint] = []
    ids: list[Id] = []
    rules: list[str] = []
    for other in state.figures.values():
        if other.id == who or not other.in_play:
            continue
        at = planned.get(other.id, other.at)
        others.append(Footprint(other.base, at, other.angle))
        ids.append(other.id)
        rules.append(SOLID)
        if other.side != me.side and HIDDEN in other.status and other.id not in plan.known:
            others.append(Footprint(grown(other, 1.0), at))
            ids.append(other.id)
            rules.append("EV-HID-04")
    for other_id, distance in plan.aloof:
        others.append(Footprint(grown(state.figures[other_id], distance), state.figures[other_id].at))
        ids.append(other_id)
        rules.append("EV-TRT-11")
    return Walk(ground_of(game, me, tuple(others)), tuple(ids), tuple(rules))


def ground_of(game: Game[Skirmish], me: Fighter, others: tuple[Footprint, ...]) -> Ground:
    ignored = game.moment(CROSSING, frozenset(), me.id)
    flies, agile = "scenery" in ignored, "difficult" in ignored
    return Ground(game.state.table, me.base, others, flies=flies, agile=agile, angle=me.angle)


def cost_of(game: Game[Skirmish], who: Id, path: Path) -> float:
    """What a path costs a model: its length, dearer where the ground is difficult for it."""
    return ground_of(game, game[who], ()).cost(path)


def grown(figure: Fighter, by: float) -> Round:
    return Round(figure.radius + by)


# ---------------------------------------------------------------- asking for a path


def ask_path(game: Game[Skirmish], who: Id, plan: Trip, toward: Id | None = None, idle: bool = False) -> Path:
    """The path the player chooses, the start first; by default straight to the enemy it is meant for.

    `idle`: somebody who says nothing stays where they are.
    """
    return placing.ask_path(game, who, lambda: path_decision(game, who, plan, toward, idle))


def path_decision(
    game: Game[Skirmish], who: Id, plan: Trip, toward: Id | None = None, idle: bool = False
) -> ChoosePath:
    state = game.state
    me = state.figures[who]
    walk = walk_of(game, who, plan)

    @cache
    def way_in() -> Path | None:
        """The shortest way into contact with the enemy it is meant for."""
        if toward is not None and toward in walk.ids:
            for careful in (False, True):
                ground = wary(state, me, walk, toward) if careful else walk.ground
                route = ground.route_to_touch(me.at, walk.ids.index(toward), plan.limit)
                if route is not None and why_not(state, who, plan, walk, route.path) is None:
                    return route.path
        return None

    def otherwise() -> Sequence[Point] | None:
        found = way_in()
        return found[1:] if found is not None else () if idle else None

    def judge(path: Path) -> Refusal | None:
        refusal = why_not(state, who, plan, walk, path)
        if refusal is None and plan.bound and toward not in walk.ids_touched(path[-1]) and way_in() is not None:
            return Refusal("not-in-contact", ("EV-STA-18", "EV-STA-06"), {"figure": toward})
        return refusal

    return ChoosePath(
        rules=plan.rules,
        facts={"kind": plan.kind, "limit": plan.limit},
        start=me.at,
        limit=plan.limit,
        ground=walk.ground,
        judge=judge,
        others=walk.ids,
        bodies=lambda: lying(state),
        wary=lambda goal: wary(state, me, walk, goal),
        along=(lambda goal: slide(me, state.figures[plan.hold[0]], goal)) if plan.hold else None,
        touchable=cache(lambda: reachable_foes(state, me, walk, plan) if plan.touch else []),
        trim=lambda points: to_the_edge(state, me, plan, points),
        ideas=lambda: ideas(state, who, plan, walk),
        otherwise=otherwise,
    )


@rule("EV-DYN-10")
def wary(state: Skirmish, me: Fighter, walk: Walk, toward: Id | None) -> Ground:
    """The ground with room left round enemies who would end the move, but for the one it leads to."""
    avoided = [n for n in walk.foes(state, me.side) if walk.ids[n] != toward and gap(me, walk.ground.others[n]) > ROOM]
    others = list(walk.ground.others)
    for n in avoided:
        others[n] = Footprint(grown(state.figures[walk.ids[n]], ROOM), others[n].at)
    return replace(walk.ground, others=tuple(others))


@rule("EV-STA-05")
def slide(me: Fighter, foe: Fighter, goal: Point) -> Path:
    """The shorter way round a base in contact, in legs so short that the contact holds and nobody is walked into."""
    (x, y), reach = foe.at, me.radius + foe.radius + CONTACT / 2
    begin, end = atan2(me.at[1] - y, me.at[0] - x), atan2(goal[1] - y, goal[0] - x)
    turn = remainder(end - begin, tau)
    legs = ceil(abs(turn) / (2 * acos(1 - CONTACT / 2 / reach)))
    bends = [begin + turn * n / legs for n in range(1, legs)]
    return (me.at, *[quantise((x + reach * cos(bend), y + reach * sin(bend))) for bend in bends], goal)


def lying(state: Skirmish) -> dict[str, Footprint]:
    """What bars no way and may be gone to: the fallen, and tokens that nobody carries."""
    fallen = {one.id: one.footprint for one in state.figures.values() if one.on_table and not one.in_play}
    tokens = {name: Footprint(POINT, token.at) for name, token in state.tokens.items() if token.at is not None}
    return {**tokens, **fallen}


def reachable_foes(state: Skirmish, me: Fighter, walk: Walk, plan: Trip) -> list[int]:
    """Enemies near enough to be touched by a straight walk, as numbers on the ground."""
    found = []
    for n in walk.foes(state, me.side):
        distance = gap(me, walk.ground.others[n])
        if CONTACT < distance <= plan.limit + EASE:
            found.append(n)
    return found


@rule(
    "EV-GEN-03",
    "EV-DYN-08",
    "EV-TER-01",
    "EV-TER-02",
    "EV-DYN-10",
    "EV-STA-05",
    "EV-STA-07",
    "EV-FLE-02",
    "EV-HID-04",
    "EV-TRT-22",
)
def why_not(state: Skirmish, who: Id, plan: Trip, walk: Walk, path: Path) -> Refusal | None:
    """What forbids this path: its cost, the table's edge, scenery, models, contact to be kept, made or avoided."""
    ground = walk.ground
    cost, length = ground.cost(path), ground.length(path)
    ease = EASE * (len(path) - 1)  # the ends of every leg are on a grid, and difficult ground counts twice
    if length > plan.limit + ease or cost > plan.limit + 2 * ease:
        rules = plan.rules if length > plan.limit + ease else (*plan.rules, "EV-TER-01")
        if plan.kind == "step" and len(rules) > len(plan.rules):
            rules = (*rules, "EV-STA-07")
        return Refusal("too-far", rules, {"cost": round(cost, 3), "limit": plan.limit})
    block = ground.blocked(path)
    if block is not None:
        if block.edge:
            return Refusal("off-the-table", edge_rules(state, plan), {"at": list(block.at)})
        if block.piece is not None:
            rules = ("EV-TRT-22",) if ground.flies else ()
            return Refusal("scenery-in-the-way", (*rules, "EV-DYN-08", "EV-TER-02"), {"piece": block.piece})
        assert block.other is not None
        in_the_way, reason = walk.ids[block.other], walk.blocked_by[block.other]
        word = {"EV-HID-04": "too-near-a-hidden-model", "EV-TRT-11": "too-near-what-it-fears"}.get(
            reason, "model-in-the-way"
        )
        return Refusal(word, (reason,), {"figure": in_the_way})
    return why_not_contact(state, who, plan, walk, path)


@rule("EV-DYN-10", "EV-STA-05", "EV-FLE-02")
def why_not_contact(state: Skirmish, who: Id, plan: Trip, walk: Walk, path: Path) -> Refusal | None:
    """The first enemy newly touched ends the move, or must not be touched at all; some contacts must be held."""
    me = state.figures[who]
    foes = walk.foes(state, me.side)
    touch = walk.ground.first_touch(path, foes) if len(path) > 1 else None
    if touch is not None:
        met = walk.ids[touch.others[0]]
        if not plan.touch:
            return Refusal("may-not-touch", touch_rules(plan), {"figure": met})
        if touch.length < walk.ground.length(path) - SLACK:
            return Refusal("contact-ends-the-move", ("EV-DYN-10",), {"figure": met, "at": list(touch.at)})
    if plan.hold:
        for here in halves(path):
            left = set(plan.hold).difference(walk.ids_touched(here))
            if left:
                return Refusal("may-not-break-contact", ("EV-STA-05",), {"figure": min(left)})
    return None


def edge_rules(state: Skirmish, plan: Trip) -> tuple[str, ...]:
    """Nobody leaves the table, but for the ambushed by a displacement of their own."""
    flight = ("EV-FLE-02",) if plan.kind == "flee" else ()
    return ("EV-GEN-03", *flight, *(("EV-AMB-06",) if state.ambushed else ()))


def touch_rules(plan: Trip) -> tuple[str, ...]:
    if plan.kind == "flee":
        return ("EV-FLE-02",)
    return ("EV-TRT-11",) if plan.aloof else ("EV-REA-10",)


def halves(path: Path) -> list[Point]:
    """The corners of a path and the middles between them."""
    points = [path[0]]
    for a, b in pairwise(path):
        points += [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b]
    return points


def touched_by(game: Game[Skirmish], who: Id, plan: Trip, path: Path) -> list[Id]:
    """The enemies a path would newly bring into contact."""
    if len(path) < 2:
        return []
    me = game[who]
    before = engaged_with(game.state, who)
    reached = walk_of(game, who, plan).ids_touched(path[-1])
    return [foe for foe in reached if game[foe].side != me.side and foe not in before]


# ---------------------------------------------------------------- going


@rule("EV-STA-12", "EV-STA-17", "EV-AIM-04")
def go(game: Game[Skirmish], who: Id, plan: Trip, path: Path) -> None:
    """Follow a path. A displacement stands the model up; aim, cover and hiding may be lost on the way."""
    if PRONE in game[who].status:  # free moves and cover leave prone models where they lie
        game.tell(StoodUp(figure=who, rules=("EV-STA-17",)))
    if len(path) > 1:
        cost = cost_of(game, who, path)
        rules = plan.rules if plan.kind != "flee" else ("EV-FLE-01", "EV-FLE-03")
        game.tell(Moved(figure=who, path=path, cost=round(cost, 3), kind=plan.kind, rules=rules))
        if AIMING in game[who].status:
            game.tell(StatusLost(figure=who, status=AIMING, rules=("EV-AIM-04",)))
        keep_cover(game, who, path)
        keep_hidden(game, who, path)
    elif plan.kind in ("run", "charge", "flee") and not plan.pause:
        game.tell(Stayed(figure=who, rules=plan.rules))
    displacement = plan.kind not in ("step", "cover")
    if (displacement or len(path) > 1) and not plan.pause:
        game.moment(ARRIVAL, None, who, plan)


def keep_cover(game: Game[Skirmish], who: Id, path: Path) -> None:
    """Cover is lost as soon as the base leaves the element, even to come back, or the element is an open door."""
    me = game[who]
    if COVER not in me.status:
        return
    piece = next((p for p in game.state.table.pieces if p.id == me.behind and element(p)), None)
    if piece is None or not all(touches(Footprint(me.base, at, me.angle), piece) for at in halves(path)):
        game.tell(CoverLost(figure=who, rules=("EV-STA-12",)))


@rule("EV-HID-06")
def keep_hidden(game: Game[Skirmish], who: Id, path: Path, otherwise: str = "moved") -> None:
    """Nobody stays hidden who leaves the scenery on the way, even to reach another piece, or who touches an enemy."""
    if HIDDEN in game[who].status and not all(hideouts(game.state, who, at) for at in halves(path)):
        game.tell(Revealed(figure=who, reason=otherwise, rules=("EV-HID-06",)))
    for foe in engaged_with(game.state, who):
        for one in (who, foe):
            if HIDDEN in game[one].status:
                game.tell(Revealed(figure=one, reason="contact", rules=("EV-HID-06",)))


def hideouts(state: Skirmish, who: Id, at: Point | None = None) -> list[Piece]:
    """The pieces at which a model could hide, where it stands or elsewhere."""
    me = state.figures[who]
    here = me if at is None else Footprint(me.base, at, me.angle)
    return [piece for piece in near_pieces(state, here) if conceals(piece)]


LEAVING = ("run", "moving-shot", "charge")
"""A flight or a free move cannot leave the table."""


@rule("EV-AMB-06")
def leave(game: Game[Skirmish], who: Id) -> None:
    """In an Ambush, a model of the ambushed band whose own displacement brought it to the table's edge is gone."""
    me = game[who]
    (x, y), (wide, deep) = me.at, game.state.table.size
    at_edge = min(x, y, wide - x, deep - y) - me.radius <= CONTACT
    if at_edge and me.side == game.state.ambushed and me.in_play:
        game.tell(Exited(figure=who, rules=("EV-AMB-06",)))
        judge(game)


@rule("EV-AMB-06")
def to_the_edge(state: Skirmish, me: Fighter, plan: Trip, points: Path) -> Path:
    """A path of the ambushed band that leads off the table ends where the base touches the edge."""
    if me.side != state.ambushed or plan.kind not in LEAVING:
        return points
    reach = me.radius
    high = tuple(side - reach for side in state.table.size)
    here = me.at
    for n, there in enumerate(points):
        shares = [
            ((reach if there[axis] < reach else high[axis]) - here[axis]) / (there[axis] - here[axis])
            for axis in (0, 1)
            if not reach - CONTACT <= there[axis] <= high[axis] + CONTACT and there[axis] != here[axis]
        ]
        if shares:
            share = min(1.0, max(0.0, min(shares)))
            edge = (here[0] + share * (there[0] - here[0]), here[1] + share * (there[1] - here[1]))
            return (*points[:n], quantise(edge))
        here = there
    return points


@rule("EV-HID-04")
def known_places(state: Skirmish, who: Id) -> tuple[Id, ...]:
    """The enemies within 4 pas now: they may be approached in this activation, even if they hide meanwhile."""
    me = state.figures[who]
    return tuple([foe.id for foe in state.enemies(who) if gap(me, foe) <= 4.0 + EASE])
