"""Walking: how far, at what cost, what is in the way, and the heights a Safar stands at."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import chain
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from escarmouche.core import placing
from escarmouche.core.decisions import ChoosePath, Option, Refusal
from escarmouche.core.events import Moved
from escarmouche.core.game import Game
from escarmouche.core.rules import Total, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.events import Leapt, Rose, Walked
from escarmouche.games.kharn_ages.figures import GROUND, ROOTED, STUNNED, Battle, Safar
from escarmouche.games.kharn_ages.mind.ideas import found_way, ideas, over_or_down
from escarmouche.games.kharn_ages.rules.actions import action, affords, pay, too_dear
from escarmouche.games.kharn_ages.rules.relief import (
    EVEN,
    STEP,
    Gap,
    cut,
    ditches,
    gaps,
    lumps,
    relief,
    standing,
    table_at,
    walked_to,
)
from escarmouche.games.kharn_ages.rules.rolls import attempt, half
from escarmouche.games.kharn_ages.rules.sight import height_of
from escarmouche.games.kharn_ages.rules.space import EASE, body, characteristic, covers, within
from escarmouche.games.kharn_ages.rules.terrain import DEEP, leap_of, stride, swimming, underfoot, worst
from escarmouche.games.kharn_ages.rules.thresholds import ALIGHT, Path, Stop, along, length, stops
from escarmouche.games.kharn_ages.stats import ARRIVED, CROSSING, DROPPED, FACING, JUMPED_DOWN, PACE, PASSING, Effort
from escarmouche.space.geometry import Point, distance, gap_to_ring, quantise, thousandths
from escarmouche.space.moves import Block, Ground, Walk, between
from escarmouche.space.table import Table

JUMP = 6
"""The number a wide gap takes."""
THERE, AGAIN, OVER = "there", "again", "over"
"""What became of a way: gone to its end, to be chosen anew, at an end before it was."""
CLOSE = 16
"""Points a toise at which it is looked who is in the way."""


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
    path: Path = ()
    """The way that was gone, once it is."""
    reach: float = 0.0
    """How far the attack reaches that an assault ends with."""
    charge: float = 0.0
    """What of the limit is there only for a movement that brings it to whom it is meant for."""


@rule("KA-MOV-01", "KA-TER-09", "KA-TER-10")
def pace(game: Game[Battle], who: Id, kind: str = "walk") -> int:
    """How far a movement goes, in toises: V, then what the ground and loads take away."""
    values = body(game.state.figures[who])
    found = values.get(kind)
    if found is None:
        found = values[kind] = game.total(PACE, who, kind, base=characteristic(game, who, "V")).value
    return int(found)


class Legs(Struct, frozen=True):
    """What somebody jumps with: A, and V as it is on its path."""

    agility: int
    velocity: int
    edition: str
    leap: int

    @property
    @rule("KA-MOV-15", "KA-DIC-04", "KA-LAT-16")
    def easy(self) -> int:
        """The widest gap jumped without a roll: the lower of V and A, in the English edition half of it; with a leap
        at least as much as that says."""
        least = min(self.velocity, self.agility)
        return max(self.leap, half(least) if self.edition == "en" else least)

    @property
    @rule("KA-MOV-16")
    def most(self) -> int:
        return max(self.velocity, self.agility, self.leap)


@rule("KA-MOV-15", "KA-TER-10")
def legs_of(game: Game[Battle], who: Id, path: Path) -> Legs:
    velocity = worst(game.state, game[who], pace(game, who, "jump"), path)[0]
    return Legs(characteristic(game, who, "A"), velocity, game.state.edition, leap_of(game[who]))


@rule("KA-ZOC-11")
def walk_of(state: Battle, who: Id, step: float | None = None) -> Walk:
    """Every other base in play is in the way, friend or foe; carcasses are not."""
    me = state.figures[who]
    others = [f for f in state.figures.values() if f.id != who and f.in_play]
    return Walk(ground_among(state, me, others, step), tuple(f.id for f in others))


@rule("KA-ZOC-11")
def room_at(state: Battle, who: Id, at: Point) -> bool:
    """Is there room for its base in a place, as high as the ground is there? Nobody far above or below takes any."""
    me = replace(state.figures[who], level=standing(state.table, at))
    x, near = at[0], me.base.radius + EASE
    others = [
        f
        for f in state.figures.values()
        if abs(f.at[0] - x) <= near + f.base.radius  # most are far away
        and f.id != who
        and f.in_play
        and not apart_in_height(me, me.level, f)
    ]
    return ground_among(state, me, others).free(at)


def ground_among(state: Battle, me: Safar, others: list[Safar], step: float | None = None) -> Ground:
    table = table_at(state.table, me.level, stride(me) if step is None else step)
    return Ground(table, me.base, tuple(f.footprint for f in others))


@rule("KA-LAT-16", "KA-ZOC-11")
def blocked(state: Battle, me: Safar, walk: Walk, path: Path) -> Block | None:
    """The first thing in the way; whoever stands far enough above or below is not. A leap leads over those of no more
    stature than it says, and ends beside them."""
    parts = stretches(state.table, me, path)
    block = walk.ground.blocked(path)
    if len(parts) == 1 and (block is None or block.other is None):
        return block
    leap = leap_of(me) if walk.ground.free(path[-1]) else 0
    others = [state.figures[one] for one in walk.ids]
    met = [f for f in others if (not leap or f.stature > leap) and not passes(state, me, path, f)]
    grounds = ((ground_among(state, replace(me, level=level), met), part) for part, level in parts)
    return next((over_heads(found, met, walk) for ground, part in grounds if (found := ground.blocked(part))), None)


@rule("KA-MOV-04", "KA-MOV-09")
def stretches(table: Table, me: Safar, path: Path) -> list[tuple[Path, float]]:
    """The parts of a path and how high somebody is there, who may step up or down from one to the next; in a gap as
    high as its edge."""
    heights = relief(table, path) if lumps(table) else []
    if len(heights) < 2:
        return [(path, me.level)]
    over = gaps(table, me.level, path, stride(me))
    edges = [next((gap.level for gap in over if gap.start <= start < gap.end), level) for start, _, level in heights]
    return [(cut(path, start, end), edge) for (start, end, _), edge in zip(heights, edges, strict=True)]


def over_heads(block: Block | None, met: list[Safar], walk: Walk) -> Block | None:
    """What stops a way, with the number it has among all who may be in the way."""
    if block is None or block.other is None:
        return block
    return replace(block, other=walk.ids.index(met[block.other].id))


@rule("KA-ZOC-11")
def passes(state: Battle, me: Safar, path: Path, other: Safar, step: float | None = None) -> bool:
    """Does a path lead over or under somebody, wherever their bases would be in one another?"""
    near = me.radius + other.radius - EASE
    if not lumps(state.table):
        return False
    levels = [high for _, at, high in along(state.table, me, path, CLOSE, step) if distance(at, other.at) < near]
    return bool(levels) and all(apart_in_height(me, high, other) for high in levels)


def apart_in_height(me: Safar, level: float, other: Safar) -> bool:
    """Is the head of one, standing this high, below the feet of the other?"""
    return level + EASE >= other.level + height_of(other) or other.level + EASE >= level + height_of(me)


def way_among(state: Battle, who: Id, path: Path, step: float | None = None) -> Walk:
    """The table, and those whom a path does not pass high above or below."""
    me = state.figures[who]
    walk = walk_of(state, who, step)
    met = [f for one in walk.ids if not passes(state, me, path, f := state.figures[one], step)]
    return walk if len(met) == len(walk.ids) else Walk(ground_among(state, me, met, step), tuple(f.id for f in met))


# ---------------------------------------------------------------- asking for a path and following it


def ask_path(game: Game[Battle], who: Id, plan: Trip, stay: bool = True, wish: Path = ()) -> Path:
    """The path the player chooses, the start first."""
    return placing.ask_path(game, who, lambda: path_decision(game, who, plan, stay, wish))


def path_decision(game: Game[Battle], who: Id, plan: Trip, stay: bool = True, wish: Path = ()) -> ChoosePath:
    state = game.state
    me = state.figures[who]
    walk = walk_of(state, who)
    return ChoosePath(
        rules=plan.rules,
        facts={"kind": plan.kind, "limit": plan.limit, **jumping(game, who, plan)},
        start=me.at,
        limit=plan.limit,
        ground=walk.ground,
        judge=lambda path: why_not(game, who, plan, walk, path),
        others=walk.ids,
        touchable=lambda: touchable(state, me, walk, plan),
        ideas=lambda: ideas(state, who, plan, walk),
        otherwise=lambda: as_wished(game, who, plan, walk, wish) or straight(game, who, plan, walk, stay),
        falls_short=lambda end: out_of_reach(state, who, plan, end),
    )


@rule("KA-ASL-08")
def out_of_reach(state: Battle, who: Id, plan: Trip, end: Point) -> Refusal | None:
    """An assault that ends here would be a movement only: whom it is meant for is too far, too high or too low."""
    if plan.kind != "assault" or plan.toward not in state.figures:
        return None
    there = state.changed(who, at=end, level=standing(state.table, end)).figures[who]
    if covers(there, state.figures[plan.toward], plan.reach):
        return None
    return Refusal("falls-short", ("KA-ASL-08",), {"target": plan.toward})


def jumping(game: Game[Battle], who: Id, plan: Trip) -> dict[str, Any]:
    """For somebody on a height or near a ditch: how wide a gap it jumps, and how wide with a roll."""
    me = game[who]
    if me.level <= STEP and not any(gap_to_ring(me, ring) <= plan.limit for ring in ditches(game.state.table)):
        return {}
    legs = legs_of(game, who, (me.at,))
    return {"jump": legs.easy, "leap": legs.most, "needed": JUMP}


def as_wished(game: Game[Battle], who: Id, plan: Trip, walk: Walk, wish: Path) -> Path:
    """What is left of the way that was interrupted, if it is still open."""
    return wish if wish and why_not(game, who, plan, walk, (game[who].at, *wish)) is None else ()


def straight(game: Game[Battle], who: Id, plan: Trip, walk: Walk, stay: bool) -> Path | None:
    """By default towards the enemy it is meant for, as far as it goes; otherwise nowhere."""
    me = game[who]
    if plan.toward in walk.ids:
        way = found_way(walk.ground, me.at, walk.ids.index(plan.toward))
        if way is not None:
            limits = (plan.limit, plan.limit - plan.charge) if plan.charge else (plan.limit,)
            tries = [path for far in limits for path in over_or_down(game.state, me, walk.ground.clip(way, far))]
            return next((path[1:] for path in tries if why_not(game, who, plan, walk, path) is None), None)
    return () if stay else None


def touchable(state: Battle, me: Safar, walk: Walk, plan: Trip) -> list[int]:
    found = []
    for number, other in enumerate(walk.ids):
        foe = state.figures[other]
        if (
            (foe.side != me.side or other == plan.toward)
            and within(me, foe.at, foe.radius, foe.level, plan.limit)
            and not covers(me, foe)
        ):
            found.append(number)
    return found


@rule("KA-MEA-03", "KA-MOV-01", "KA-ZOC-11", "KA-CNV-09", "KA-MOV-09", "KA-ZOC-10")
def why_not(game: Game[Battle], who: Id, plan: Trip, walk: Walk, path: Path) -> Refusal | None:
    """What forbids a path: its length, the edge, scenery too high to step over, bases, gaps too wide or deep. Zones of
    control do not."""
    state, me, ground = game.state, game[who], walk.ground
    refusal = why_not_swum(state, me, plan, path)
    if refusal is not None:
        return refusal
    length = ground.length(path)
    velocity, slow = worst(state, me, round((plan.limit + plan.gone) / plan.share), path)
    limit = velocity * plan.share - plan.gone
    ease = EASE * (len(path) - 1)  # the ends of every leg are on a grid
    over = gaps(state.table, me.level, path, stride(me))
    if length > limit + ease and not (over and stretched(path, over[-1], legs_of(game, who, path), limit)):
        return Refusal("too-far", (*plan.rules, *slow), {"cost": thousandths(length), "limit": limit})
    if plan.charge and length > limit - plan.charge + ease and not arrives(state, me, plan, path[-1]):
        return Refusal("feigned-assault", ("KA-SKL-14",), {"figure": plan.toward, "limit": limit - plan.charge})
    block = blocked(state, me, walk, path)
    if block is not None:
        if block.edge:
            return Refusal("off-the-table", ("KA-CNV-09",), {"at": list(block.at)})
        if block.piece is not None:
            return Refusal("scenery-in-the-way", ("KA-MOV-09",), {"piece": block.piece})
        assert block.other is not None
        return Refusal("safar-in-the-way", ("KA-ZOC-11",), {"figure": walk.ids[block.other]})
    for gap in over:
        legs = legs_of(game, who, path)
        refusal = why_no_jump(path, gap, legs) if gap.closed else why_no_drop(state, me, path, gap, legs)
        if refusal is not None:
            return refusal
    return None


@rule("KA-MOV-13")
def why_not_swum(state: Battle, me: Safar, plan: Trip, path: Path) -> Refusal | None:
    """Through deep water one swims, and swims nowhere else: there is some of it on the way."""
    if len(path) < 2:
        return None
    if plan.kind != "swim":
        wet = DEEP in underfoot(state.table, path, stride(me))
        return Refusal("must-swim", ("KA-MOV-13",), {"figure": me.id}) if wet else None
    wet = DEEP in underfoot(state.table, (*plan.path, *path), stride(me), landing=True)
    return None if wet else Refusal("no-deep-water", ("KA-MOV-13",), {"figure": me.id})


@rule("KA-SKL-14")
def arrives(state: Battle, me: Safar, plan: Trip, end: Point) -> bool:
    """Has it whom it assaults in reach, there?"""
    it = state.figures[plan.toward]
    there = replace(me, at=end, level=standing(state.table, end))
    return within(there, it.at, it.radius, it.level, plan.reach)


@rule("KA-FAL-04", "KA-FAL-10")
def why_no_drop(state: Battle, me: Safar, path: Path, gap: Gap, legs: Legs) -> Refusal | None:
    """More than a step down is a fall: from no more than A and the level, and it ends the path where there is room to
    land; the rest of the movement is asked for afterwards."""
    at = cut(path, gap.start)[0]
    if gap.depth > legs.agility + me.rank + 1e-6:
        return Refusal("too-deep", ("KA-FAL-04",), {"at": list(at)})
    if gap.length > me.radius + 0.5 + EASE or not room_at(state, me.id, path[-1]):
        return Refusal("land-first", ("KA-FAL-10",), {"at": list(at)})
    return None


@rule("KA-MOV-15", "KA-MOV-16")
def why_no_jump(path: Path, gap: Gap, legs: Legs) -> Refusal | None:
    """A gap is jumped straight, and is no wider than the higher of V and A."""
    if gap.length > legs.most + EASE:
        facts = {"length": thousandths(gap.length), "most": legs.most}
        return Refusal("gap-too-wide", ("KA-MOV-16",), facts)
    if len(cut(path, gap.start, gap.end)) > 2:
        return Refusal("no-turning-in-the-air", ("KA-MOV-15",), {"length": thousandths(gap.length)})
    return None


@rule("KA-MOV-16")
def stretched(path: Path, last: Gap, legs: Legs, limit: float) -> bool:
    """With more A than V a jump may go beyond what is left of the movement, which ends with it."""
    at_its_end = last.closed and last.start <= limit + EASE and length(path) <= last.end + ALIGHT
    return at_its_end and legs.agility > legs.velocity


@rule("KA-FAL-10", "KA-SKL-19")
def follow(game: Game[Battle], who: Id, plan: Trip, path: Path) -> None:
    """Go along a path and do what arriving does. Whoever dropped on purpose and still stands, or was interrupted, may
    finish the movement where it likes."""
    how, gone = march(game, who, plan, path) if len(path) > 1 else (THERE, 0.0)
    me = game[who]
    if not me.in_play:
        return
    went = cut(path, 0.0, gone) if len(path) > 1 else path
    went = went if me.at == went[-1] else (path[0], me.at)
    left = plan.limit - gone
    if how == AGAIN and able(me) and left > 0.1:
        rest = replace(plan, limit=left, gone=plan.gone + gone, path=(*plan.path, *went))
        follow(game, who, rest, ask_path(game, who, rest, wish=cut(path, gone)[1:]))
        return
    game.moment(ARRIVED, None, who, replace(plan, path=(*plan.path, *went)))


@rule("KA-TEM-04", "KA-FRT-01", "KA-SKL-19", "KA-MOV-17")
def march(game: Game[Battle], who: Id, plan: Trip, path: Path) -> tuple[str, float]:
    """Along the path, as far as each threshold on it first: what became of it, and how far it got. A jump that failed
    ends the movement."""
    gone, fell = 0.0, False
    for stop in (*stops(game, who, path), Stop(length(path), ARRIVED, None)):
        if stop.far > gone:
            if not travel(game, who, plan, cut(path, gone, stop.far)):
                settle(game, who)
                return OVER, length(path)
            gone = stop.far
            fell = settle(game, who)
        if stop.moment is ARRIVED:
            break
        how = faced(game, who, stop)
        if how != THERE:
            return how, gone
    return AGAIN if fell else THERE, gone


@rule("KA-FRT-01", "KA-TEM-12", "KA-SKL-19")
def faced(game: Game[Battle], who: Id, stop: Stop) -> str:
    """Face what is there: does it go on as it meant to, choose its way anew, or go no farther?"""
    foe = game.state.figures.get(stop.what) if isinstance(stop.what, str) else None
    if foe is not None and not foe.controls and stop.moment is not PASSING:
        return THERE
    before, where = game.state.figures, game[who].at
    game.moment(stop.moment, None, who, stop.what)
    me = game[who]
    if stop.moment is CROSSING:
        return THERE if game.state.figures is before else AGAIN
    return THERE if able(me) and me.at == where else OVER


def able(me: Safar) -> bool:
    """Is it in play, on its feet, and can it move?"""
    return me.in_play and not me.status & {GROUND, ROOTED, STUNNED}


@rule("KA-FRT-01", "KA-FRT-05", "KA-FRT-06", "KA-FRT-08")
def goes_on(game: Game[Battle], who: Id, foe: Id) -> bool:
    """Face somebody frightening: is it still where it was, on its feet, and can it move?"""
    return faced(game, who, Stop(0.0, FACING, foe)) == THERE


@rule("KA-MOV-15", "KA-MOV-16", "KA-MOV-17", "KA-MAS-04")
def travel(game: Game[Battle], who: Id, plan: Trip, path: Path) -> bool:
    """Along the path and over its gaps: wide ones take a 6 on the level dice, which no mastery die rerolls. False for
    a jump that failed: it falls into the gap."""
    gone = 0.0
    legs = legs_of(game, who, path)
    for gap in gaps(game.state.table, game[who].level, path, stride(game[who])):
        if not gap.closed:
            break
        told = Leapt(figure=who, length=thousandths(gap.length), depth=gap.depth, passed=True, rules=("KA-MOV-15",))
        if gap.length <= legs.easy + EASE:
            game.tell(told)
            continue
        go(game, who, plan, cut(path, gone, gap.start))
        gone = gap.start
        passed = attempt(game, who, Effort("", "jump", bare=True), Total(0, 0, (), ()), JUMP, "", "KA-MOV-16").passed
        game.tell(replace(told, passed=passed, rules=("KA-MOV-16",) if passed else ("KA-MOV-16", "KA-MOV-17")))
        if not passed:
            tumble(game, who, gap, cut(path, gap.start, gap.end))
            return False
    high = walked_to(game.state.table, game[who].level, path, stride(game[who]))
    go(game, who, plan, cut(path, gone))
    rise(game, who, high)
    return True


def rise(game: Game[Battle], who: Id, level: float) -> None:
    """Stand this high."""
    if level != game[who].level:
        game.tell(Rose(figure=who, level=level, rules=("KA-MOV-04",)))


def stand(game: Game[Battle], who: Id) -> float:
    """Stand as high as the ground is here; how far down that was."""
    before = game[who].level
    rise(game, who, standing(game.state.table, game[who].at))
    return before - game[who].level


def go(game: Game[Battle], who: Id, plan: Trip, path: Path) -> None:
    if len(path) > 1:
        game.tell(Moved(figure=who, path=path, cost=thousandths(length(path)), kind=plan.kind, rules=plan.rules))


@rule("KA-MOV-17")
def tumble(game: Game[Battle], who: Id, gap: Gap, line: Path) -> None:
    """Down to the ground between, against its will."""
    place = foot_of(game.state, who, gap, line)
    ground = standing(game.state.table, place)
    game.tell(Moved(figure=who, path=(game[who].at, place), cost=0.0, kind="fall", rules=("KA-MOV-17",)))
    game.tell(Rose(figure=who, level=ground, rules=("KA-MOV-17",)))
    game.moment(DROPPED, None, who, gap.level - ground)


def foot_of(state: Battle, who: Id, gap: Gap, line: Path, step: float = STEP) -> Point:
    """Where somebody lands that falls into a gap: on the line, the nearest place to its middle with room for the base,
    or the nearest round about, looked for more closely where it is narrow."""
    middle = quantise(between(line[0], line[-1], 0.5))
    on_it = [quantise(between(line[0], line[-1], 0.5 + side * n / 20)) for n in range(10) for side in (1, -1)]
    for at in chain(on_it, round_about(middle, 0.25, 10.0, 24), round_about(middle, 0.05, 2.0, 96)):
        if gap.level - standing(state.table, at) > step and room_at(state, who, at):
            return at
    return middle


def round_about(middle: Point, step: float, far: float, turns: int) -> Iterator[Point]:
    """Points round another, circle by circle."""
    for number in range(1, round(far / step)):
        for turn in range(turns):
            angle = 2 * math.pi * turn / turns
            yield quantise((middle[0] + number * step * math.cos(angle), middle[1] + number * step * math.sin(angle)))


def settle(game: Game[Battle], who: Id) -> bool:
    """Stand as high as the ground is here; more than a step down was a fall."""
    down = stand(game, who)
    if down <= stride(game[who]) + EVEN:
        return False
    game.moment(JUMPED_DOWN, None, who, down)
    return True


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


@rule("KA-TER-09", "KA-MOV-13")
def why_no_walk(game: Game[Battle], who: Id, answer: Any) -> Refusal | None:
    me = game[who]
    if ROOTED in me.status:
        return Refusal("rooted", ("KA-FRT-06",), {"figure": who})
    if swimming(game.state, who):
        return Refusal("must-swim", ("KA-MOV-13",), {"figure": who})
    if not affords(game, who, walk_cost(me), "walk"):
        return too_dear(game, who, walk_cost(me), "walk", "KA-MOV-03")
    velocity, slow = worst(game.state, me, pace(game, who), (me.at,))
    if velocity <= 0:
        return Refusal("cannot-move", ("KA-TER-09", *slow), {"figure": who})
    return None


@action("walk", walks, why_no_walk)
@rule("KA-MOV-01", "KA-MOV-02", "KA-MOV-03", "KA-RES-01")
def walk(game: Game[Battle], who: Id, answer: Any) -> None:
    """Up to V toises along any path."""
    plan = Trip("walk", float(pace(game, who)), ("KA-MOV-01",))
    path = ask_path(game, who, plan, stay=False)
    pay(game, who, walk_cost(game[who]), "walk", "KA-MOV-03")
    counted(game, who, "walk")
    follow(game, who, plan, path)
