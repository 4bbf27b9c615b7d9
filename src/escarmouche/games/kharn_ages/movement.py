"""Walking: how far, at what cost, what is in the way, and the heights a Safar stands at."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from escarmouche.core.decisions import ChoosePath, Option, Refusal
from escarmouche.core.events import Moved
from escarmouche.core.game import Game
from escarmouche.core.geometry import Footprint, Point, distance, inside
from escarmouche.core.moves import Ground
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.core.table import Table
from escarmouche.games.kharn_ages.actions import affords, deed, pay, too_dear
from escarmouche.games.kharn_ages.events import Rose, Walked
from escarmouche.games.kharn_ages.figures import GROUND, ROOTED, Battle, Safar
from escarmouche.games.kharn_ages.ideas import found_way, ideas
from escarmouche.games.kharn_ages.space import covers, extent, within
from escarmouche.games.kharn_ages.stats import ARRIVED, ENTERING, JUMPED_DOWN, PACE, A, V
from escarmouche.games.kharn_ages.terrain import DEEP, grounds, worst

Path = tuple[Point, ...]
STEP = 1.5
"""The highest obstacle that is stepped over."""


class Trip(Struct, frozen=True):
    """One movement: its kind, how far it goes, whom it is meant for."""

    kind: str
    limit: float
    rules: tuple[str, ...]
    toward: Id = ""
    share: float = 1.0
    """How much of V it is: half for the V effect."""
    gone: float = 0.0
    """What of it was gone before a fall."""


class Walk(Struct, frozen=True):
    """The ground for one mover, with the names of the others on it."""

    ground: Ground
    ids: tuple[Id, ...]


@rule("KA-MOV-01", "KA-TER-09", "KA-TER-10")
def pace(game: Game[Battle], who: Id, kind: str = "walk") -> int:
    """How far a movement goes, in toises: V, then what the ground and loads take away."""
    return game.total(PACE, who, kind, base=game.total(V, who).value).value


@rule("KA-ZOC-11")
def walk_of(state: Battle, who: Id, step: float = STEP) -> Walk:
    """Every other base in play is in the way, friend or foe; carcasses are not."""
    me = state.figures[who]
    others = [f for f in state.figures.values() if f.id != who and f.in_play]
    ground = Ground(table_at(state.table, me.level, step), me.base, tuple(f.footprint for f in others))
    return Walk(ground, tuple(f.id for f in others))


@rule("KA-MOV-04", "KA-MOV-09")
def table_at(table: Table, level: float, step: float = STEP) -> Table:
    """The table as it is for somebody at this height: what rises no more than a step above it does not stop it."""
    if all(not piece.blocks_move or piece.height is None for piece in table.pieces):
        return table
    key = ("level", level, step)
    made: Table | None = table.cache.get(key)
    if made is None:
        pieces = tuple(
            replace(piece, blocks_move=False)
            if piece.blocks_move and piece.height is not None and piece.height - level <= step
            else piece
            for piece in table.pieces
        )
        made = table.cache[key] = table if pieces == table.pieces else Table(table.size, pieces)
    return made


def standing(table: Table, at: Point) -> float:
    """How high the ground is under the centre of a base."""
    tops = [
        piece.height
        for piece, ring in zip(table.pieces, table.rings, strict=True)
        if piece.height is not None and piece.blocks_move and inside(ring, at)
    ]
    return max(tops, default=0.0)


# ---------------------------------------------------------------- asking for a path and following it


def ask_path(game: Game[Battle], who: Id, plan: Trip, stay: bool = True) -> Path:
    """The path the player chooses, the start first."""
    me = game[who]
    answer = game.ask("path", me.side, lambda: path_decision(game, who, plan, stay))
    return (me.at, *((point[0], point[1]) for point in answer))


def path_decision(game: Game[Battle], who: Id, plan: Trip, stay: bool = True) -> ChoosePath:
    state = game.state
    me = state.figures[who]
    walk = walk_of(state, who)
    return ChoosePath(
        key="path",
        seat=me.side,
        figure=who,
        rules=plan.rules,
        facts={"kind": plan.kind, "limit": plan.limit},
        start=me.at,
        limit=plan.limit,
        ground=walk.ground,
        judge=lambda path: why_not(state, me, plan, walk, path, game.total(A, who).value + me.rank),
        others=walk.ids,
        touchable=lambda: touchable(state, me, walk, plan),
        ideas=lambda: ideas(state, who, plan, walk),
        otherwise=lambda: straight(me, plan, walk, stay),
    )


def straight(me: Safar, plan: Trip, walk: Walk, stay: bool) -> Path | None:
    """By default towards the enemy it is meant for, as far as it goes; otherwise nowhere."""
    if plan.toward in walk.ids:
        way = found_way(walk.ground, me.at, walk.ids.index(plan.toward))
        if way is not None:
            return walk.ground.clip(way, plan.limit)[1:]
    return () if stay else None


def touchable(state: Battle, me: Safar, walk: Walk, plan: Trip) -> list[int]:
    found = []
    for number, other in enumerate(walk.ids):
        foe = state.figures[other]
        if foe.side != me.side and within(me, foe.at, foe.radius, foe.level, plan.limit) and not covers(me, foe):
            found.append(number)
    return found


@rule("KA-MEA-03", "KA-MOV-01", "KA-ZOC-11", "KA-CNV-09", "KA-MOV-09", "KA-ZOC-10")
def why_not(state: Battle, me: Safar, plan: Trip, walk: Walk, path: Path, depth: float) -> Refusal | None:
    """What forbids a path: its length, the edge, scenery too high to step over, bases. Zones of control do not."""
    ground = walk.ground
    length = ground.length(path)
    velocity, slow = worst(state, me, round((plan.limit + plan.gone) / plan.share), path)
    limit = velocity * plan.share - plan.gone
    if length > limit + 1e-6:
        return Refusal("too-far", (*plan.rules, *slow), {"cost": round(length, 3), "limit": limit})
    if len(path) > 1 and plan.kind != "swim" and DEEP in grounds(state.table, path):
        return Refusal("must-swim", ("KA-MOV-13",), {"figure": me.id})
    block = ground.blocked(path)
    if block is not None:
        if block.edge:
            return Refusal("off-the-table", ("KA-CNV-09",), {"at": list(block.at)})
        if block.piece is not None:
            return Refusal("scenery-in-the-way", ("KA-MOV-09",), {"piece": block.piece})
        assert block.other is not None
        return Refusal("safar-in-the-way", ("KA-ZOC-11",), {"figure": walk.ids[block.other]})
    return why_no_drop(state, me, path, depth)


@rule("KA-FAL-04", "KA-FAL-10")
def why_no_drop(state: Battle, me: Safar, path: Path, depth: float) -> Refusal | None:
    """More than a step down is a fall: from no more than A and the level, and it ends the path where there is room to
    land; the rest of the movement is asked for afterwards."""
    table = state.table
    if me.level <= STEP:
        return None
    falls = [at for at in sampled(path) if me.level - standing(table, at) > STEP]
    if not falls:
        return None
    if max(me.level - standing(table, at) for at in falls) > depth + 1e-6:
        return Refusal("too-deep", ("KA-FAL-04",), {"at": list(falls[0])})
    low = replace(state, figures={**state.figures, me.id: replace(me, level=standing(table, path[-1]))})
    ground = walk_of(low, me.id).ground
    lands = me.level - standing(table, path[-1]) > STEP and ground.blocked((path[-1], path[-1])) is None
    if not lands or distance(falls[0], path[-1]) > me.radius + 0.5:
        return Refusal("land-first", ("KA-FAL-10",), {"at": list(falls[0])})
    return None


@rule("KA-FAL-10")
def follow(game: Game[Battle], who: Id, plan: Trip, path: Path) -> None:
    """Go along a path; tests for entering dreaded zones come before, what arriving does after. Whoever dropped on
    purpose and still stands may finish the movement."""
    fell = False
    if len(path) > 1:
        entered = zones_entered(game.state, who, path)
        if entered:
            game.moment(ENTERING, None, who, entered)
        if not game[who].in_play:
            return
        game.tell(Moved(figure=who, path=path, cost=round(length(path), 3), kind=plan.kind, rules=plan.rules))
        fell = settle(game, who)
    me = game[who]
    left = plan.limit - length(path)
    if fell and me.in_play and GROUND not in me.status and left > 0.1:
        rest = replace(plan, limit=left, gone=plan.gone + length(path))
        follow(game, who, rest, ask_path(game, who, rest))
        return
    game.moment(ARRIVED, None, who, plan)


def settle(game: Game[Battle], who: Id) -> bool:
    """Stand as high as the ground is here; more than a step down was a fall."""
    me = game[who]
    level = standing(game.state.table, me.at)
    if level == me.level:
        return False
    game.tell(Rose(figure=who, level=level, rules=("KA-MOV-04",)))
    if me.level - level <= STEP:
        return False
    game.moment(JUMPED_DOWN, None, who, me.level - level)
    return True


def length(path: Path) -> float:
    return sum(distance(a, b) for a, b in pairwise(path))


def zones_entered(state: Battle, who: Id, path: Path) -> tuple[Id, ...]:
    """The enemies whose zone of control the path leads into, and who did not have the mover in it before."""
    me = state.figures[who]
    found = []
    for foe in state.figures.values():
        if foe.side == me.side or not foe.controls or covers(foe, me):
            continue
        if any(within(foe, at, me.radius, me.level, extent(foe)) for at in sampled(path)):
            found.append(foe.id)
    return tuple(found)


def sampled(path: Path) -> list[Point]:
    """Points a quarter of a toise apart along a path."""
    points = []
    for a, b in pairwise(path):
        parts = max(1, int(4 * length((a, b))) + 1)
        points += [(a[0] + (b[0] - a[0]) * n / parts, a[1] + (b[1] - a[1]) * n / parts) for n in range(1, parts + 1)]
    return points


def footprint_at(me: Safar, at: Point) -> Footprint:
    return Footprint(me.base, at, me.angle)


# ---------------------------------------------------------------- the walk


@rule("KA-MOV-02", "KA-MOV-03", "KA-SKL-22")
def walk_cost(me: Safar) -> int:
    """The first walk is free; each further movement of the activation costs 1 AP more than the one before. With
    Endurance the first two after the free one cost 1."""
    if me.free_move and not me.moves:
        return 0
    return 1 if me.tireless else me.moves


def counted(game: Game[Battle], who: Id, kind: str, *rules: str) -> None:
    """A movement has been made."""
    game.tell(Walked(figure=who, kind=kind, moves=game[who].moves + 1, rules=("KA-MOV-03", *rules)))


def walks(game: Game[Battle], who: Id) -> list[Option]:
    if why_no_walk(game, who, None) is not None:
        return []
    return [Option("walk", "", ("KA-MOV-01",))]


@rule("KA-TER-09")
def why_no_walk(game: Game[Battle], who: Id, answer: Any) -> Refusal | None:
    me = game[who]
    if ROOTED in me.status:
        return Refusal("rooted", ("KA-FRT-06",), {"figure": who})
    if not affords(game, who, walk_cost(me), "walk"):
        return too_dear(game, who, walk_cost(me), "walk", "KA-MOV-03")
    if pace(game, who) <= 0:
        return Refusal("cannot-move", ("KA-TER-09",), {"figure": who})
    return None


@deed("walk", walks, why_no_walk)
@rule("KA-MOV-01", "KA-MOV-02", "KA-MOV-03", "KA-RES-01")
def walk(game: Game[Battle], who: Id, answer: Any) -> None:
    """Up to V toises along any path."""
    plan = Trip("walk", float(pace(game, who)), ("KA-MOV-01",))
    path = ask_path(game, who, plan, stay=False)
    pay(game, who, walk_cost(game[who]), "walk", "KA-MOV-03")
    counted(game, who, "walk")
    follow(game, who, plan, path)
