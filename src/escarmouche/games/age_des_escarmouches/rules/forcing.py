"""Passage en force: an assault or a run that pushes its way through those it meets."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any

from msgspec.structs import replace

from escarmouche.core.decisions import Choose, ChoosePath, Option, Refusal
from escarmouche.core.events import Moved
from escarmouche.core.game import Game
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.events import Assaulted, PassageForced
from escarmouche.games.age_des_escarmouches.figures import ROUTED, WAITING, Fighter, Fray
from escarmouche.games.age_des_escarmouches.rules.actions import deed
from escarmouche.games.age_des_escarmouches.rules.assault import (
    Assault,
    assail,
    from_above,
    trip_of,
    watched,
    weigh,
    why_no_contact,
)
from escarmouche.games.age_des_escarmouches.rules.contact import apart, foes_touched, free
from escarmouche.games.age_des_escarmouches.rules.moving import (
    before_hidden,
    cut_path,
    face,
    face_onward,
    go,
    length_of,
    potential,
    step,
    travel,
)
from escarmouche.games.age_des_escarmouches.rules.paths import (
    beside,
    clear,
    course,
    unknown,
    why_no_path,
    why_not_put,
)
from escarmouche.games.age_des_escarmouches.rules.places import NEAR, choose_place
from escarmouche.games.age_des_escarmouches.rules.sequence import awaken, end_activation
from escarmouche.games.age_des_escarmouches.rules.sight import concealed
from escarmouche.games.age_des_escarmouches.rules.tactics import COSTS, pay, why_no_tactic
from escarmouche.games.age_des_escarmouches.rules.trials import attempt, difficulty_of
from escarmouche.games.age_des_escarmouches.stats import (
    ASSAULTED,
    CONTACTED,
    DECLARED,
    FEARED,
    STEPPED,
    Test,
    Trip,
    Use,
)
from escarmouche.space.geometry import Footprint, Point, distance, gap, half_extent, quantise, touching
from escarmouche.space.moves import Ground, Touch
from escarmouche.space.table import Table

PER_FOE = 2
"""What each enemy in contact adds to the difficulty."""
TURNS = 24
"""Directions in which somebody may be pushed."""
FARTHEST = 20.0
SAME = 0.05
"""Displacements that differ by less are equally small."""
FLANK = 0.8
"""How far from somebody's middle, in half widths of both bases, a run through its flank is aimed."""
BEYOND = (0.1, 2.0, 5.0)
"""How far behind somebody a run through it may be proposed to end."""


# ---------------------------------------------------------------- the test


@rule("AE-FORC-01", "AE-TTC-05", "AE-TTC-09")
def why_no_force(game: Game[Fray], who: Id) -> Refusal | None:
    """A tactic of the active player, in its own speech turn; not for the routed."""
    side = game[who].side
    if ROUTED in game[who].status:
        return Refusal("routed", ("AE-TTC-09", "AE-ROUT-03"), {"figure": who})
    if game.state.phase != "activation" or side != game.state.active:
        return Refusal("not-your-speech-turn", ("AE-FORC-01", "AE-TTC-05"), {"side": side})
    return why_no_tactic(game, side, "force", COSTS["force"])


@rule("AE-FORC-01", "AE-FORC-02", "AE-INTI-01")
def forces(game: Game[Fray], who: Id) -> bool:
    """A test of FOR against the highest FOR or RES of those in contact, and 2 for each of them; it is made against all,
    and any of them may threaten."""
    foes = foes_touched(game.state, who)
    pay(game, game[who].side, "force", COSTS["force"], who)
    strongest = max(foes, key=lambda foe: stands(game, foe, who))
    hard = stands(game, strongest, who) + PER_FOE * len(foes)
    against = next((foe for foe in foes if "FOR" in game[foe].names("intimidation")), strongest)
    passed = attempt(game, Test(who, "FOR", "force", against), hard).passed
    game.tell(PassageForced(figure=who, targets=tuple(foes), passed=passed, rules=("AE-FORC-02",)))
    return passed


def stands(game: Game[Fray], foe: Id, who: Id) -> int:
    """The higher of FOR and RES."""
    return max(difficulty_of(game, foe, name, Use("force", who)) for name in ("FOR", "RES"))


# ---------------------------------------------------------------- pushing aside


@rule("AE-INAL-01", "AE-FORC-03")
def steadfast(game: Game[Fray], foes: Iterable[Id]) -> frozenset[Id]:
    """Those whom no tactic of an enemy moves."""
    return frozenset(foe for foe in foes if "unalterable" in game[foe].skills)


def not_moved(foe: Id) -> Refusal:
    """Why nobody goes through somebody."""
    return Refusal("unalterable", ("AE-INAL-01", "AE-FORC-03"), {"figure": foe})


@at(DECLARED, "AE-FORC-03")
def pushed(game: Game[Fray], path: tuple[Point, ...], who: Id, trip: Trip) -> tuple[Point, ...]:
    """Those whose resistance was broken make way for a movement as it sets out."""
    make_way(game, who, trip.forced, path)
    return path


@rule("AE-FORC-03")
def make_way(game: Game[Fray], who: Id, foes: frozenset[Id], path: tuple[Point, ...]) -> None:
    """Each of them is moved by the least that lets somebody through, as their player likes where that is the same."""
    for foe in sorted(foes):
        if game[foe].in_play and in_its_way(game, who, foe, path):
            spots = asides(game, who, foe, path)
            if spots:
                displace(game, foe, chosen(game, "aside", foe, spots, "AE-FORC-03"), "pushed", "AE-FORC-03")


def passed_by(game: Game[Fray], who: Id, foe: Fighter, spot: Point, path: tuple[Point, ...]) -> bool:
    """Would a path miss somebody who stood there, and not end in contact?"""
    me, there = game[who], Footprint(foe.base, spot, foe.angle)
    way = Ground(Table(game.state.table.size), me.base, (there,), angle=me.angle)
    return not touching(Footprint(me.base, path[-1], me.angle), there) and way.blocked(path) is None


def in_its_way(game: Game[Fray], who: Id, foe: Id, path: tuple[Point, ...]) -> bool:
    """Would somebody have to make way for a path?"""
    return not passed_by(game, who, game[foe], game[foe].at, path)


def asides(game: Game[Fray], who: Id, foe: Id, path: tuple[Point, ...]) -> list[Point]:
    """The nearest places out of the way of a path."""
    ahead = math.atan2(path[-1][1] - path[0][1], path[-1][0] - path[0][0])
    tried = [aside(game, who, foe, path, ahead + 2 * math.pi * turn / TURNS) for turn in range(TURNS)]
    found = [spot for spot in tried if spot is not None]
    least = min((distance(game[foe].at, spot) for spot in found), default=0.0)
    return [spot for spot in found if distance(game[foe].at, spot) <= least + SAME]


def aside(game: Game[Fray], who: Id, foe: Id, path: tuple[Point, ...], angle: float) -> Point | None:
    """The nearest place out of the way in one direction, where there is room."""
    it = game[foe]

    def spot_at(far: float) -> Point:
        return quantise((it.at[0] + far * math.cos(angle), it.at[1] + far * math.sin(angle)))

    low, high = 0.0, FARTHEST
    if not passed_by(game, who, it, spot_at(high), path):
        return None
    for _ in range(12):
        middle = (low + high) / 2
        low, high = (low, middle) if passed_by(game, who, it, spot_at(middle), path) else (middle, high)
    return spot_at(high) if clear(game, foe, spot_at(high)) else None


def chosen(game: Game[Fray], key: str, who: Id, spots: list[Point], cited: str) -> Point:
    """One of some places."""
    spot: Point = choose_place(game, key, who, spots, cited) if len(spots) > 1 else spots[0]
    return spot


# ---------------------------------------------------------------- in an assault


@at(CONTACTED, "AE-FORC-01", "AE-FORC-03", "AE-FORC-04")
def presses_on(game: Game[Fray], touched: tuple[Id, ...], who: Id, assault: Assault) -> tuple[Id, ...]:
    """In contact an assault may be pressed on, upon somebody behind; a failure leaves it as it is, and over."""
    if not touched or why_no_force(game, who) is not None:
        return touched
    _, ground = course(game, who, trip_of(game, assault), assault.through)
    left = assault.limit - ground.cost(assault.path)
    dived, touching_now = from_above(assault), frozenset(touched) - steadfast(game, touched)
    onward = replace(assault, limit=left, climb=0, dived=dived, path=(), group=(), through=touching_now)
    foes = [one.id for one in game.state.enemies(who) if one.id not in touched and may_press(game, onward, one.id)]
    if not foes:
        return touched
    options = (Option("no"), *(Option({"force": foe}, foe, ("AE-FORC-01",)) for foe in foes))
    answer = game.ask("force", who, partial(Choose, rules=("AE-FORC-01",), options=options, decline="no"))
    if answer == "no":
        return touched
    if not forces(game, who):
        end_activation(game, who)
        return touched
    assail(game, replace(onward, targets=(answer["force"],), forced=onward.through))
    return ()


def may_press(game: Game[Fray], onward: Assault, foe: Id) -> bool:
    """Is somebody within what is left of an assault?"""
    if concealed(game.state, foe):
        return False
    no = why_no_contact(game, onward.who, foe, onward.limit, onward.through, "AE-FORC-03", onward.kind)
    return no is None


# ---------------------------------------------------------------- in a run


def run_of(game: Game[Fray], who: Id) -> Trip:
    return Trip("run", potential(game, who, "run"), (), ("AE-MOVE-05", "AE-FORC-01"), game[who].at)


def crossed(game: Game[Fray], who: Id) -> list[Id]:
    """The enemies of its level it knows of."""
    me = game[who]
    return [one.id for one in game.state.enemies(who) if one.altitude == me.altitude and not unknown(me, one)]


@rule("AE-FORC-01")
def first_contact(game: Game[Fray], who: Id, path: tuple[Point, ...]) -> tuple[Touch | None, frozenset[Id]]:
    """Where a way through enemies first meets some, and whom."""
    foes = crossed(game, who)
    ground = Ground(Table(game.state.table.size), game[who].base, feet(game, foes), angle=game[who].angle)
    met = ground.first_touch(path, range(len(foes)))
    return met, frozenset(foes[number] for number in met.others) if met else frozenset()


def feet(game: Game[Fray], who: list[Id]) -> tuple[Footprint, ...]:
    return tuple(game[one].footprint for one in who)


@rule("AE-FORC-01", "AE-TTC-07")
def why_not_through(game: Game[Fray], who: Id, foe: Id, path: tuple[Point, ...]) -> Refusal | None:
    """A run that meets this enemy first, and nobody after those it meets there."""
    trip = run_of(game, who)
    _, ground = course(game, who, trip, frozenset(crossed(game, who)))
    met, touched = first_contact(game, who, path)
    if met is None or foe not in touched:
        return Refusal("meets-somebody-else", ("AE-FORC-01",), {"figure": foe})
    stays = next((one for one in sorted(steadfast(game, touched)) if in_its_way(game, who, one, path)), None)
    if stays is not None:
        return not_moved(stays)
    others = [one for one in crossed(game, who) if one not in touched]
    beyond = Ground(Table(game.state.table.size), game[who].base, feet(game, others), angle=game[who].angle)
    if beyond.blocked(path) is not None:
        return Refusal("blocked", ("AE-PASS-02", "AE-TTC-07"))
    return why_no_path(game, who, trip, ground, path)


def ways_through(game: Game[Fray], who: Id, foe: Id) -> Iterator[tuple[Point, ...]]:
    """Straight through somebody, to a place just behind it or farther."""
    me, it = game[who], game[foe]
    trip = run_of(game, who)
    wide = math.hypot(*half_extent(me.base)) + math.hypot(*half_extent(it.base))
    for aim in aims(game, who, it):
        far = distance(me.at, aim)
        for more in BEYOND:
            share = (far + wide + more) / far if far else 0.0
            end = quantise((me.at[0] + share * (aim[0] - me.at[0]), me.at[1] + share * (aim[1] - me.at[1])))
            if distance(me.at, end) <= trip.limit and why_not_through(game, who, foe, (me.at, end)) is None:
                yield (me.at, end)


def aims(game: Game[Fray], who: Id, it: Fighter) -> Iterator[Point]:
    """What a run through somebody may be aimed at: its middle, between it and somebody beside it, and its flanks."""
    yield it.at
    me = game[who]
    wide = 2 * max(half_extent(me.base))
    beside_it = [game[one] for one in crossed(game, who) if one != it.id and gap(game[one], it) < wide]
    yield from (((it.at[0] + one.at[0]) / 2, (it.at[1] + one.at[1]) / 2) for one in beside_it)
    far = distance(me.at, it.at)
    if beside_it and far:
        side = FLANK * (max(half_extent(me.base)) + max(half_extent(it.base))) / far
        dx, dy = side * (it.at[1] - me.at[1]), side * (me.at[0] - it.at[0])
        yield from ((it.at[0] + dx, it.at[1] + dy), (it.at[0] - dx, it.at[1] - dy))


@rule("AE-FORC-01")
def why_no_forced_run(game: Game[Fray], who: Id, answer: Any) -> Refusal | None:
    """Free, an enemy within reach with room behind it, and the tactic."""
    foe = str(answer.get("force")) if isinstance(answer, dict) else ""
    if foe not in crossed(game, who):
        return Refusal("not-an-enemy", ("AE-FORC-01",), {"figure": foe})
    if not free(game.state, who):
        return Refusal("not-free", ("AE-MOVE-05", "AE-CONT-02"), {"figure": who})
    refusal = why_no_force(game, who)
    if refusal is None and foe in steadfast(game, (foe,)):
        refusal = not_moved(foe)
    if refusal is None and (
        apart(game.state, who, foe) > potential(game, who, "run") or not way_through(game, who, foe)
    ):
        refusal = Refusal("no-way", ("AE-FORC-01", "AE-PASS-03"), {"figure": foe})
    return refusal


def way_through(game: Game[Fray], who: Id, foe: Id) -> tuple[Point, ...]:
    """The first way through somebody that is legal; nothing if there is none."""
    return next(ways_through(game, who, foe), ())


def forced_runs(game: Game[Fray], who: Id) -> list[Option]:
    if why_no_force(game, who) is not None or not free(game.state, who):
        return []
    far = potential(game, who, "run")
    answers = [{"force": foe} for foe in crossed(game, who) if apart(game.state, who, foe) <= far]
    able = [answer for answer in answers if why_no_forced_run(game, who, answer) is None]
    return [Option(answer, answer["force"], ("AE-FORC-01",)) for answer in able]


@rule("AE-FORC-01")
def through_decision(game: Game[Fray], who: Id, foe: Id) -> ChoosePath:
    """A way straight through an enemy."""
    trip = run_of(game, who)
    others, ground = course(game, who, trip, frozenset(crossed(game, who)))
    return ChoosePath(
        rules=trip.rules,
        facts={"limit": trip.limit, "kind": trip.kind, "figure": foe},
        start=game[who].at,
        limit=trip.limit,
        ground=ground,
        judge=lambda path: why_not_through(game, who, foe, path),
        others=tuple(others),
        ideas=lambda: list(ways_through(game, who, foe)),
        may_stay=False,
        otherwise=lambda: list(way_through(game, who, foe)[1:]) or None,
    )


@deed("force", "exclusive", forced_runs, why_no_forced_run, family="run", cited="AE-MOVE-05")
@rule("AE-FORC-01", "AE-FORC-03", "AE-MOVE-05")
def force(game: Game[Fray], who: Id, answer: Any) -> None:
    """A run up to those in its way, then through them or no farther."""
    trip = run_of(game, who)
    chosen = game.ask("path", who, lambda: through_decision(game, who, answer["force"]))
    path = (game[who].at, *((x, y) for x, y in chosen))
    met, foes = first_contact(game, who, path)
    first = cut_path(path, met.length) if met else path
    left = tuple(game.moment(DECLARED, first, who, trip))
    if left != first:
        runs_on(game, who, trip, length_of(first) - length_of(left))
        return
    short = before_hidden(game, who, trip, first)
    if short != first:
        go(game, who, trip, short)
        return
    step(game, who, trip, first)
    if not game[who].in_play or not foes_touched(game.state, who):
        return
    if not forces(game, who):
        stuck(game, who)
        return
    rest = (game[who].at, *path[len(first) - 1 :])
    onward = replace(trip, forced=foes, gone=length_of(first))
    if tuple(game.moment(DECLARED, rest, who, onward)) == rest:
        go(game, who, onward, rest)


@rule("AE-FORC-03", "AE-INTC-08")
def runs_on(game: Game[Fray], who: Id, trip: Trip, gone: float) -> None:
    """Whoever forced its way past an interceptor instead runs on with what is left."""
    if game[who].in_play and free(game.state, who):
        travel(game, who, replace(trip, limit=trip.limit - gone, gone=gone))


@rule("AE-FORC-05", "AE-FORC-06")
def stuck(game: Game[Fray], who: Id) -> None:
    """The run is over in contact, and is no assault; each of those it met steps back, or has charged the runner."""
    face(game, who, game[who].angle)
    end_activation(game, who)
    for foe in foes_touched(game.state, who):
        spots, judge = steps_back(game, foe, who), partial(why_no_step_back, game, foe, who)
        answer: Any = choose_place(game, "meets", foe, spots, "AE-FORC-06", judge, "stay") if spots else "stay"
        if answer == "stay":
            counts_as_charge(game, foe, who)
        else:
            displace(game, foe, answer, "step-back", "AE-FORC-06")
            face_onward(game, foe, (game[foe].at,))


def displace(game: Game[Fray], who: Id, spot: Point, kind: str, cited: str) -> None:
    """Somebody is put elsewhere without a movement of its own."""
    path = (game[who].at, spot)
    far = round(distance(*path), 3)
    game.tell(Moved(figure=who, path=path, cost=far, kind=kind, rules=(cited,)))
    game.moment(STEPPED, path, who, Trip(kind, far))


@rule("AE-FORC-06")
def steps_back(game: Game[Fray], who: Id, runner: Id) -> list[Point]:
    """Places one length of its own base away from the runner, straight away from it first, in contact with no enemy."""
    me, it = game[who], game[runner]
    away = math.atan2(me.at[1] - it.at[1], me.at[0] - it.at[0])
    far = length_of_base(me)
    found = []
    for angle in (away + turn for turn in (0.0, 0.4, -0.4, 0.8, -0.8)):
        x, y = beside(me, it, angle) or me.at
        spot = quantise((x + far * math.cos(angle), y + far * math.sin(angle)))
        if why_not_put(game, who, spot, "AE-FORC-06") is None:
            found.append(spot)
    return found


def length_of_base(me: Fighter) -> float:
    return 2 * max(half_extent(me.base))


@rule("AE-FORC-06")
def why_no_step_back(game: Game[Fray], who: Id, runner: Id, spot: Point) -> Refusal | None:
    """Why somebody cannot step back to a place: it is not one length of its base away from the runner, or not free."""
    me = game[who]
    far, wanted = gap(Footprint(me.base, spot, me.angle), game[runner].footprint), length_of_base(me)
    if abs(far - wanted) > NEAR:
        return Refusal("not-so-far", ("AE-FORC-06",), {"cost": round(far, 2), "limit": wanted})
    return why_not_put(game, who, spot, "AE-FORC-06")


@rule("AE-FORC-06", "AE-FEAR-03", "AE-ASSN-05")
def counts_as_charge(game: Game[Fray], who: Id, runner: Id) -> None:
    """Whoever was waiting and stays has charged the runner, if no fear holds it, and that was its activation."""
    if game[who].activation != WAITING or ROUTED in game[who].status:
        return
    awaken(game, who, "AE-FORC-06")
    made = watched(game, Assault(who, "charge", (runner,), 0.0))
    if game.moment(FEARED, "go", who, made) == "go":
        game.tell(Assaulted(figure=who, kind="charge", targets=(runner,), rules=("AE-FORC-06",)))
        weigh(game, (who,), (runner,))
        game.moment(ASSAULTED, None, who, made)
    end_activation(game, who)
