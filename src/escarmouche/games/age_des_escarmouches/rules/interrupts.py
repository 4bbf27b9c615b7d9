"""Interrupts: Interception, and what vigilants do in the other's speech turn."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from escarmouche.core.decisions import Answer, Choose, Option, Refusal, head
from escarmouche.core.events import StatusLost
from escarmouche.core.game import Game
from escarmouche.core.rules import at, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.events import Assaulted, Intercepted, UseCounted
from escarmouche.games.age_des_escarmouches.figures import HIDDEN, ROUTED, VIGILANT, WAITING, Fighter, Fray
from escarmouche.games.age_des_escarmouches.rules.actions import DEEDS, DONE, act
from escarmouche.games.age_des_escarmouches.rules.assault import Assault, dive, from_above, watched, weigh
from escarmouche.games.age_des_escarmouches.rules.contact import free, touch
from escarmouche.games.age_des_escarmouches.rules.forcing import (
    forces,
    make_way,
    not_moved,
    passed_by,
    steadfast,
    why_no_force,
)
from escarmouche.games.age_des_escarmouches.rules.moving import (
    before_hidden,
    change_level,
    face_onward,
    potential,
    step,
    why_no_climb,
)
from escarmouche.games.age_des_escarmouches.rules.paths import clear, ground_of, in_the_way, why_no_landing
from escarmouche.games.age_des_escarmouches.rules.places import choose_place
from escarmouche.games.age_des_escarmouches.rules.sequence import awaken, end_activation
from escarmouche.games.age_des_escarmouches.rules.sight import why_unseen
from escarmouche.games.age_des_escarmouches.rules.tactics import COSTS, leader_of, pay, why_no_tactic
from escarmouche.games.age_des_escarmouches.rules.trials import attempt, difficulty_of, pace
from escarmouche.games.age_des_escarmouches.rules.waylaying import ambushes, waits_at, waylay
from escarmouche.games.age_des_escarmouches.stats import (
    ARRIVED,
    ASSAULTED,
    AWAKES,
    BARRED,
    BEFORE_CONTACT,
    DECLARED,
    FEARED,
    MIDWAY,
    PERFORMS,
    REACTED,
    SHIFT,
    Test,
    Trip,
    Use,
)
from escarmouche.space.geometry import Point, distance, quantise
from escarmouche.space.moves import Ground

OPEN = ("march", "run", "dodge", "disengagement", "engagement", "charge", "assailing")
"""Movements of the activation phase that may be interrupted."""
FORCING = ("run", "engagement", "charge", "assailing")
"""Movements whose actor may force its way past an interceptor."""
MOVES = ("march", "run", "force", "dodge", "disengage", "engagement", "charge", "assailing")
"""Actions that are movements."""
BOUND = "bound-to-move"
EASE = 0.01


class Catch(Struct, frozen=True):
    """Where somebody may stand in an actor's way, and how far the actor has come when they touch."""

    at: Point
    covered: float


# ---------------------------------------------------------------- the points


@rule("AE-INTC-04", "AE-INTC-05", "AE-INTC-06", "AE-MATH-03")
def catches(game: Game[Fray], who: Id, actor: Id, path: tuple[Point, ...], gone: float = 0.0) -> list[Catch]:
    """The points of a trajectory exactly MOU away, or the farthest of one that is nearer; the actor must have covered
    half of its own MOU when they touch."""
    least, reach = int(pace(game, actor) // 2) - gone, reach_of(game, who, actor)
    spots = meeting_points(game, who, actor, path)
    found = [Catch(spot, run_until(game, who, actor, path, spot)) for spot in dict.fromkeys(spots)]
    return [one for one in found if one.covered >= least - EASE and way_free(game, who, actor, one.at, reach)]


@rule("AE-INTC-02", "AE-FLY-18")
def climb_to(game: Game[Fray], who: Id, actor: Id) -> int:
    """The change of level that brings an interceptor to where the actor sets out."""
    return game[actor].altitude - game[who].altitude


@rule("AE-INTC-04", "AE-FLY-05", "AE-FLY-07")
def reach_of(game: Game[Fray], who: Id, actor: Id) -> float:
    """How far an interceptor goes: its MOU, in the air and less the change where it changes level."""
    return potential(game, who, "interception", climb_to(game, who, actor))


@rule("AE-INTC-04", "AE-INTC-05")
def meeting_points(game: Game[Fray], who: Id, actor: Id, path: tuple[Point, ...]) -> list[Point]:
    """The points of a trajectory exactly MOU away, or the farthest of one that is nearer."""
    reach, at = reach_of(game, who, actor), game[who].at
    spots = [spot for a, b in pairwise(path) for spot in crossings(at, reach, a, b)]
    if not spots:
        farthest = max(path, key=lambda p: distance(p, at))
        spots = [farthest] if distance(farthest, at) <= reach else []
    return spots


def crossings(centre: Point, reach: float, a: Point, b: Point) -> list[Point]:
    """Where a segment is exactly so far from a point."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    fx, fy = a[0] - centre[0], a[1] - centre[1]
    square = dx * dx + dy * dy
    if square == 0.0:
        return []
    half, rest = fx * dx + fy * dy, fx * fx + fy * fy - reach * reach
    root = half * half - square * rest
    if root < 0.0:
        return []
    shares = [(-half + sign * math.sqrt(root)) / square for sign in (-1.0, 1.0)]
    return [quantise((a[0] + s * dx, a[1] + s * dy)) for s in shares if -1e-9 <= s <= 1.0 + 1e-9]


def run_until(game: Game[Fray], who: Id, actor: Id, path: tuple[Point, ...], spot: Point) -> float:
    """How far the actor comes before it touches somebody who stands there."""
    other = replace(game[who].footprint, at=spot)
    block = Ground(game.state.table, game[actor].base, (other,), angle=game[actor].angle).blocked(path)
    return sum(distance(a, b) for a, b in pairwise(path)) if block is None else block.length


def way_free(game: Game[Fray], who: Id, actor: Id, spot: Point, reach: float) -> bool:
    """Can the interceptor get there, across nobody, and stand there, or come down there?"""
    climb = climb_to(game, who, actor)
    level = max(game[who].altitude, game[actor].altitude)
    ground = ground_of(game, who, in_the_way(game, who, frozenset((actor,)), level), level)
    route = ground.route(game[who].at, spot, reach + EASE)
    guarded = climb < 0 and not game[actor].altitude and why_no_landing(game, who, spot) is not None
    return route is not None and not guarded and clear_but(game, who, actor, spot)


def clear_but(game: Game[Fray], who: Id, actor: Id, spot: Point) -> bool:
    """Free of everybody but the actor, who will have moved or stops before it."""
    level = game[actor].altitude
    there = replace(game[who], at=spot, altitude=level)
    beside = touch(there, game[actor]) and distance(spot, game[actor].at) > 0.1
    return clear(game, who, spot, level) or beside


# ---------------------------------------------------------------- who may


@rule("AE-INTC-01", "AE-INTC-02", "AE-LOS-04", "AE-TTC-09", "AE-ECLA-04")
def why_not_stopped(game: Game[Fray], who: Id, actor: Id, path: tuple[Point, ...], trip: Trip) -> Refusal | None:
    """Waiting, free, able, with a line of sight on the actor, and a point to stand at."""
    me, it = game[who], game[actor]
    if me.activation != WAITING or me.machine:
        return Refusal("does-not-wait", ("AE-INTC-02",), {"figure": who})
    if ROUTED in me.status:
        return Refusal("routed", ("AE-TTC-09", "AE-ROUT-03"), {"figure": who})
    barred = tuple(word for word in game.moment(BARRED, (), who, "charge") if word.startswith("AE-"))
    if barred:
        return Refusal("not-this-turn", barred, {"action": "charge"})
    apart = why_no_climb(game, who, climb_to(game, who, actor))
    if apart is not None:
        cited = dict.fromkeys(("AE-INTC-02", "AE-FLY-09", "AE-FLY-18", *apart.rules))
        return Refusal("another-level", tuple(cited), {"figure": actor})
    if not free(game.state, who):
        return Refusal("not-free", ("AE-INTC-02", "AE-CONT-02"), {"figure": who})
    if dives_past(me, it, trip):
        return Refusal("dives-past", ("AE-FLY-10",), {"figure": actor})
    near = meeting_points(game, who, actor, path)
    unseen = why_unseen(game, who, actor, "tactic", "AE-INTC-02", "AE-LOS-04") if near else None
    if unseen is not None or (near and catches(game, who, actor, path, trip.gone)):
        return unseen
    return Refusal("no-point-of-its-way", ("AE-INTC-04", "AE-INTC-05", "AE-INTC-06"), {"figure": who})


@rule("AE-FLY-09", "AE-FLY-10")
def dives_past(me: Fighter, actor: Fighter, trip: Trip) -> bool:
    """A dive charge is stopped only by somebody of the same power or more, at the level where it begins."""
    return trip.kind == "charge" and trip.climb < 0 and me.power < actor.power


@at(DECLARED, "AE-INTC-01", "AE-INTC-02", "AE-VIGI-06", "AE-VIGI-11")
def stopped(game: Game[Fray], path: tuple[Point, ...], who: Id, trip: Trip) -> tuple[Point, ...]:
    """The passive player may send an interceptor or a vigilant into the way; after a failure another."""
    mine = game[who].side == game.state.active and game.state.phase == "activation"
    left = path
    while mine and trip.kind in OPEN and len(path) > 1 and left == path:
        options = reactions(game, who, path, trip)
        if not options and not game.state.presses("react"):
            break
        answer = ask_reaction(game, who, options, "AE-INTC-02", partial(why_no_reaction, game, who, path, trip))
        if answer == "none":
            break
        left = react(game, answer, who, path, trip)
    return left


@rule("AE-INTC-02", "AE-VIGI-06", "AE-VIGI-11")
def reactions(game: Game[Fray], who: Id, path: tuple[Point, ...], trip: Trip) -> list[Option]:
    """Every interceptor that can be paid for, and every vigilant that has not tried yet."""
    side, ways = game.state.other(game[who].side), ("INI", "MOU")
    paid, alert = why_no_tactic(game, side, "intercept", COSTS["intercept"]) is None, watchful(game, side)
    some = [one.id for one in game.state.in_play(side) if paid or one.id in alert]
    able = [one for one in some if why_not_stopped(game, one, who, path, trip) is None]
    found = [Option({"intercept": one, "by": by}, one, ("AE-INTC-02",)) for one in able if paid for by in ways]
    found += [Option({"vigilant": one, "by": by}, one, ("AE-VIGI-11",)) for one in alert if one in able for by in ways]
    return found + ambushes(alert, path)


def why_no_reaction(game: Game[Fray], who: Id, path: tuple[Point, ...], trip: Trip, answer: Any) -> Refusal | None:
    """What keeps one of the other side from stopping an actor."""
    side, name = game.state.other(game[who].side), head(answer)
    named = isinstance(answer, dict) and name in ("intercept", "vigilant")
    one = game.state.figures.get(answer[name]) if named else None
    if one is None or one.side != side or not one.in_play:
        return None
    if name == "intercept":
        unpaid = why_no_tactic(game, side, "intercept", COSTS["intercept"])
    else:
        watches = one.id in watchful(game, side)
        unpaid = None if watches else Refusal("does-not-watch", ("AE-VIGI-06",), {"figure": one.id})
    return unpaid or why_not_stopped(game, one.id, who, path, trip)


@rule("AE-VIGI-06", "AE-TTC-09")
def watchful(game: Game[Fray], side: str) -> list[Id]:
    """The vigilants of a side who may still try to interrupt in this speech turn."""
    mark = f"alert:{game.state.speech}"
    ready = [one for one in game.state.in_play(side) if VIGILANT in one.status and one.activation == WAITING]
    return [one.id for one in ready if mark not in one.uses and ROUTED not in one.status]


class ChooseReaction(Choose, frozen=True, kw_only=True):
    """Choose a reaction; before an action a vigilant tests INI, and it may be said that it does."""

    def check(self, answer: Answer) -> Answer:
        if isinstance(answer, dict) and answer.get("by") == "INI":
            short = {name: part for name, part in answer.items() if name != "by"}
            if any(option.value == short for option in self.options):
                return short
        return super().check(answer)


def ask_reaction(
    game: Game[Fray], who: Id, options: list[Option], cited: str, why_not: Callable[[Any], Refusal | None] | None = None
) -> Any:
    """What the passive player does about an actor."""
    offered, side, facts = (Option("none"), *options), game.state.other(game[who].side), {"actor": who}
    build = partial(ChooseReaction, rules=(cited,), options=offered, decline="none", facts=facts, why_not=why_not)
    return game.ask("react", side, build)


def react(game: Game[Fray], answer: Any, who: Id, path: tuple[Point, ...], trip: Trip) -> tuple[Point, ...]:
    """A reaction is paid for, or counted, and made; what is left of the actor's way."""
    name = "intercept" if "intercept" in answer else "vigilant"
    if "when" in answer:
        awakes(game, answer[name], answer["by"], who, trip.kind, waits_at(game, answer[name], who, path))
        return path
    if name == "intercept":
        pay(game, game.state.other(game[who].side), "intercept", COSTS["intercept"], answer[name])
    else:
        tried(game, answer[name])
    return intercept(game, answer[name], who, path, answer["by"], name, trip)


def tried(game: Game[Fray], who: Id) -> None:
    game.tell(UseCounted(figure=who, name=f"alert:{game.state.speech}", count=1, rules=("AE-VIGI-06",)))


@rule("AE-INTC-03", "AE-INTC-10", "AE-INTC-07", "AE-INTC-08", "AE-INTC-09", "AE-ECLA-06")
@rule("AE-VIGI-07", "AE-VIGI-08", "AE-VIGI-10")
def intercept(
    game: Game[Fray], who: Id, actor: Id, path: tuple[Point, ...], by: str, name: str, trip: Trip
) -> tuple[Point, ...]:
    """A test of INI or MOU against the actor's; on a success the interceptor charges into the way. Nobody is
    intercepted if a boiler bursts and kills one of them, or leaves no point of the way."""
    purpose = "interception" if name == "intercept" else "vigilance"
    if name == "intercept" and not both_hurried(game, who, actor):
        return path if game[actor].in_play else path[:1]
    spots = [one.at for one in catches(game, who, actor, path, trip.gone)]
    if not spots:
        return path
    if HIDDEN in game[who].status:
        game.tell(StatusLost(figure=who, status=HIDDEN, rules=("AE-ECLA-06",)))
    hard = difficulty_of(game, actor, by, Use(purpose, who))
    passed = attempt(game, Test(who, by, purpose, actor, answer=trip.kind), hard).passed
    game.tell(Intercepted(figure=who, target=actor, passed=passed, rules=("AE-INTC-03",)))
    if not passed:
        return path
    awaken(game, who, "AE-INTC-07")
    reach, climb = reach_of(game, who, actor), climb_to(game, who, actor)
    made = watched(game, Assault(who, "charge", (actor,), reach, climb=climb, into_charge=trip.kind == "charge"))
    if game.moment(FEARED, "go", who, made) != "go":
        end_activation(game, who)
        return path
    if shot_down(game, made, trip):
        end_activation(game, who)
        return path[:1]
    return stands_in_the_way(game, made, path, trip, spots)


@rule("AE-VAP-02", "AE-VAP-03")
def both_hurried(game: Game[Fray], who: Id, actor: Id) -> bool:
    """The tactic is used on both, who may use their boilers; do both live through it?"""
    for one in (who, actor):
        if game[one].in_play:
            game.moment(REACTED, None, one)
    return game[who].in_play and game[actor].in_play


@rule("AE-INTC-04", "AE-INTC-07", "AE-INTC-08", "AE-LOS-05", "AE-HARC-01")
def stands_in_the_way(
    game: Game[Fray], made: Assault, path: tuple[Point, ...], trip: Trip, spots: list[Point]
) -> tuple[Point, ...]:
    """The interceptor goes to its point, the actor up to it, perhaps with a shot; what is left of the actor's way."""
    who, actor = made.who, made.targets[0]
    spot = chosen_point(game, who, spots)
    rush = Trip("interception", made.limit, (actor,), ("AE-INTC-04",), game[who].at, made.climb)
    way = before_hidden(game, who, rush, (game[who].at, spot))
    step(game, who, rush, way)
    change_level(game, who, rush)
    face_onward(game, who, way)
    if game[who].in_play:
        game.moment(ARRIVED, None, who, rush)
    end_activation(game, who)
    if not game[who].in_play:
        return path
    cut = before_hidden(game, actor, trip, cut_at(game, who, actor, path))
    step(game, actor, replace(trip, rules=("AE-INTC-08",)), tuple(game.moment(MIDWAY, cut, actor, trip)))
    face_onward(game, actor, cut)
    rest = (cut[-1], *path[len(cut) - 1 :])
    if not game[who].in_play:
        return rest
    if game[actor].in_play and touch(game[who], game[actor]):
        game.tell(Assaulted(figure=who, kind="charge", targets=(actor,), rules=("AE-INTC-07",)))
        if from_above(made):
            dive(game, who)
        weigh(game, (who,), (actor,))
        game.moment(ASSAULTED, None, who, replace(made, path=way))
        if not met(who, trip) and forces_on(game, actor, who, trip):
            return breaks_through(game, who, actor, rest)
    return cut[-1:]


@rule("AE-TASS-01", "AE-TASS-03", "AE-INTC-07", "AE-INTC-08")
def shot_down(game: Game[Fray], made: Assault, trip: Trip) -> bool:
    """Before contact the interceptor may make its assault shot, and an actor whose target it is may, too; does one of
    them fall?"""
    who, actor = made.who, made.targets[0]
    if game.moment(BEFORE_CONTACT, "go", who, made) != "go":
        return True
    mine = Assault(actor, trip.kind, (who,), trip.limit, climb=trip.climb)
    return met(who, trip) and game.moment(BEFORE_CONTACT, "go", actor, mine) != "go"


@rule("AE-INTC-08")
def met(who: Id, trip: Trip) -> bool:
    """Is an interceptor the very target of the assault it stops?"""
    return trip.targets[:1] == (who,)


@rule("AE-INTC-08", "AE-FORC-01", "AE-INAL-01")
def why_no_passage(game: Game[Fray], actor: Id, who: Id, trip: Trip) -> Refusal | None:
    """An assault or a run, of somebody who lives and may, stopped by somebody who can be moved."""
    if trip.kind not in FORCING or not game[actor].in_play:
        return Refusal("no-way", ("AE-FORC-01",), {"figure": actor})
    return why_no_force(game, actor) or (not_moved(who) if steadfast(game, (who,)) else None)


@rule("AE-INTC-08", "AE-FORC-01", "AE-FORC-04")
def forces_on(game: Game[Fray], actor: Id, who: Id, trip: Trip) -> bool:
    """Whoever was stopped in an assault or a run may answer with Passage en force, unless nothing moves who stopped it;
    a failure ends its activation."""
    refusal = why_no_passage(game, actor, who, trip)
    if refusal is not None and not game.state.presses("passage"):
        return False
    words, cited = (("no", "yes"), ()) if refusal is None else (("no",), refusal.rules)
    if game.choose("passage", actor, words, "no", *dict.fromkeys(("AE-FORC-01", *cited))) != "yes":
        return False
    passed = forces(game, actor)
    if not passed:
        end_activation(game, actor)
    return passed


@rule("AE-FORC-03")
def breaks_through(game: Game[Fray], who: Id, actor: Id, rest: tuple[Point, ...]) -> tuple[Point, ...]:
    """The interceptor makes way; what is left of the actor's way, or nothing where somebody else stands in it now."""
    make_way(game, actor, frozenset((who,)), rest)
    return rest if passed_by(game, actor, game[who], game[who].at, rest) else rest[:1]


def chosen_point(game: Game[Fray], who: Id, spots: list[Point]) -> Point:
    """The interception point, as its player likes where there are two."""
    if len(spots) == 1:
        return spots[0]
    chosen: Point = choose_place(game, "interception", who, spots, "AE-INTC-04")
    return chosen


@rule("AE-INTC-08")
def cut_at(game: Game[Fray], who: Id, actor: Id, path: tuple[Point, ...]) -> tuple[Point, ...]:
    """The actor's way up to where it touches the interceptor."""
    ground = Ground(game.state.table, game[actor].base, (game[who].footprint,), angle=game[actor].angle)
    block = ground.blocked(path)
    if block is None:
        return path
    gone, made = 0.0, [path[0]]
    for a, b in pairwise(path):
        stretch = distance(a, b)
        if gone + stretch >= block.length:
            break
        made.append(b)
        gone += stretch
    return (*made, quantise(block.at))


# ---------------------------------------------------------------- vigilants before an action


@at(PERFORMS, "AE-VIGI-06", "AE-VIGI-07", "AE-VIGI-08", "AE-VIGI-09", "AE-VIGI-10")
def interrupted(game: Game[Fray], actor: Id, who: Id, action: str) -> Id:
    """Before an actor acts, or sets out, vigilants of the other side may be activated, one after the other."""
    side = game.state.other(game[who].side)
    if game.state.phase != "activation" or game[who].side != game.state.active:
        return actor
    pressed = game.state.presses("react") and action not in MOVES
    while game[who].in_play and ((able := watchful(game, side)) or pressed):
        options = [Option({"vigilant": one}, one, ("AE-VIGI-06",)) for one in able]
        options += [Option({"vigilant": one, "by": "MOU"}, one, ("AE-VIGI-07",)) for one in able]
        answer = ask_reaction(game, who, options, "AE-VIGI-06", partial(why_not_watching, game, side))
        if answer == "none":
            return actor
        awakes(game, answer["vigilant"], answer.get("by", "INI"), actor, action)
    return actor


def why_not_watching(game: Game[Fray], side: str, answer: Any) -> Refusal | None:
    """What keeps one of the other side from being activated before an action."""
    one = answer.get("vigilant") if isinstance(answer, dict) else None
    if one not in game.state.figures or game[one].side != side or one in watchful(game, side):
        return None
    return Refusal("does-not-watch", ("AE-VIGI-06",), {"figure": one})


@rule("AE-VIGI-07", "AE-VIGI-08", "AE-VIGI-09")
def awakes(game: Game[Fray], one: Id, by: str, who: Id, action: str, point: Point | None = None) -> None:
    """A test of INI, or of MOU for a movement: against the same of an actor that moves, else against its INI. It acts
    at once, or as the actor comes to a point of its way."""
    tried(game, one)
    against = by if action in MOVES or point is not None else "INI"
    hard = difficulty_of(game, leader_of(game, who), against, Use("vigilance", one))
    if attempt(game, Test(one, by, "vigilance", who, answer=action), hard).passed:
        if by == "MOU":
            game.tell(UseCounted(figure=one, name=BOUND, count=1, rules=("AE-VIGI-07",)))
        if point is None:
            act_now(game, one)
        else:
            waylay(game, one, who, point)


@at(BARRED, "AE-VIGI-07")
def bound_to_move(game: Game[Fray], value: tuple[str, ...], who: Id, action: str) -> tuple[str, ...]:
    """Whoever was activated by a test of MOU moves before it does anything else."""
    me = game[who]
    late = action in MOVES or DEEDS[action].nature == "free" or any(name in MOVES for name in me.done)
    return value if late or BOUND not in me.uses else (*value, "AE-VIGI-07")


@rule("AE-VIGI-10", "AE-VIGI-12", "AE-SEQ-08")
def act_now(game: Game[Fray], who: Id) -> None:
    """A vigilant is activated in the middle of the other's activation."""
    awaken(game, who, "AE-VIGI-10")
    if game.moment(AWAKES, "go", who) != "stop":
        while game[who].in_play and act(game, who) != DONE:
            pass
    end_activation(game, who)


@modifies(SHIFT, "Bond", "AE-BOND-03")
def leaper(game: Game[Fray], who: Id, test: Test) -> int:
    """-1 column for an interception of somebody who leaps, but for those who leap too."""
    caught = test.purpose == "interception" and "leap" in game[test.against].skills
    return -1 if caught and "leap" not in game[who].skills else 0


@modifies(SHIFT, "Rapidité", "AE-RAPI-02")
def swift(game: Game[Fray], who: Id, test: Test) -> int:
    """+2 columns for a swift interceptor, -2 if the intercepted is swift."""
    if test.purpose != "interception":
        return 0
    return 2 * ("swiftness" in game[who].skills) - 2 * ("swiftness" in game[test.against].skills)
