"""Climbing: up and down obstacles too high to step over, alone or with the leg up of an ally."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from escarmouche.core.decisions import ChoosePoint, Option, Refusal
from escarmouche.core.dice import Block
from escarmouche.core.events import Moved
from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.events import Rose, Used
from escarmouche.games.kharn_ages.figures import GROUND, ROOTED, STUNNED, Battle, Safar
from escarmouche.games.kharn_ages.rules.actions import action, affords, pay, price, too_dear
from escarmouche.games.kharn_ages.rules.generic import has_mates
from escarmouche.games.kharn_ages.rules.movement import Trip, counted, goes_on, pace, room_at, walk_cost
from escarmouche.games.kharn_ages.rules.relief import EVEN, STEP, level_of, lumps, standing, table_at
from escarmouche.games.kharn_ages.rules.rolls import half
from escarmouche.games.kharn_ages.rules.space import EASE, characteristic, covers
from escarmouche.games.kharn_ages.rules.terrain import DEEP, swimming, underfoot, worst
from escarmouche.games.kharn_ages.rules.thresholds import dreaded
from escarmouche.games.kharn_ages.stats import ACTED, ARRIVED, ENTERING
from escarmouche.space.geometry import (
    Point,
    Ring,
    distance,
    inside,
    quantise,
    thousandths,
    to_segment,
    touching,
)
from escarmouche.space.moves import Ground, between
from escarmouche.space.table import Table

AP = 2
"""What a stretch costs."""
FOOT = 0.25
"""How near one stands at the foot of an obstacle, or to its edge, in toises."""
TABLE = "ground"
"""The word for the table itself, where one climbs down to it or out of a ditch."""
TALL = 2.0
"""The lowest obstacle a leg up is given at."""
PALIER = 2.0
"""The helper pays 1 AP for each of these toises begun."""
INSET = 0.02
"""How far from the edge of a top one comes to stand by default."""
MOST_PLACES = 500


# ---------------------------------------------------------------- what can be climbed, and where one ends


@rule("KA-MOV-09")
def climbable(state: Battle, me: Safar) -> dict[str, float]:
    """What it stands beside and cannot step onto, by its height: tops, ditches, and the table above or below."""
    found = {
        piece.id: top
        for piece, _, far in state.table.around(me.base, me.at)
        if far <= FOOT and (top := level_of(piece)) is not None and abs(top - me.level) > STEP + EVEN
    }
    return {**found, TABLE: 0.0} if abs(me.level) > STEP + EVEN and on_edge(state.table, me) else found


def on_edge(table: Table, me: Safar) -> bool:
    """Is it at the edge of the top it stands on, or at the side of the ditch it stands in?"""
    near = me.radius + FOOT
    rings = [lump[5] for lump in lumps(table) if lump[0] == me.level and inside(lump[5], me.at)]
    edges = [(ring[i - 1], ring[i]) for ring in rings for i in range(len(ring))]
    return any(to_segment(me.at, a, b) <= near for a, b in edges)


@rule("KA-MOV-10", "KA-ZOC-11")
def why_not_there(state: Battle, me: Safar, top: float, at: Point) -> Refusal | None:
    """It ends with the centre of its base at that height, beside where it was, where there is room; never halfway."""
    if standing(state.table, at) != top:
        return Refusal("not-at-that-height", ("KA-MOV-10",), {"at": list(at), "level": top})
    if distance(me.at, at) > 2 * (me.radius + FOOT) + EASE:
        return Refusal("not-beside", ("KA-MOV-08",), {"at": list(at)})
    if DEEP in underfoot(state.table, (at,)):
        return Refusal("must-swim", ("KA-MOV-13",), {"figure": me.id})
    over = Ground(table_at(state.table, max(me.level, top)), me.base)
    if over.blocked((me.at, at)) is not None or not room_at(state, me.id, at):
        return Refusal("no-room", ("KA-ZOC-11",), {"at": list(at)})
    return None


def places(state: Battle, me: Safar, target: str, top: float) -> Iterator[Point]:
    """Places worth a look, the nearest first: straight over the edge, then round about."""
    for ring in edges_of(state.table, me, target):
        yield from over_the_edge(ring, me, down=top < me.level)
    steps = int(2 * (me.radius + FOOT) / 0.25)
    for number in range(1, steps + 1):
        for turn in range(16):
            x, y = math.cos(turn * math.pi / 8), math.sin(turn * math.pi / 8)
            yield quantise((me.at[0] + x * 0.25 * number, me.at[1] + y * 0.25 * number))


def edges_of(table: Table, me: Safar, target: str) -> list[Ring]:
    """The outline of what is climbed; on the way to the table, of what it stands on or in."""
    return [
        ring
        for piece, ring in zip(table.pieces, table.rings, strict=True)
        if piece.id == target or (target == TABLE and level_of(piece) == me.level)
    ]


def over_the_edge(ring: Ring, me: Safar, down: bool) -> Iterator[Point]:
    """Straight to the edges of a piece and a little on, the nearest first; a whole base on where it comes down beside
    it."""
    feet = sorted((nearest(me.at, ring[i - 1], ring[i]) for i in range(len(ring))), key=lambda at: distance(me.at, at))
    for edge in feet:
        yield beyond(me.at, edge, me.radius if down else INSET)


def beyond(start: Point, edge: Point, by: float) -> Point:
    """The point so much further along the line through two others."""
    far = distance(start, edge) or 1.0
    dx, dy = (edge[0] - start[0]) / far, (edge[1] - start[1]) / far
    return quantise((edge[0] + dx * by, edge[1] + dy * by))


def nearest(p: Point, a: Point, b: Point) -> Point:
    """The nearest point of a segment."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    share = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy)
    share = min(1.0, max(0.0, share))
    return (a[0] + share * dx, a[1] + share * dy)


def first_place(state: Battle, me: Safar, target: str, top: float) -> Point | None:
    """The nearest place that it can climb to, remembered on the table."""
    others = tuple((f.footprint, f.level, f.stature) for f in state.figures.values() if f.in_play and f.id != me.id)
    known = state.table.memory("climbs", (me.base, me.level, me.stature, others), MOST_PLACES)
    key = (me.at, target)
    if key not in known:
        known[key] = next(
            (at for at in places(state, me, target, top) if why_not_there(state, me, top, at) is None), None
        )
    found: Point | None = known[key]
    return found


# ---------------------------------------------------------------- the price


@rule("KA-MOV-08", "KA-TER-07", "KA-TER-09", "KA-DIC-04")
def stretch(game: Game[Battle], who: Id) -> int:
    """How high 2 AP bring it: V as it is where it stands, halved, rounded up."""
    return half(velocity(game, who, "climb"))


def velocity(game: Game[Battle], who: Id, kind: str) -> int:
    me = game[who]
    return worst(game.state, me, pace(game, who, kind), (me.at,))[0]


@rule("KA-MOV-08", "KA-MOV-11", "KA-MOV-12", "KA-SKL-22")
def stretches(game: Game[Battle], who: Id, height: float) -> list[int]:
    """The AP of each stretch of a climb: 2 whatever its rank, never the free walk; 1 for as many as Endurance has
    discounts left."""
    me = game[who]
    discounts = 3 - me.moves if me.tireless else 0
    count = math.ceil(height / stretch(game, who) - 1e-9)
    return [1 if number < discounts else AP for number in range(count)]


def cost_of(game: Game[Battle], who: Id, height: float) -> int:
    """What a whole climb costs: each stretch is an action."""
    return sum(price(game, who, ap, "climb").value for ap in stretches(game, who, height))


# ---------------------------------------------------------------- climbing


def climbs(game: Game[Battle], who: Id) -> list[Option]:
    me = game[who]
    found = []
    for target, top in climbable(game.state, me).items():
        if why_no_climb(game, who, {"climb": target}) is None:
            height = abs(top - me.level)
            answer = {"climb": target, "height": thousandths(height), "ap": cost_of(game, who, height)}
            found.append(Option(answer, "", ("KA-MOV-08",)))
    return found


@rule("KA-MOV-08", "KA-MOV-10", "KA-TER-09")
def why_no_climb(game: Game[Battle], who: Id, answer: Any) -> Refusal | None:
    """It must stand beside what it climbs, find room, and have the AP for all of it."""
    me = game[who]
    target = answer.get("climb") if isinstance(answer, dict) else None
    heights = climbable(game.state, me)
    if target not in heights:
        return Refusal("nothing-to-climb", ("KA-MOV-08", "KA-MOV-09"), {"figure": who, "piece": str(target)})
    refusal = held_back(game, who)
    if refusal is not None:
        return refusal
    if stretch(game, who) <= 0:
        return Refusal("cannot-move", ("KA-TER-09",), {"figure": who})
    cost = cost_of(game, who, abs(heights[target] - me.level))
    if cost > me.ap:
        return Refusal("not-enough-ap", ("KA-APT-01", "KA-MOV-08", "KA-MOV-10"), {"cost": cost, "ap": me.ap})
    if first_place(game.state, me, target, heights[target]) is None:
        return nowhere(game.state, me, target, heights[target])
    return None


@rule("KA-ZOC-11", "KA-MOV-13")
def nowhere(state: Battle, me: Safar, target: str, top: float) -> Refusal:
    """Why there is no place to climb to: there is no room, or nothing but deep water."""
    found = [why for at in places(state, me, target, top) if (why := why_not_there(state, me, top, at)) is not None]
    wet = next((one for one in found if one.reason == "must-swim"), None)
    dry = any(one.reason == "no-room" for one in found)
    return Refusal("no-room", ("KA-ZOC-11",), {"at": target}) if wet is None or dry else wet


def held_back(game: Game[Battle], who: Id) -> Refusal | None:
    """What keeps somebody from climbing at all."""
    if ROOTED in game[who].status:
        return Refusal("rooted", ("KA-FRT-06",), {"figure": who})
    if swimming(game.state, who):
        return Refusal("must-swim", ("KA-MOV-13",), {"figure": who})
    return None


@action("climb", climbs, why_no_climb, least=1, needs=(climbable,))
@rule("KA-MOV-08", "KA-MOV-10", "KA-MOV-11", "KA-MOV-12")
def climb(game: Game[Battle], who: Id, answer: Any) -> None:
    """Up or carefully down, stretch by stretch, to the end of it: one movement, and the free walk is gone."""
    me = game[who]
    target = answer["climb"]
    top = climbable(game.state, me)[target]
    prices = stretches(game, who, abs(top - me.level))
    x, y = game.ask("place", who, lambda: place_decision(game, who, target, top))
    for ap in prices:
        pay(game, who, ap, "climb", "KA-MOV-08")
    if me.tireless and prices.count(1) > 1:
        game.tell(Used(figure=who, name="endurance", rules=("KA-SKL-22",)))
    counted(game, who, "climb", "KA-MOV-11", "KA-MOV-12")
    arrive(game, who, (x, y), top, Trip("climb", abs(top - me.level), ("KA-MOV-08",)))


def place_decision(game: Game[Battle], who: Id, target: str, top: float) -> ChoosePoint:
    """Where it ends: by default as near as can be."""
    state = game.state
    me = state.figures[who]
    most = 2 * (me.radius + FOOT)

    def propose(chance: Block) -> Point:
        return (me.at[0] + (2 * chance.unit() - 1) * most, me.at[1] + (2 * chance.unit() - 1) * most)

    return ChoosePoint(
        rules=("KA-MOV-08", "KA-MOV-10"),
        facts={"piece": target, "level": top},
        judge=lambda at: why_not_there(state, me, top, at),
        propose=propose,
        otherwise=lambda: first_place(state, me, target, top),
    )


def arrive(game: Game[Battle], who: Id, place: Point, top: float, plan: Trip) -> None:
    """Stand there, after the tests for the zones it comes into."""
    before = game[who]
    there = game.state.changed(who, at=place, level=top).figures[who]
    entered = tuple(foe.id for foe in game.state.enemies(who) if covers(foe, there) and not covers(foe, before))
    for foe in entered:
        game.moment(ENTERING, None, who, foe)
    if not game[who].in_play or not all(goes_on(game, who, foe) for foe in dreaded(game.state, who, entered)):
        return
    me = game[who]
    kind = "descent" if plan.kind == "climb" and top < me.level else plan.kind
    game.tell(Moved(figure=who, path=(me.at, place), cost=thousandths(plan.limit), kind=kind, rules=plan.rules))
    game.tell(Rose(figure=who, level=top, rules=plan.rules))
    game.moment(ARRIVED, None, who, replace(plan, path=(before.at, place)))


# ---------------------------------------------------------------- the leg up


def helpers(game: Game[Battle], who: Id) -> Iterable[tuple[Safar, str, float]]:
    """Allies in base contact, with what both stand at the foot of and how high it rises."""
    me = game[who]
    if not climbable(game.state, me):
        return
    mates = [ally for ally in game.state.friends(who) if ally.level == me.level and touching(me, ally)]
    if not mates:
        return
    mine = climbable(game.state, me)
    for ally in mates:
        theirs = climbable(game.state, ally)
        for target in mine:
            if target in theirs and mine[target] > me.level:
                yield ally, target, mine[target] - me.level


@rule("KA-MOV-06")
def help_cost(height: float) -> int:
    """What the helper spends: 1 AP for each 2 toises begun."""
    return math.ceil(height / PALIER - 1e-9)


def legs_up(game: Game[Battle], who: Id) -> list[Option]:
    found = []
    for ally, target, height in helpers(game, who):
        if why_no_help(game, who, ally, target, height) is None:
            paid = price(game, ally.id, help_cost(height), "leg-up").value
            answer = {"leg-up": ally.id, "onto": target, "height": thousandths(height), "ap": paid}
            found.append(Option(answer, ally.id, ("KA-MOV-05", "KA-MOV-06")))
    return found


@rule("KA-MOV-05", "KA-MOV-06", "KA-MOV-07")
def why_no_help(game: Game[Battle], who: Id, ally: Safar, target: str, height: float) -> Refusal | None:
    """A tall obstacle, a strong ally on its feet with the AP, V for the whole height, room on top."""
    refusal = held_back(game, who)
    if refusal is not None:
        return refusal
    if height < TALL - 1e-9:
        return Refusal("too-low-for-help", ("KA-MOV-05",), {"height": thousandths(height)})
    if STUNNED in ally.status or GROUND in ally.status:
        rule_id = "KA-STS-01" if STUNNED in ally.status else "KA-STS-03"
        return Refusal("cannot-help", ("KA-MOV-05", rule_id), {"figure": ally.id})
    if characteristic(game, ally.id, "P") < characteristic(game, who, "C"):
        return Refusal("too-weak-to-help", ("KA-MOV-05",), {"figure": ally.id})
    far, slow = worst(game.state, game[who], pace(game, who, "leg-up"), (game[who].at,))
    if far <= 0:
        return Refusal("cannot-move", ("KA-TER-09", *slow), {"figure": who})
    if height > far + 1e-6:
        return Refusal("too-far", ("KA-MOV-06", "KA-MOV-01", *slow), {"cost": thousandths(height), "limit": far})
    for one, ap, name in ((ally.id, help_cost(height), "leg-up"), (who, walk_cost(game[who]), "walk")):
        if not affords(game, one, ap, name):
            return too_dear(game, one, ap, name, "KA-MOV-06")
    if nearest_to(game.state, game[who], ally, target, height + ally.level) is None:
        return Refusal("no-room", ("KA-ZOC-11", "KA-MOV-07"), {"at": target})
    return None


def why_no_leg_up(game: Game[Battle], who: Id, answer: Any) -> Refusal | None:
    name = answer.get("leg-up") if isinstance(answer, dict) else None
    for ally, target, height in helpers(game, who):
        if ally.id == name and answer.get("onto") in (None, target):
            return why_no_help(game, who, ally, target, height)
    return Refusal("no-helper", ("KA-MOV-05",), {"figure": str(name)})


@rule("KA-MOV-07")
def nearest_to(state: Battle, me: Safar, ally: Safar, target: str, top: float) -> Point | None:
    """The place on top that is nearest to the helper, though not over its head: along the edge, or where the two bases
    would just touch; of those as near the nearest to whoever is helped."""
    rings = edges_of(state.table, me, target)
    far = me.radius + ally.radius + 0.002
    turns = [number * math.pi / 60 for number in range(120)]
    tries = [quantise((ally.at[0] + far * math.cos(a), ally.at[1] + far * math.sin(a))) for a in turns]
    for start, end in ((ring[number - 1], end) for ring in rings for number, end in enumerate(ring)):
        parts = max(1, int(distance(start, end) / 0.1))
        tries += [beyond(ally.at, between(start, end, part / parts), INSET) for part in range(parts)]
    tries += places(state, me, target, top)
    tries = [at for at in tries if distance(at, ally.at) >= me.radius + ally.radius]
    tries.sort(key=lambda at: (round(distance(at, ally.at), 2), distance(at, me.at)))
    return next((at for at in tries if why_not_there(state, me, top, at) is None), None)


@action("leg-up", legs_up, why_no_leg_up, needs=(climbable, has_mates))
@rule("KA-MOV-05", "KA-MOV-06", "KA-MOV-07")
def leg_up(game: Game[Battle], who: Id, answer: Any) -> None:
    """A movement at its usual cost onto the obstacle, without the penalty of a climb; the helper pays as well."""
    me, ally = game[who], game[answer["leg-up"]]
    target, height = answer["onto"], answer["height"]
    top = climbable(game.state, me)[target]
    place = nearest_to(game.state, me, ally, target, top)
    assert place is not None
    pay(game, who, walk_cost(me), "walk", "KA-MOV-06", "KA-MOV-03")
    game.moment(ACTED, None, ally.id, "leg-up")
    pay(game, ally.id, help_cost(top - me.level), "leg-up", "KA-MOV-06")
    counted(game, who, "leg-up", "KA-MOV-06")
    arrive(game, who, place, top, Trip("leg-up", height, ("KA-MOV-05", "KA-MOV-07")))
