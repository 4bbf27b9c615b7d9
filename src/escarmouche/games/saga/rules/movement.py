"""Moving: free speed by ground, and the fast-movement table."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from escarmouche.core.decisions import Answer, ChoosePath, Option, Refusal
from escarmouche.core.events import Moved
from escarmouche.core.game import Game
from escarmouche.core.known import Known
from escarmouche.core.placing import ask_path
from escarmouche.core.rules import at, carries, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.cards import shelf
from escarmouche.games.saga.events import Rushed, Slowed, Sped, Turned
from escarmouche.games.saga.figures import CROUCHED, FOOT, LEG, LYING, NEARLY, Character, Melee
from escarmouche.games.saga.rules.deeds import action
from escarmouche.games.saga.rules.heights import settle_height
from escarmouche.games.saga.rules.referee import measured
from escarmouche.games.saga.rules.trials import Outcome, cast
from escarmouche.games.saga.stats import MAY_GO, MOVED, RANGE, SPEED, Blow, Trial, Trip
from escarmouche.space.geometry import Point, Ring, crossing, inside, thousandths
from escarmouche.space.moves import Ground
from escarmouche.space.table import Table

SMALL = 0.05
"""Less than this is no movement."""


class Row(Struct, frozen=True):
    """A row of the fast-movement table: base speed as a part of Agility or fixed, the tests, the gains."""

    divisor: int
    fixed: float
    tests: tuple[str, ...]
    gains: tuple[float, ...]
    rule: str


ROWS: dict[str, Row] = {
    "flat": Row(1, 0.0, ("athletics",), (3.0, 3.5, 4.0, 4.5, 5.0), "SG-MOVE-06"),
    "rough": Row(2, 0.0, ("athletics",), (2.0, 2.5, 3.0, 3.5, 4.0), "SG-MOVE-07"),
    "stairs-down": Row(2, 0.0, ("acrobatics",), (1.0, 1.5, 2.0, 2.5, 3.0), "SG-MOVE-08"),
    "stairs-up": Row(3, 0.0, ("athletics",), (0.5, 1.0, 1.5, 2.0, 2.5), "SG-MOVE-08"),
    "crouched": Row(0, 1.5, ("athletics",), (0.5, 1.0, 1.5, 2.0, 2.5), "SG-MOVE-09"),
    "ladder": Row(0, 1.0, ("athletics",), (0.5, 0.75, 1.0, 1.25, 1.5), "SG-MOVE-10"),
    "crawling": Row(0, 1.0, ("athletics",), (0.25, 0.5, 0.75, 1.0, 1.25), "SG-MOVE-11"),
    "crowd": Row(0, 2.0, ("strength", "agility"), (2.0, 2.5, 3.0, 3.5, 4.0), "SG-MOVE-12"),
    "dense-crowd": Row(0, 1.0, ("strength", "agility"), (1.0, 1.5, 2.0, 2.5, 3.0), "SG-MOVE-12"),
}
carries(
    f"{__name__}.ROWS", "SG-MOVE-06", "SG-MOVE-07", "SG-MOVE-08", "SG-MOVE-09", "SG-MOVE-10", "SG-MOVE-11", "SG-MOVE-12"
)


RIDING = "riding"
ELSEWHERE = {"acrobatics": ("SG-MOVE-08",), "strength": ("SG-MOVE-12",), "agility": ("SG-MOVE-12",)}
ELSEWHERE |= {RIDING: ("SG-CORE-25",)}
"""The rules of the tests that only some ground, or a mount, is for."""
RIDDEN = ("flat", "rough")
"""Ground on which a rider spurs the mount."""

# ---------------------------------------------------------------- speeds


@rule("SG-MOVE-01", "SG-CRIT-10", "SG-CRIT-13")
def posture(me: Character) -> str:
    """The row that somebody's posture or wounds bind it to on any ground, or none; nothing binds a rider."""
    if me.mount:
        return ""
    if not me.status.isdisjoint((LYING, LEG, FOOT)):
        return "crawling"
    return "crouched" if CROUCHED in me.status else ""


@rule("SG-CRIT-10", "SG-CRIT-13")
def lame(me: Character) -> bool:
    """Has somebody on foot a leg or a foot that is useless?"""
    return bool(crippled(me))


@rule("SG-CRIT-10", "SG-CRIT-13")
def crippled(me: Character) -> tuple[str, ...]:
    """The rules of the leg and the foot that are useless to somebody on foot."""
    lost = {LEG: "SG-CRIT-10", FOOT: "SG-CRIT-13"}
    return () if me.mount else tuple(cited for part, cited in lost.items() if part in me.status)


@rule("SG-MOVE-01")
def row_of(state: Melee, me: Character) -> str:
    """The row somebody moves by: its posture, or the ground it stands on."""
    bound = posture(me)
    if bound:
        return bound
    for piece, ring in state.table.outlines:
        if piece.kind in ROWS and inside(ring, me.at):
            return piece.kind
    return "flat"


@rule("SG-MOVE-01", "SG-CORE-11", "SG-CORE-25")
def base_speed(me: Character, row: str) -> float:
    """Metres a second by a row, before anything else; a rider's is the mount's own."""
    it = ROWS[row]
    pace = shelf().mounts[me.mount].speed if me.mount else me.score("agility")
    return pace / it.divisor if it.divisor else it.fixed


@rule("SG-MOVE-02", "SG-MOVE-12", "SG-CORE-25")
def tests_on(me: Character, row: str) -> tuple[str, ...]:
    """The tests by which somebody goes faster on a row; a rider rides, on flat and rough ground."""
    return (RIDING,) if me.mount and row in RIDDEN else ROWS[row].tests


@rule("SG-MOVE-01", "SG-MOVE-15", "SG-CMOV-02")
def speed_on(game: Game[Melee], who: Id, row: str) -> float:
    """Metres a second by a row now: the roll of a fast movement is read on every row of the same test, and a combat
    movement is slower by one."""
    me = game[who]
    start = max(base_speed(me, row_of(game.state, me)), SMALL)
    share = max(game.moment(SPEED, start, who, "free"), 0.0) / start
    more = rushing(me, row)
    made = base_speed(me, row) * share + more
    return max((game.moment(SPEED, made, who, "fast") if more else made) - (1.0 if me.evades else 0.0), 0.0)


@rule("SG-MOVE-05", "SG-MOVE-15", "SG-CORE-25")
def rushing(me: Character, row: str) -> float:
    """What the last fast movement still adds on a row: twice as much to a rider."""
    if me.rush_by not in tests_on(me, row):
        return 0.0
    return gain(ROWS[row], Outcome(me.rush)) * (2 if me.rush_by == RIDING else 1)


@rule("SG-MOVE-01", "SG-MOVE-13")
def free_speed(game: Game[Melee], who: Id) -> float:
    """Metres a second where somebody stands, slopes included."""
    table, me = game.state.table, game[who]
    slow = [piece.cost for piece, ring in table.outlines if inside(ring, me.at)]
    return speed_on(game, who, row_of(game.state, me)) / math.prod(slow)


@rule("SG-MOVE-15", "SG-TURN-02")
def left(game: Game[Melee], who: Id) -> float:
    """What somebody may still go in this segment, counted on flat ground, or in its posture."""
    me = game[who]
    whole = speed_on(game, who, posture(me) or "flat")
    return max((whole / 2 if me.evades == "zigzag" else whole) - me.went, 0.0)


@rule("SG-MOVE-02", "SG-MOVE-03", "SG-MOVE-04")
def gain(row: Row, found: Outcome) -> float:
    """What a roll adds to the speed: a column for every ten points begun, none for a failure."""
    if found.critical or found.total <= 0:
        return 0.0
    for column, most in enumerate((10, 20, 30, 40)):
        if found.total <= most:
            return row.gains[column]
    return row.gains[-1]


# ---------------------------------------------------------------- ways


@rule("SG-MOVE-13", "SG-MOVE-15")
def table_for(game: Game[Melee], who: Id) -> Table:
    """The table as somebody walks it: a metre of each ground costs what it takes of the time of a flat one."""
    state, me = game.state, game[who]
    rows = () if posture(me) else grounds(state.table)
    if not rows:
        return state.table
    flat = speed_on(game, who, "flat")
    costs = {row: round(flat / max(speed_on(game, who, row), SMALL), 4) for row in rows}
    return paced(state.table, tuple(costs.items()))


def grounds(table: Table) -> tuple[str, ...]:
    """The rows of the movement table that a table has pieces of."""
    kept = table.memory("grounds", "", 1)
    if "rows" not in kept:
        kept["rows"] = tuple(kind for kind in ROWS if any(one.kind == kind for one in table.pieces))
    found: tuple[str, ...] = kept["rows"]
    return found


def paced(table: Table, costs: tuple[tuple[str, float], ...]) -> Table:
    """A table whose grounds cost so much; the same one each time it is asked for."""
    kept = table.memory("paced", costs, 200)
    if "table" not in kept:
        dear = dict(costs)
        pieces = tuple(replace(one, cost=one.cost * dear.get(one.kind, 1.0)) for one in table.pieces)
        kept["table"] = Table(table.size, pieces)
    found: Table = kept["table"]
    return found


@rule("SG-MOVE-13", "SG-MOVE-14")
def settle_slopes(game: Game[Melee]) -> None:
    """Before anybody moves the referee may say how much a slope slows people down; everybody is told."""
    for one in game.state.table.pieces:
        if one.cost != 1.0:
            percent = measured(game, "slope", round(100 / one.cost), "SG-MOVE-13", about=one.id, least=10, most=100)
            game.tell(Slowed(piece=one.id, percent=percent, rules=("SG-MOVE-13", "SG-MOVE-14")))


def ground_of(game: Game[Melee], who: Id) -> tuple[tuple[Id, ...], Ground]:
    """Everybody in the way of somebody, and the ground it moves on."""

    def build() -> tuple[tuple[Id, ...], Ground]:
        others = [one for one in game.state.figures.values() if one.id != who and one.in_play]
        table, base = table_for(game, who), game[who].base
        places = (base, tuple([(one.base, one.at, one.angle) for one in others]))
        known = table.memory("ground", places, 50)
        if "ground" not in known:
            known["ground"] = Ground(table, base, tuple([one.footprint for one in others]))
        return tuple([one.id for one in others]), known["ground"]

    return game.recall(("ground", who), build)


def way_question(game: Game[Melee], who: Id, trip: Trip) -> ChoosePath:
    """A way of at most so many metres that nothing blocks."""
    others, ground = ground_of(game, who)
    figures = game.state.figures
    side, everybody = figures[who].side, figures.values()

    def judge(path: tuple[Point, ...]) -> Refusal | None:
        cost = ground.cost(path)
        if cost > trip.limit + NEARLY:
            barred = game.moment(MAY_GO, None, who, path)
            cited = (*by_row(game, who, trip), *slowed_by(game, who, path, cost), *(barred.rules if barred else ()))
            return Refusal("too-far", cited, {"cost": round(cost, 2), "limit": round(trip.limit, 2)})
        if ground.blocked(path) is not None:
            return Refusal("blocked", trip.rules)
        return game.moment(MAY_GO, None, who, path)

    return ChoosePath(
        rules=trip.rules,
        facts={"limit": trip.limit, "kind": trip.kind},
        start=game[who].at,
        limit=trip.limit,
        ground=ground,
        judge=judge,
        others=others,
        touchable=lambda: [at for at, one in enumerate(others) if figures[one].side != side],
        bodies=lambda: {one.id: one.footprint for one in everybody if one.on_table and not one.in_play},
        otherwise=tuple,
    )


@rule("SG-TURN-02", "SG-MOVE-01")
def travel(game: Game[Melee], who: Id, trip: Trip) -> None:
    """Choose a way within the limit and go it."""
    ground = ground_of(game, who)[1]
    path = ask_path(game, who, lambda: way_question(game, who, trip))
    if len(path) > 1:
        went(game, who, path, trip.kind, ground.cost(path), *by_row(game, who, trip))
        game.moment(MOVED, None, who, path)


def by_row(game: Game[Melee], who: Id, trip: Trip) -> tuple[str, ...]:
    """The rules of somebody's way: its kind, and the row of the table it goes by."""
    me = game[who]
    return tuple(dict.fromkeys((*trip.rules, ROWS[row_of(game.state, me)].rule, *crippled(me), *ridden(me))))


@rule("SG-CORE-25")
def ridden(me: Character) -> tuple[str, ...]:
    """The rule behind the speed of a rider, whose mount runs."""
    return ("SG-CORE-25",) if me.mount else ()


@rule("SG-MOVE-13", "SG-MOVE-15")
def slowed_by(game: Game[Melee], who: Id, path: tuple[Point, ...], cost: float) -> tuple[str, ...]:
    """Why a way costs more or less than its length: ground of another row, and slopes on it."""
    if abs(cost - length(path)) <= NEARLY:
        return ()
    outlines = game.state.table.outlines
    legs = tuple(pairwise(path))
    crossed = [one for one, ring in outlines if inside(ring, path[0]) or any(enters(ring, a, b) for a, b in legs)]
    rows = () if posture(game[who]) else tuple(ROWS[one.kind].rule for one in crossed if one.kind in ROWS)
    steep = any(one.cost != 1.0 for one in crossed)
    return tuple(dict.fromkeys(("SG-MOVE-15", *rows, *(("SG-MOVE-13",) if steep else ()))))


def length(path: tuple[Point, ...]) -> float:
    """Metres of a way."""
    return sum(math.dist(a, b) for a, b in pairwise(path))


def went(game: Game[Melee], who: Id, path: tuple[Point, ...], kind: str, cost: float, *rules: str) -> None:
    """Somebody has gone a way, faces where it led, and has used so much of its speed."""
    me, metres = game[who], length(path)
    game.tell(Moved(figure=who, path=path, cost=thousandths(metres), kind=kind, rules=rules))
    spent = thousandths(me.went + cost)
    game.tell(Sped(figure=who, speed=thousandths(me.speed + metres), course=course_of(me, path), went=spent))
    face(game, who, heading(path[-2], path[-1]))
    settle_height(game, who)


@rule("SG-TMOV-02", "SG-TMOV-03")
def course_of(me: Character, path: tuple[Point, ...]) -> float:
    """The direction in which somebody goes in this segment: of its longest way, from the start of it to its end."""
    if me.speed > length(path):
        return me.course
    return heading(path[0], path[-1]) if path[0] != path[-1] else heading(path[-2], path[-1])


def enters(ring: Ring, a: Point, b: Point) -> bool:
    """Does a step lead into a ring, or across it?"""
    edges = zip(ring, (*ring[1:], ring[0]), strict=True)
    return inside(ring, b) or any(crossing(a, b, *edge) for edge in edges)


def heading(a: Point, b: Point) -> float:
    """The direction from one point to another, in whole degrees."""
    return float(round(math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))) % 360)


def face(game: Game[Melee], who: Id, angle: float) -> None:
    """Somebody faces a direction from now on."""
    if angle != game[who].angle:
        game.tell(Turned(figure=who, angle=angle, rules=("SG-ATK-07",)))


# ---------------------------------------------------------------- free and fast


@rule("SG-MOVE-01", "SG-ACT-04", "SG-INN-03")
def moves(game: Game[Melee], who: Id) -> list[Option]:
    """At free speed, once a segment."""
    return [Option("move", "", ("SG-MOVE-01",))] if left(game, who) > SMALL else []


def why_no_move(game: Game[Melee], who: Id, answer: Any) -> Refusal | None:
    return Refusal("no-speed-left", ("SG-MOVE-01",), {"figure": who})


@action("move", moves, why_no_move, "innate", "move")
@rule("SG-MOVE-01")
def move(game: Game[Melee], who: Id, answer: Any) -> None:
    """Walk as far as the speed of this segment goes."""
    travel(game, who, Trip("move", left(game, who), ("SG-MOVE-01",)))


@rule("SG-MOVE-02", "SG-ACT-03", "SG-CMOV-03", "SG-CRIT-10")
def sprints(game: Game[Melee], who: Id) -> list[Option]:
    """Faster, by a test of the ground's row; in a crowd by Strength or Agility. With room, as a combat movement."""
    me = game[who]
    if lame(me):
        return []
    row = row_of(game.state, me)
    plain: list[Answer] = [{"sprint": test} for test in tests_on(me, row)]
    if may_feint(game, who, row):
        plain += [{**one, "how": how} for one in plain for how in ("feint", "zigzag")]
    return [Option(one, "", ("SG-MOVE-02",) if len(one) == 1 else ("SG-CMOV-03",)) for one in plain]


def why_no_sprint(game: Game[Melee], who: Id, answer: Any) -> Refusal | None:
    if lame(game[who]):
        return Refusal("posture", crippled(game[who]), {"figure": who})
    row, test = row_of(game.state, game[who]), answer.get("sprint", "") if isinstance(answer, dict) else ""
    if test in tests_on(game[who], row):
        return Refusal("no-room", ("SG-CMOV-04",), {"figure": who})
    cited = ("SG-MOVE-02", ROWS[row].rule, *ridden(game[who]), *ELSEWHERE.get(test, ()))
    return Refusal("another-test", tuple(dict.fromkeys(cited)), {"figure": who})


@action("sprint", sprints, why_no_sprint, "undeclared", "fast")
@rule("SG-MOVE-02", "SG-MOVE-05", "SG-CMOV-03")
def sprint(game: Game[Melee], who: Id, answer: Any) -> None:
    """Roll for speed, and run; the roll lasts a segment, or the turn if that was settled."""
    how = answer.get("how", "")
    found = cast(game, Trial(who, answer["sprint"], "undeclared", "sprint"))
    total = 0 if found.critical else max(found.total, 0)
    game.tell(Rushed(figure=who, test=answer["sprint"], total=total, how=how, rules=("SG-MOVE-02",)))
    if left(game, who) > SMALL:
        cited = {"": ("SG-MOVE-02",), "feint": ("SG-CMOV-02",), "zigzag": ("SG-CMOV-02", "SG-CMOV-05")}[how]
        failed = () if total else ("SG-MOVE-04",)
        travel(game, who, Trip(how or "sprint", left(game, who), (*cited, *failed)))


# ---------------------------------------------------------------- combat movement


@rule("SG-CMOV-04")
def may_feint(game: Game[Melee], who: Id, row: str) -> bool:
    """Nobody feints on a ladder, crawling, or without a metre beside it."""
    me = game[who]
    if row in ("ladder", "crawling"):
        return False
    facts = known(game.state)
    found: bool | None = facts.get(("room", who))
    if found is None:
        found = facts["room", who] = any(roomy(game, who, me.at, float(angle)) for angle in range(0, 180, 45))
    return found


def stand_alike(one: Melee, other: Melee) -> bool:
    """Does everybody stand in the same place in both, on the same table?"""
    if one.table is not other.table or len(one.figures) != len(other.figures):
        return False
    for a, b in zip(one.figures.values(), other.figures.values(), strict=True):
        if a is not b and (
            a.at != b.at or a.in_play != b.in_play or a.angle != b.angle or a.base != b.base or a.id != b.id
        ):
            return False
    return True


known = Known(stand_alike)
"""What was found out about who stands where."""


@rule("SG-CMOV-04", "SG-ADOD-01")
def roomy(game: Game[Melee], who: Id, at: Point, course: float) -> bool:
    """Is there a metre of room on one side at least of somebody who goes in this direction?"""
    ground, along = ground_of(game, who)[1], math.radians(course)
    across, up = math.sin(along), math.cos(along)
    return ground.free((at[0] - across, at[1] + up)) or ground.free((at[0] + across, at[1] - up))


@at(MAY_GO, "SG-CMOV-04")
def room_beside(game: Game[Melee], value: Refusal | None, who: Id, path: tuple[Point, ...]) -> Refusal | None:
    """A combat movement has room on a side all along its way."""
    if value is not None or not game[who].evades:
        return value
    for a, b in pairwise(path):
        if not all(roomy(game, who, point, heading(a, b)) for point in (a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b)):
            return Refusal("no-room", ("SG-CMOV-04",), {"figure": who})
    return None


@modifies(RANGE, "Feinte de corps", "SG-CMOV-01", "SG-CMOV-05")
def feints(game: Game[Melee], who: Id, blow: Blow) -> int:
    """Whoever makes a combat movement is harder to shoot: + the level in feints, once it has moved."""
    it = game[blow.on]
    return it.skill("feint") if it.evades and it.speed and it.in_play else 0
